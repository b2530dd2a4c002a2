import { permanentRedirect } from 'next/navigation';
import { getPricePage } from '#lib/price-list/server.ts';
import type { GetPricePageAnswer } from '#lib/contract/price-list.ts';
import { brandPricesPath } from '#lib/contract/price-paths.ts';
import { paths } from '#lib/contract/paths.ts';
import { parseId } from '#lib/text/path-part.ts';

/** Parts of a price list's address, percent-encoded as Next passes them. */
export interface PriceAddress {
  id: string;
  slug: string;
  /** Number and slug of a brand. */
  brand?: string;
  brandSlug?: string;
  page?: string;
}

export interface LoadedPrices {
  categoryId: number;
  prices: GetPricePageAnswer;
}

/** Loads the price list of the whole shop. */
export async function loadAllPrices(): Promise<LoadedPrices | null> {
  const answer = await getPricePage(0, 1);
  return answer.found ? { categoryId: 0, prices: answer.data } : null;
}

/**
 * Loads the price list of a category, or of a brand in it; null if there is none, for which the page answers 404.
 * Redirects (308) from an outdated slug, and from page 1 to the address without it. All parts are
 * validated before any look-up.
 */
export async function loadPrices(address: PriceAddress): Promise<LoadedPrices | null> {
  const id = parseId(address.id);
  const page = parseId(address.page ?? '1');
  const brand = address.brand === undefined ? 0 : parseId(address.brand);
  if (id === null || brand === null || page === null || page > 100_000) return null;
  const answer = await getPricePage(id, page, brand);
  if (!answer.found) return null;
  const prices = answer.data;
  if (address.page === '1' || !hasSlugs(address, prices)) {
    permanentRedirect(encodeURI(pricesPath(id, prices, page)));
  }
  return { categoryId: id, prices };
}

/** Raw path of a page of a price list. */
export const pricesPath = (
  id: number,
  { slug, brand }: Pick<GetPricePageAnswer, 'slug' | 'brand'>,
  page = 1,
): string =>
  brand === null ? paths.priceList(id, slug, page) : brandPricesPath({ id, slug }, brand, page);

const hasSlugs = (address: PriceAddress, { slug, brand }: GetPricePageAnswer): boolean =>
  isSlug(address.slug, slug) && (brand === null || isSlug(address.brandSlug ?? '', brand.slug));

function isSlug(encoded: string, slug: string): boolean {
  try {
    return decodeURIComponent(encoded) === slug;
  } catch {
    return false;
  }
}
