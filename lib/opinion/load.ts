import { permanentRedirect } from 'next/navigation';
import type { GetReviewsAnswer, Question, Review } from '#lib/contract/opinion.ts';
import { opinionsPath, reviewsPath } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import {
  allReviews,
  choiceOf,
  formatReviewQuery,
  type ReviewChoice,
} from '#lib/opinion/review-query.ts';
import { getQuestions, getReviews } from '#lib/opinion/server.ts';
import { productPath } from '#lib/product/path.ts';
import { getProduct } from '#lib/product/server.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';

/** Parts of the address of a page of opinions, as Next passes them. */
export interface OpinionsAddress {
  id: string;
  slug: string;
  page: string;
  /** Of reviews: the segment of another choice than all. */
  choice?: string;
}

/** A page of what is written of a product. */
export type LoadedOpinions = {
  product: GetDetailAnswer;
  total: number;
  page: number;
  pageCount: number;
} & (
  | ({ kind: 'reviews'; items: Review[]; choice: ReviewChoice } & Pick<GetReviewsAnswer, 'stars'>)
  | { kind: 'questions'; items: Question[] }
);

const lastPage = 10_000;

/** Public address of a page of reviews or questions. */
export function pathOf(
  kind: LoadedOpinions['kind'],
  product: { websiteCode: number; slug: string },
  page: number,
  choice: ReviewChoice,
): string {
  const query = formatReviewQuery(choice);
  return query === '' ? opinionsPath(kind, product, page) : reviewsPath(product, page) + query;
}

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
  const choice = address.choice === undefined ? allReviews : choiceOf(address.choice);
  if (choice === null) return null;
  const isFirst = page === 1 && address.choice === undefined;
  if (isFirst || !samePart(address.slug, productPath(product.data))) {
    permanentRedirect(encodeURI(pathOf(kind, product.data, page, choice)));
  }
  const loaded = { product: product.data, page };
  return kind === 'reviews' ? withReviews(loaded, choice) : withQuestions(loaded);
}

type Loaded = Pick<LoadedOpinions, 'product' | 'page'>;

async function withReviews(loaded: Loaded, choice: ReviewChoice): Promise<LoadedOpinions | null> {
  const reviews = await getReviews(loaded.product.websiteCode, loaded.page, choice);
  return reviews.found ? { ...reviews.data, ...loaded, kind: 'reviews', choice } : null;
}

async function withQuestions(loaded: Loaded): Promise<LoadedOpinions | null> {
  const questions = await getQuestions(loaded.product.websiteCode, loaded.page);
  return questions.found ? { ...questions.data, ...loaded, kind: 'questions' } : null;
}
