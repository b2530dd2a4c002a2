import type { Address } from '#lib/contract/member-address.ts';
import { cardToCard, onDelivery } from '#lib/contract/codes.ts';
import { foldPlace } from '#lib/rules/pricing/freight.ts';
import type { Gateway } from '#server/gateways/gateway.ts';
import type { SellingSettings } from '#server/modules/order/stored.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

/** A way to pay. */
export interface PaymentWay {
  /** A gateway's name, `on-delivery` or `card-to-card`. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'gateway' | 'on-delivery' | 'card-to-card';
  /** Whether a gateway lends the amount, to be paid back in parts. */
  readonly isLent: boolean;
  /** Least and greatest total in toman. */
  readonly least: number;
  readonly most: number | null;
  /** Minutes for which its orders hold pieces; null until staff decide. */
  readonly holdMinutes: number | null;
  /** Hours until the receipt of a transfer must be there; null where none is asked for. */
  readonly hours: number | null;
  /** Towns where it is offered, folded; all when empty. */
  readonly cities: readonly string[];
}

/** What this module needs of a configured gateway. */
export interface GatewayChoice extends Pick<Gateway, 'name' | 'kind' | 'eligible'> {
  /** Persian, for shoppers. */
  readonly title: string;
  /** Least total in toman. */
  readonly minimum: number;
}

/** The gateways as they are now. */
export interface GatewayChoices {
  /** In the order in which they are offered. */
  offered(): readonly GatewayChoice[];
  /** Those that are not offered as well. */
  known(): readonly GatewayChoice[];
}

/** A way to pay, and why it cannot be chosen; null when it can. */
export interface Way extends PaymentWay {
  readonly refusal: string | null;
  /** The lender's words for the parts in which the total is paid back; null when it has not answered. */
  readonly instalments: string | null;
}

/** The configured gateways, then what the owner offers besides. */
export function paymentWays(
  gateways: readonly GatewayChoice[],
  { onDelivery: atDoor, cardToCard: byCard, holdMinutes }: SellingSettings,
): PaymentWay[] {
  const limits = { least: 0, most: null, cities: [], holdMinutes, isLent: false, hours: null };
  return [
    ...gateways.map(({ name, title, minimum, kind }) => ({
      ...limits,
      name,
      title,
      kind: 'gateway' as const,
      isLent: kind === 'instalments',
      least: minimum,
    })),
    ...(atDoor === null
      ? []
      : [
          {
            ...limits,
            name: onDelivery,
            title: orderTexts.onDelivery,
            kind: 'on-delivery' as const,
            most: atDoor.most,
            holdMinutes: null,
            cities: atDoor.cities.map(foldPlace),
          },
        ]),
    ...(byCard === null
      ? []
      : [
          {
            ...limits,
            name: cardToCard,
            title: orderTexts.cardToCard,
            kind: 'card-to-card' as const,
            holdMinutes: byCard.hours * 60,
            hours: byCard.hours,
          },
        ]),
  ];
}

interface Case {
  readonly total: number;
  readonly address: Address | null;
  /** Orders of the member that hold pieces without payment, and how many they may have. */
  readonly unpaidOrders: number;
  readonly mostUnpaid: number;
}

/** Whether an order would hold pieces without payment, and its member has as many of those as they may. */
export const isOverLimit = (
  { kind }: Pick<PaymentWay, 'kind'>,
  { total, unpaidOrders, mostUnpaid }: Omit<Case, 'address'>,
): boolean => kind !== 'gateway' && total > 0 && unpaidOrders >= mostUnpaid;

/** Why an order cannot be paid this way; null when it can. An order of 0 toman can be paid any way. */
export function refusalOfWay(way: PaymentWay, asked: Case): string | null {
  const { least, most, cities, title } = way;
  const { total, address } = asked;
  if (cities.length > 0 && address === null) return orderTexts.needsTown;
  if (address !== null && cities.length > 0 && !cities.includes(foldPlace(address.city))) {
    return orderTexts.notInTown(title);
  }
  if (isOverLimit(way, asked)) return orderTexts.tooManyUnpaid(asked.unpaidOrders);
  if (total > 0 && total < least) return orderTexts.tooLittle(least);
  return most !== null && total > most ? orderTexts.tooMuch(most) : null;
}
