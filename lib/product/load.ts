import { permanentRedirect } from 'next/navigation';
import { getProduct } from '#lib/api/server.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { parseId, samePart } from '#lib/listing/path-part.ts';
import { productPath } from '#lib/product/path.ts';

/**
 * Reads a product by the parts of its address; null when there is none, which the page answers with
 * 404. Leaves with 308 to its right slug or to the successor of a removed one. The id's form is
 * checked before anything is looked up.
 */
export async function loadProduct(address: {
  id: string;
  slug: string;
}): Promise<GetDetailAnswer | null> {
  const code = parseId(address.id);
  if (code === null) return null;
  const answer = await getProduct(code);
  if (!answer.found) {
    if (answer.movedTo === null) return null;
    permanentRedirect(encodeURI(answer.movedTo));
  }
  const path = productPath(answer.data);
  if (!samePart(address.slug, path)) permanentRedirect(encodeURI(path));
  return answer.data;
}
