import type { Variant } from '#lib/contract/product.ts';
import { rial } from '#lib/seo/offer-terms.ts';

/**
 * What link previews read of a product as `property`, which Next's metadata has no place for; prices in IRR.
 * @param shown the variant a page begins with
 */
export function productTags(shown: Variant | undefined): [property: string, content: string][] {
  const type: [string, string] = ['og:type', 'product'];
  if (shown === undefined || shown.price === null) return [type];
  return [
    type,
    ['product:availability', shown.availability === 1 ? 'in stock' : 'out of stock'],
    ['product:price:amount', String(shown.price * rial)],
    ['product:price:currency', 'IRR'],
  ];
}
