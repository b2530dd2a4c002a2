import { orderErrors } from '#lib/contract/codes.ts';
import type { OrderProblem } from '#lib/contract/order.ts';

/** Parts of the checkout page, in its order. */
export const groups = [
  'basket',
  'profile',
  'address',
  'delivery',
  'slot',
  'payment',
  'coupon',
  'note',
  'buyerName',
  'buyerNationalId',
  'buyerEconomicCode',
] as const;
export type Group = (typeof groups)[number];

/** Fields of the company of an invoice: each is a part of its own, with its error. */
export const buyerFields = {
  buyerName: 'name',
  buyerNationalId: 'nationalId',
  buyerEconomicCode: 'economicCode',
} as const;
export type BuyerGroup = keyof typeof buyerFields;
export const buyerGroups = ['buyerName', 'buyerNationalId', 'buyerEconomicCode'] as const;

/** Something to be settled before the order, at its part of the page. */
export interface Obstacle {
  readonly group: Group;
  readonly sentence: string;
}

const byField: Readonly<Record<string, Group>> = {
  AddressId: 'address',
  Delivery: 'delivery',
  Slot: 'slot',
  Payment: 'payment',
  Coupon: 'coupon',
  Note: 'note',
  'Buyer.name': 'buyerName',
  'Buyer.nationalId': 'buyerNationalId',
  'Buyer.economicCode': 'buyerEconomicCode',
  NationalCode: 'profile',
};

const byCode: Readonly<Record<string, Group>> = {
  [orderErrors.basketChanged]: 'basket',
  [orderErrors.outOfStock]: 'basket',
  [orderErrors.couponRefused]: 'coupon',
  [orderErrors.slotFull]: 'slot',
  [orderErrors.tooManyUnpaid]: 'payment',
};

const inOrder = (one: Obstacle, other: Obstacle): number =>
  groups.indexOf(one.group) - groups.indexOf(other.group);

/** The preview's problems, in the order of the page. */
export function obstaclesOf(problems: readonly OrderProblem[]): Obstacle[] {
  return problems
    .map(({ code, field, message }) => ({
      group: byCode[code] ?? byField[field ?? ''] ?? 'basket',
      sentence: message,
    }))
    .toSorted(inOrder);
}

interface RefusedStart {
  readonly code: string;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Where a refused start is shown: at the parts its code or fields name. Empty when it belongs to
 * none, such as a limit of requests.
 */
export function obstaclesOfRefusal({ code, sentence, fields }: RefusedStart): Obstacle[] {
  const group = byCode[code];
  if (group !== undefined) return [{ group, sentence }];
  return Object.entries(fields)
    .flatMap(([field, message]) => {
      const of = byField[field];
      return of === undefined ? [] : [{ group: of, sentence: message }];
    })
    .toSorted(inOrder);
}
