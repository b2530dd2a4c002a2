import type {
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  ShippingService,
} from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import {
  type ProductShipping,
  type ShopShipping,
  shippingOfProduct,
  shippingPrice,
} from '#lib/rules/pricing/shipping-terms.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

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
  /** Name of the page that states how goods are returned. */
  returnPage?: string | undefined;
  /** Whether it is taken back only as new. */
  onlySealed: boolean;
  /** Null if the shop does not state how it ships. */
  shipping: ProductShipping | null;
}

/**
 * Terms of a product, by its category path: large goods go by freight.
 * @param until the day until which its price holds
 */
export function offerTerms(
  { shipping, sealedCategories = [], ...terms }: SellingTerms,
  categories: readonly { id: number }[],
  until: string,
): OfferTerms {
  const path = categories.map(({ id }) => id);
  const onlySealed = path.some((id) => sealedCategories.includes(id));
  return { ...terms, until, onlySealed, shipping: shipping && shippingOfProduct(shipping, path) };
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
  returnPage,
  onlySealed = false,
}: Pick<SellingTerms, 'returnDays' | 'freeReturns' | 'returnPage'> & {
  onlySealed?: boolean;
}): MerchantReturnPolicyLeaf => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: freeReturns
    ? 'https://schema.org/FreeReturn'
    : 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  ...(onlySealed && { itemCondition: 'https://schema.org/NewCondition' as const }),
  ...(returnPage !== undefined && { merchantReturnLink: absoluteUrl(paths.page(returnPage)) }),
});

/** Shipping cost of a light item of that price, in IRR, and the delivery time in days. */
export function shippingDetails(
  shipping: ProductShipping,
  worth: number,
): OfferShippingDetailsLeaf {
  const { handlingDays, transitDays } = shipping;
  const price = shippingPrice(shipping, worth) ?? 0;
  const cost = price === 0 ? { value: 0 } : { maxValue: price * rial };
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
export function shippingService(shipping: ShopShipping): ShippingService {
  const { freeFrom, price, handlingDays, freight } = shipping;
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
      // If shipping is always free there is nothing below the limit, if it never is nothing above.
      ...(freeFrom === 0
        ? []
        : [
            condition(freeFrom === null ? { minValue: 0 } : { maxValue: (freeFrom - 1) * rial }, {
              maxValue: price * rial,
            }),
          ]),
      ...(freeFrom === null ? [] : [condition({ minValue: freeFrom * rial }, { value: 0 })]),
    ],
  };
}
