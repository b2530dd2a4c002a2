import type { AdminPost } from '#lib/contract/admin-post.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { readAdminPost } from '#server/modules/blog/staff-queries.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { holdPost } from '#server/modules/blog/write-queries.ts';

const unknownPost = () => new ShopError(404, 'POST_NOT_FOUND', blogTexts.unknownPost);

/**
 * A post before a change; its row is locked.
 * @throws {ShopError} 404; 409 `STALE` with the post as it is now
 */
export async function holdRevision(tx: Db, { id, revision }: { id: number; revision: number }) {
  const place = await holdPost(tx, id);
  if (!place) throw unknownPost();
  const post = await savedPost(tx, id);
  if (post.revision === revision) return { place, post };
  throw new ShopError(409, 'STALE', blogTexts.stale, {
    fields: { version: String(post.revision) },
    now: post,
  });
}

/** The post as staff see it, in a transaction that has it. */
export async function savedPost(tx: Db, id: number): Promise<AdminPost> {
  const found = await readAdminPost(tx, id);
  if (found === null) throw unknownPost();
  return found;
}

/** What is recorded of a post: everything but its text. */
export function recorded(post: AdminPost) {
  const { title, slug, state, publishedTime, image, imageAlt, summary } = post;
  const [category, author] = [post.category.slug, post.author.slug];
  const tags = post.tags.map(({ slug: tag }) => tag);
  const letters = post.bodyHtml.length;
  return {
    title,
    slug,
    state,
    publishedTime,
    image,
    imageAlt,
    summary,
    category,
    author,
    tags,
    letters,
  };
}
