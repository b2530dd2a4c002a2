import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type JudgedReviewPicture, judgedReviewPicture } from '#lib/contract/review.ts';
import { type Db, rows } from '#server/db/database.ts';
import { reviewPicture } from '#server/db/schema/opinion.ts';
import { removal, type Statement } from '#server/db/statement.ts';

interface NewPicture {
  readonly memberId: number;
  readonly whole: Uint8Array;
  readonly small: Uint8Array;
}

/** @returns its id */
export async function insertPicture(db: Db, picture: NewPicture): Promise<string> {
  const [made] = await db.insert(reviewPicture).values(picture).returning({ id: reviewPicture.id });
  return made?.id ?? '';
}

/** Keeps the newest loose pictures of a member; older ones were removed from a form that was not sent. */
export async function dropLoosePictures(db: Db, memberId: number, most: number): Promise<void> {
  await db.execute(sql`delete from review_picture where id in (
    select id from review_picture where member_id = ${memberId} and review_id is null
    order by created_at desc, id offset ${most})`);
}

interface Given {
  readonly memberId: number;
  readonly reviewId: number;
  readonly pictures: readonly string[];
}

/** Makes these the pictures of a review, in their order, and removes its others. Resolves to how many it has. */
export async function attachPictures(
  tx: Db,
  { memberId, reviewId, pictures }: Given,
): Promise<number> {
  const ids = sql`${sql.param([...pictures])}::uuid[]`;
  await tx.execute(
    sql`delete from review_picture where review_id = ${reviewId} and not id = any(${ids})`,
  );
  const given = await rows(
    tx,
    sql`update review_picture set review_id = ${reviewId}, position = array_position(${ids}, id)
      where id = any(${ids}) and member_id = ${memberId} and (review_id is null or review_id = ${reviewId})
      returning 1 as one`,
    z.object({ one: z.int() }),
  );
  return given.length;
}

const bytes = z.object({ bytes: z.instanceof(Uint8Array) });

const shownFile = (size: 'whole' | 'small') =>
  ({
    name: `opinion-picture-${size}`,
    text: `select c.${size} as bytes from review_picture c join review r on r.id = c.review_id
      join product p on p.id = r.product_id
      where c.id = $1::uuid and r.state = 'shown' and not c.is_refused and p.removed_at is null`,
    row: bytes,
  }) satisfies Statement<unknown>;

/** A picture that everybody may see. Values: id. */
export const readShownPicture = { whole: shownFile('whole'), small: shownFile('small') };

/** A picture of this member; of anybody when the member is null. Values: id, member. */
export const readAnyPicture = {
  name: 'opinion-picture-any',
  text: `select whole as bytes from review_picture
    where id = $1::uuid and ($2::bigint is null or member_id = $2)`,
  row: bytes,
} satisfies Statement<unknown>;

export async function judgePicture(tx: Db, id: string, isRefused: boolean): Promise<void> {
  await tx.execute(sql`update review_picture set is_refused = ${isRefused} where id = ${id}::uuid`);
}

export async function readPicturesOf(
  tx: Db,
  reviewId: number,
): Promise<JudgedReviewPicture['pictures']> {
  return rows(
    tx,
    sql`select id, is_refused as "isRefused" from review_picture where review_id = ${reviewId} order by position`,
    judgedReviewPicture.shape.pictures.element,
  );
}

/** Deletes a batch of pictures that were sent a day ago and that no review names. */
export const removeLoosePictures = removal({
  name: 'opinion-remove-loose-pictures',
  table: 'review_picture',
  key: 'id',
  since: 'created_at',
  before: `now() - interval '1 day'`,
  only: 'review_id is null',
});
