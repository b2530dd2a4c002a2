import type { Variant } from '#lib/contract/product.ts';
import { shownPrice } from '#lib/product/shown-price.ts';
import { rial } from '#lib/seo/offer-terms.ts';

/**
 * Open Graph `property` tags of a product, which Next's metadata cannot express; prices in IRR.
 * @param shown the page's initial variant
 */
export function productTags(shown: Variant | undefined): [property: string, content: string][] {
  const type: [string, string] = ['og:type', 'product'];
  if (shown === undefined) return [type];
  const price = shownPrice(shown);
  if (price === null) return [type, ['product:availability', 'out of stock']];
  return [
    type,
    ['product:availability', 'in stock'],
    ['product:price:amount', String(price * rial)],
    ['product:price:currency', 'IRR'],
  ];
}
