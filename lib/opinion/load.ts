import { permanentRedirect } from 'next/navigation';
import type { Question, Review } from '#lib/contract/opinion.ts';
import { opinionsPath } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { getQuestions, getReviews } from '#lib/opinion/server.ts';
import { productPath } from '#lib/product/path.ts';
import { getProduct } from '#lib/product/server.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';

/** Parts of the address of a page of opinions, as Next passes them. */
export interface OpinionsAddress {
  id: string;
  slug: string;
  page: string;
}

/** A page of what is written of a product. */
export type LoadedOpinions = {
  product: GetDetailAnswer;
  total: number;
  page: number;
  pageCount: number;
} & ({ kind: 'reviews'; items: Review[] } | { kind: 'questions'; items: Question[] });

const lastPage = 10_000;

/**
 * Loads a page of opinions; null if there is none, for which the page answers 404. Redirects (308)
 * from an outdated slug, from page 1 to the product, and to the successor of a removed product.
 */
export async function loadOpinions(
  kind: LoadedOpinions['kind'],
  address: OpinionsAddress,
): Promise<LoadedOpinions | null> {
  const websiteCode = parseId(address.id);
  const page = parseId(address.page);
  if (websiteCode === null || page === null || page > lastPage) return null;
  const product = await getProduct(websiteCode);
  if (!product.found) {
    if (product.movedTo === null) return null;
    permanentRedirect(encodeURI(product.movedTo));
  }
  if (page === 1 || !samePart(address.slug, productPath(product.data))) {
    permanentRedirect(encodeURI(opinionsPath(kind, product.data, page)));
  }
  const loaded = { product: product.data, page };
  if (kind === 'reviews') {
    const reviews = await getReviews(websiteCode, page);
    return reviews.found ? { ...reviews.data, ...loaded, kind } : null;
  }
  const questions = await getQuestions(websiteCode, page);
  return questions.found ? { ...questions.data, ...loaded, kind } : null;
}
