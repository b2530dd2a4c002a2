import type { Offer } from 'schema-dts';
import { variantKey } from '#lib/contract/paths.ts';
import type { Variant } from '#lib/contract/product.ts';
import { shippingPrice } from '#lib/rules/pricing/shipping-terms.ts';
import { shownPrice } from '#lib/product/shown-price.ts';
import {
  type OfferTerms,
  returnPolicy,
  rial,
  sharedIds,
  shippingDetails,
} from '#lib/seo/offer-terms.ts';

/** A variant whose price the page shows. */
export interface Offered {
  variant: Variant;
  /** Toman. */
  price: number;
}

/** The variants whose price the page shows: search engines may know no other price. */
export const offeredOf = (variants: readonly Variant[]): Offered[] =>
  variants.flatMap((variant) => {
    const price = shownPrice(variant);
    return price === null ? [] : [{ variant, price }];
  });

/** Identifies a variant, by the same key as in price lists. */
export const identityOf = (websiteCode: number, { id, gtin }: Variant) => ({
  sku: variantKey(websiteCode, id),
  ...(gtin && { gtin }),
});

/** The price before the discount, which the page strikes through. */
const struckThrough = ({ oldPrice }: Variant) =>
  oldPrice === null
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          priceType: 'https://schema.org/StrikethroughPrice' as const,
          price: oldPrice * rial,
          priceCurrency: 'IRR',
        },
      };

/**
 * Writes the offers of a page. A page has as many offers as prices, so shared data is written
 * once in the first and referenced by the others: each shipping cost, and the return policy.
 */
export function offerWriter(terms: OfferTerms | null) {
  const written = new Set<string>();
  const once = <T extends object>(id: string, whole: () => T) => {
    if (written.has(id)) return { '@id': id };
    written.add(id);
    return { ...whole(), '@id': id };
  };
  const sendingOf = (price: number, { shipping }: OfferTerms) => {
    if (shipping === null) return {};
    const cost = shippingPrice(shipping, price);
    if (cost === null) return {};
    const id = `${sharedIds.shipping}${cost === 0 ? '-free' : ''}`;
    return { shippingDetails: once(id, () => shippingDetails(shipping, price)) };
  };
  const termsOf = (price: number) => {
    if (terms === null) return {};
    return {
      priceValidUntil: terms.until,
      ...sendingOf(price, terms),
      hasMerchantReturnPolicy: once(sharedIds.returns, () => returnPolicy(terms)),
    };
  };
  return ({ variant, price }: Offered, url: string): Offer => ({
    '@type': 'Offer',
    url,
    price: price * rial,
    priceCurrency: 'IRR',
    ...struckThrough(variant),
    availability: 'https://schema.org/InStock',
    ...termsOf(price),
  });
}
