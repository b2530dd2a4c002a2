import { permanentRedirect, redirect } from 'next/navigation';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { getProduct } from '#lib/product/server.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';

/** The parts of a product's address, as Next hands them over. */
export interface ProductAddress {
  id: string;
  slug: string;
  /** Of the query; a page of its own, so that who cannot run scripts gets the price that was promised. */
  variant?: string;
}

/**
 * Reads a product by the parts of its address; null when there is none, which the page answers with
 * 404. Leaves with 308 to its right slug or to the successor of a removed one,
 * with 307 from a variant that the product does not have. The id's form is
 * checked before anything is looked up.
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
  // Not for good: it may come back. A number anybody can write makes no page.
  if (variant !== undefined && !isKnown) redirect(encodeURI(path));
  return answer.data;
}
