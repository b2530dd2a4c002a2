import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';

/** Rial to the toman: IRT is no ISO code, so prices for machines are in IRR (architecture, SEO rules). */
export const rial = 10;
const country = 'IR';

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

/** Who is not content sends it back within the shop's days; a defect costs the shopper nothing. */
export function returnPolicy({ returnDays }: Pick<OfferTerms, 'returnDays'>): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    '@id': sharedIds.returns,
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  };
}

/** What sending something of that price costs at most, in IRR, and how long it takes. */
export function shippingDetails(
  { shipping }: Pick<OfferTerms, 'shipping'>,
  price: number,
): OfferShippingDetails {
  const cost = price >= shipping.freeFrom ? { value: 0 } : { maxValue: shipping.most * rial };
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', ...cost, currency: 'IRR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(shipping.handlingDays),
      transitTime: days(shipping.transitDays),
    },
  };
}
