import { sql } from 'drizzle-orm';
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

/** A picture that a buyer took of a product. */
export interface NewPicture {
  readonly productId: number;
  readonly position: number;
  /** WebP. */
  readonly whole: Uint8Array;
  readonly small: Uint8Array;
}

/** Adds pictures to the most helpful written review of each product; those of products without one are left out. */
export async function importPictures(tx: Db, pictures: readonly NewPicture[]): Promise<void> {
  for (const { productId, position, whole, small } of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await tx.execute(sql`insert into review_picture (review_id, position, whole, small)
      select id, ${position}::int, ${whole}::bytea, ${small}::bytea from review
      where product_id = ${productId} and state = 'shown' and body <> '' order by helpful desc, id limit 1`);
  }
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
