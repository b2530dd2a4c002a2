import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';
import { rial } from '#lib/seo/offer-terms.ts';

/**
 * Open Graph `property` tags of a product, which Next's metadata cannot express; prices in IRR.
 * @param shown the page's initial variant
 */
export function productTags(shown: Variant | undefined): [property: string, content: string][] {
  const type: [string, string] = ['og:type', 'product'];
  if (shown === undefined || shown.price === null) return [type];
  return [
    type,
    [
      'product:availability',
      shown.availability === availabilityCodes.available ? 'in stock' : 'out of stock',
    ],
    ['product:price:amount', String(shown.price * rial)],
    ['product:price:currency', 'IRR'],
  ];
}
