import type {
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  ShippingService,
} from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';

/** Rial to the toman: IRT is no ISO code, so prices for machines are in IRR (architecture, SEO rules). */
export const rial = 10;
const country = 'IR';

const destination = { '@type': 'DefinedRegion' as const, addressCountry: country };

type SellingTerms = NonNullable<MasterData['shop']['terms']>;

/** On what terms one product is sold. */
export interface OfferTerms {
  /** The day until which the prices of the page hold at least. */
  until: string;
  returnDays: number;
  freeReturns: boolean;
  shipping: Omit<SellingTerms['shipping'], 'freight' | 'most'> & {
    /** Toman; null where who receives it pays what the carrier asks. */
    most: number | null;
  };
}

/**
 * The terms of a product by the categories on the way to it: what is large goes by freight.
 * @param until the day until which its price holds
 */
export function offerTerms(
  { shipping: { freight, ...shipping }, ...terms }: SellingTerms,
  categories: readonly { id: number }[],
  until: string,
): OfferTerms {
  const isLarge =
    freight !== undefined && categories.some(({ id }) => freight.categories.includes(id));
  return {
    ...terms,
    until,
    shipping: isLarge ? { ...shipping, most: null, transitDays: freight.transitDays } : shipping,
  };
}

/** Names within the page for what all its offers share. */
export const sharedIds = { returns: '#returns', shipping: '#shipping' } as const;

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Who is not content sends it back within the shop's days; a defect costs the shopper nothing. */
export const returnPolicy = ({
  returnDays,
  freeReturns,
}: Pick<SellingTerms, 'returnDays' | 'freeReturns'>): MerchantReturnPolicyLeaf => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: freeReturns
    ? 'https://schema.org/FreeReturn'
    : 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
});

/** What sending something of that price costs at most, in IRR, and how many days it takes. */
export function shippingDetails(
  { freeFrom, most, handlingDays, transitDays }: OfferTerms['shipping'],
  price: number,
): OfferShippingDetailsLeaf {
  const cost = price >= freeFrom || most === null ? { value: 0 } : { maxValue: most * rial };
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: destination,
    shippingRate: { '@type': 'MonetaryAmount', ...cost, currency: 'IRR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

const amount = (span: object) => ({
  '@type': 'MonetaryAmount' as const,
  ...span,
  currency: 'IRR',
});
const period = (span: readonly [number, number]) => ({
  '@type': 'ServicePeriod' as const,
  duration: days(span),
});

/** How the shop sends things: what it costs by the worth of an order, and how many days it takes. */
export function shippingService({ shipping }: Pick<SellingTerms, 'shipping'>): ShippingService {
  const { freeFrom, most, handlingDays, freight } = shipping;
  // Of large goods only their own pages can say more.
  const [least, longest] = shipping.transitDays;
  const transitDays = [least, Math.max(longest, freight?.transitDays[1] ?? 0)] as const;
  const condition = (orderValue: object, shippingRate: object) => ({
    '@type': 'ShippingConditions' as const,
    shippingDestination: destination,
    orderValue: amount(orderValue),
    shippingRate: amount(shippingRate),
    transitTime: period(transitDays),
  });
  return {
    '@type': 'ShippingService',
    handlingTime: period(handlingDays),
    shippingConditions: [
      // Where sending is always free nothing is below the limit.
      ...(freeFrom <= 0
        ? []
        : [condition({ maxValue: (freeFrom - 1) * rial }, { maxValue: most * rial })]),
      condition({ minValue: freeFrom * rial }, { value: 0 }),
    ],
  };
}
