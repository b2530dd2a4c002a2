import type {
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  ShippingService,
} from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';

/** Rial per toman: IRT is not an ISO code, so structured data has prices in IRR. */
export const rial = 10;
const country = 'IR';

const destination = { '@type': 'DefinedRegion' as const, addressCountry: country };

type SellingTerms = NonNullable<MasterData['shop']['terms']>;

/** Terms of sale of one product. */
export interface OfferTerms {
  /** The last day on which the page's prices are certain to hold. */
  until: string;
  returnDays: number;
  freeReturns: boolean;
  shipping: Omit<SellingTerms['shipping'], 'freight' | 'most'> & {
    /** Toman; null if the receiver pays the carrier. */
    most: number | null;
  };
}

/**
 * Terms of a product, by its category path: large goods go by freight.
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

/** Ids within the page for data shared by all its offers. */
export const sharedIds = { returns: '#returns', shipping: '#shipping' } as const;

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Returns within the shop's period; for defects they are free. */
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

/** Maximum shipping cost of an item of that price, in IRR, and the delivery time in days. */
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

/** Shipping of the shop: cost by order value, and delivery time in days. */
export function shippingService({ shipping }: Pick<SellingTerms, 'shipping'>): ShippingService {
  const { freeFrom, most, handlingDays, freight } = shipping;
  // Freight is described on the products' own pages only.
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
      // If shipping is always free there is nothing below the limit.
      ...(freeFrom <= 0
        ? []
        : [condition({ maxValue: (freeFrom - 1) * rial }, { maxValue: most * rial })]),
      condition({ minValue: freeFrom * rial }, { value: 0 }),
    ],
  };
}
