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

/** On what terms the shop sells, and the day until which the prices of a page hold at least. */
export type OfferTerms = NonNullable<MasterData['shop']['terms']> & { until: string };

/** Names within the page for what all its offers share. */
export const sharedIds = { returns: '#returns', shipping: '#shipping' } as const;

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What a product's page says of giving back; the shop's own node says the rest of it. */
export const returnPolicy = ({
  returnDays,
}: Pick<OfferTerms, 'returnDays'>): MerchantReturnPolicyLeaf => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
});

/** Who is not content sends it back within the shop's days; a defect costs the shopper nothing. */
export const wholeReturnPolicy = (
  terms: Pick<OfferTerms, 'returnDays'>,
): MerchantReturnPolicyLeaf => ({
  ...returnPolicy(terms),
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
});

/** What sending something of that price costs at most, in IRR, and how many days it is on its way. */
export function shippingDetails(
  { shipping }: Pick<OfferTerms, 'shipping'>,
  price: number,
): OfferShippingDetailsLeaf {
  const cost = price >= shipping.freeFrom ? { value: 0 } : { maxValue: shipping.most * rial };
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: destination,
    shippingRate: { '@type': 'MonetaryAmount', ...cost, currency: 'IRR' },
    deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days(shipping.transitDays) },
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
export function shippingService({ shipping }: Pick<OfferTerms, 'shipping'>): ShippingService {
  const { freeFrom, most, handlingDays, transitDays } = shipping;
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
