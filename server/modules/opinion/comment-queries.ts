import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { hold, insert, type Wording } from '#server/modules/opinion/write-queries.ts';

/** Whether a blog post is published, so that members can comment on it. */
export async function isPost(tx: Db, postId: number): Promise<boolean> {
  const query = sql`select id from post where id = ${postId} and published_time <= now()`;
  return (await rows(tx, query, z.object({ id: z.int() }))).length > 0;
}

/** The member's comment with the same text. */
export const holdSameComment = (tx: Db, memberId: number, postId: number, body: string) =>
  hold(
    tx,
    'comment',
    sql`o.member_id = ${memberId} and o.post_id = ${postId} and o.body = ${body}`,
  );

export const insertComment = (tx: Db, of: Wording & { postId: number; isShop: boolean }) =>
  insert(
    tx,
    sql`insert into post_comment (post_id, member_id, author, is_shop, body, state) values
      (${of.postId}, ${of.memberId}, ${of.author}, ${of.isShop}, ${of.body}, ${of.state})`,
  );
