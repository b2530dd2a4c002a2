import { permanentRedirect, redirect } from 'next/navigation';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { getProduct } from '#lib/product/server.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';

/** Parts of a product's address, as Next passes them. */
export interface ProductAddress {
  id: string;
  slug: string;
  /**
   * From the query. Each variant has a page of its own, so that clients without JavaScript get its
   * price too.
   */
  variant?: string;
}

/**
 * Loads a product by its address; null if there is none, for which the page answers 404. Redirects
 * (308) to the current slug or to the successor of a removed product, and (307) from a variant the
 * product does not have. The id is validated before any look-up.
 */
export async function loadProduct(address: ProductAddress): Promise<GetDetailAnswer | null> {
  const websiteCode = parseId(address.id);
  if (websiteCode === null) return null;
  const answer = await getProduct(websiteCode);
  if (!answer.found) {
    if (answer.movedTo === null) return null;
    permanentRedirect(encodeURI(answer.movedTo));
  }
  const path = productPath(answer.data);
  if (!samePart(address.slug, path)) permanentRedirect(encodeURI(path));
  const { variant } = address;
  const isKnown = answer.data.variants.some(({ id }) => String(id) === variant);
  // Temporary, because the variant may come back. An invented variant must not create a page.
  if (variant !== undefined && !isKnown) redirect(encodeURI(path));
  return answer.data;
}
