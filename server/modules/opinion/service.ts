import {
  type GetQuestionsAnswer,
  type GetReviewsAnswer,
  type GetReviewsBody,
  opinionPageSize,
} from '#lib/contract/opinion.ts';
import type { Database } from '#server/db/database.ts';
import { pageOf } from '#server/modules/opinion/pages.ts';
import { readQuestions, readReviews } from '#server/modules/opinion/queries.ts';

/** @throws {ShopError} 404 for an unknown or removed product and for a page past the last */
export async function getReviews(
  database: Database,
  { WebsiteCode, page, sort, stars }: GetReviewsBody,
): Promise<GetReviewsAnswer> {
  const values = [WebsiteCode, before(page), stars ?? null];
  const [found] = await database.run(readReviews[sort], values);
  const { stars: counts, points } = found ?? { stars: [], points: { good: [], bad: [] } };
  return { ...pageOf(found, page, opinionPageSize), stars: counts, points };
}

/** @throws {ShopError} like `getReviews` */
export async function getQuestions(
  database: Database,
  websiteCode: number,
  page: number,
): Promise<GetQuestionsAnswer> {
  const [found] = await database.run(readQuestions, [websiteCode, before(page)]);
  return pageOf(found, page, opinionPageSize);
}

const before = (page: number): number => (page - 1) * opinionPageSize;
