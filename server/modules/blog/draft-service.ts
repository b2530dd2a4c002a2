import type { z } from 'zod';
import type { BlogDetailAnswer, savePostBody } from '#lib/contract/blog.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';
import { getPost } from '#server/modules/blog/service.ts';
import { publishNow } from '#server/modules/blog/write-queries.ts';

interface Draft {
  tx: Db;
  /** The database as the transaction sees it. */
  inside: Database;
  posts: Pick<PostService, 'save'>;
  /** Member id of the staff. */
  by: number;
  body: z.output<typeof savePostBody>;
}

/**
 * The page of a post that is being written; in a transaction that is taken back. It is saved as a draft, which may lack
 * what a published post must have.
 */
export async function draftOfPost({
  tx,
  inside,
  posts,
  by,
  body,
}: Draft): Promise<BlogDetailAnswer> {
  const { id } = await posts.save(by, { ...body, publishedTime: null }, tx);
  await publishNow(tx, id, body.publishedTime);
  return getPost(inside, id);
}
