import {
  type GetQuestionsAnswer,
  type GetReviewsAnswer,
  opinionPageSize,
} from '#lib/contract/opinion.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { readQuestions, readReviews } from '#server/modules/opinion/queries.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';

/** @throws {ShopError} 404 for an unknown or removed product and for a page past the last */
export async function getReviews(
  database: Database,
  websiteCode: number,
  page: number,
): Promise<GetReviewsAnswer> {
  const [found] = await database.run(readReviews, [websiteCode, before(page)]);
  return { ...pageOf(found, page), stars: found?.stars ?? [] };
}

/** @throws {ShopError} as `getReviews` */
export async function getQuestions(
  database: Database,
  websiteCode: number,
  page: number,
): Promise<GetQuestionsAnswer> {
  const [found] = await database.run(readQuestions, [websiteCode, before(page)]);
  return pageOf(found, page);
}

const before = (page: number): number => (page - 1) * opinionPageSize;

function pageOf<Item>(found: { items: Item[]; total: number } | undefined, page: number) {
  const pageCount = Math.ceil((found?.total ?? 0) / opinionPageSize);
  if (!found || page > Math.max(1, pageCount)) {
    throw new ShopError(404, 'PRODUCT_NOT_FOUND', opinionTexts.unknownProduct);
  }
  return { items: found.items, total: found.total, page, pageCount };
}
