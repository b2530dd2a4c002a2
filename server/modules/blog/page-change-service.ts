import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import type { Db } from '#server/db/database.ts';
import { countComments } from '#server/modules/blog/write-queries.ts';
import { announce } from '#server/outbox/announce.ts';

/** Invalidates a post's page after its visible comments changed, in the transaction of that change. */
export async function spreadComments(tx: Db, postId: number): Promise<void> {
  const found = await countComments(tx, postId);
  if (!found) return;
  const pages = found.isShown ? [paths.post(postId, found.slug)] : [];
  await announce(tx, { tags: [tags.post(postId)], paths: pages });
}
