import type { Db } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import { answer, postComment, question, review } from '#server/db/schema/opinion.ts';
import { recountComments } from '#server/modules/blog/import-service.ts';
import { syncRatings } from '#server/modules/opinion/ratings.ts';

export type NewReview = typeof review.$inferInsert;
export type NewQuestion = typeof question.$inferInsert;
export type NewAnswer = typeof answer.$inferInsert;

/** Customers' opinions of products, with given ids of questions. */
export interface NewOpinions {
  readonly reviews: readonly NewReview[];
  readonly questions: readonly NewQuestion[];
  readonly answers: readonly NewAnswer[];
}

/** Adds opinions of products. Can be called batch by batch; `finishOpinions` counts the stars. */
export async function importOpinions(tx: Db, added: NewOpinions): Promise<void> {
  await insertRows(tx, review, added.reviews);
  await insertRows(tx, question, added.questions);
  await insertRows(tx, answer, added.answers);
}

/** Counts the stars of all products. Call it once, before their lists are updated. */
export async function finishOpinions(tx: Db): Promise<void> {
  await advanceIdentity(tx, question);
  await syncRatings(tx, 'all');
}

/** Adds comments on posts. */
export async function importComments(tx: Db, comments: NewRows<typeof postComment>): Promise<void> {
  await insertRows(tx, postComment, comments);
  await recountComments(tx);
}
