import { paths } from '#lib/contract/paths.ts';

// Not among `paths`, all of which pages of the shop load.

/** Key of the plain form that leads from a category's price list to that of a brand in it. */
export const brandKey = 'brand';

interface Part {
  readonly id: number;
  readonly slug: string;
}

/** Raw path of the price list of a brand in a category; pages count from 1. */
export function brandPricesPath(category: Part, brand: Part, page = 1): string {
  const first = `${paths.priceList(category.id, category.slug)}/brand/${brand.id}/${brand.slug}`;
  return page === 1 ? first : `${first}/${page}`;
}
