import { permanentRedirect } from 'next/navigation';
import { getPricePage } from '#lib/price-list/server.ts';
import type { GetPricePageAnswer } from '#lib/contract/price-list.ts';
import { paths } from '#lib/contract/paths.ts';
import { parseId } from '#lib/text/path-part.ts';

/** Parts of a price list's address, percent-encoded as Next passes them. */
export interface PriceAddress {
  id: string;
  slug: string;
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
 * Loads the price list of a category; null if there is none, for which the page answers 404.
 * Redirects (308) from an outdated slug, and from page 1 to the address without it. All parts are
 * validated before any look-up.
 */
export async function loadPrices(address: PriceAddress): Promise<LoadedPrices | null> {
  const id = parseId(address.id);
  const page = parseId(address.page ?? '1');
  if (id === null || page === null || page > 100_000) return null;
  const answer = await getPricePage(id, page);
  if (!answer.found) return null;
  const { slug } = answer.data;
  if (address.page === '1' || !isSlug(address.slug, slug)) {
    permanentRedirect(encodeURI(paths.priceList(id, slug, page)));
  }
  return { categoryId: id, prices: answer.data };
}

function isSlug(encoded: string, slug: string): boolean {
  try {
    return decodeURIComponent(encoded) === slug;
  } catch {
    return false;
  }
}
