import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { savePostBody } from '#lib/contract/blog.ts';
import type { Db } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import { post, postAuthor, postCategory, postTag } from '#server/db/schema/blog.ts';
import { judge } from '#server/modules/blog/save-service.ts';
import { writePost, writeTags } from '#server/modules/blog/write-queries.ts';

export interface NewTerms {
  readonly categories: NewRows<typeof postCategory>;
  readonly authors: NewRows<typeof postAuthor>;
  readonly tags: NewRows<typeof postTag>;
}

/** A post in the form an administrator sends, with its id and creation time. */
export type NewPost = z.output<typeof savePostBody> & { readonly id: number; createdAt: Date };

/** Adds categories, authors and tags, with the given ids. */
export async function importTerms(tx: Db, { categories, authors, tags }: NewTerms): Promise<void> {
  await insertRows(tx, postCategory, categories);
  await insertRows(tx, postAuthor, authors);
  await insertRows(tx, postTag, tags);
  for (const table of [postCategory, postAuthor]) await advanceIdentity(tx, table);
}

/**
 * Adds posts without notifying storefronts, unlike `createPostService`.
 * @throws {ShopError} 422 like `createPostService`
 */
export async function importPosts(tx: Db, posts: readonly NewPost[]): Promise<void> {
  for (const each of posts) {
    const { id, createdAt } = each;
    const { row, named } = await judge(tx, each);
    await writePost(tx, undefined, { ...row, id, createdAt, updatedAt: createdAt });
    await writeTags(tx, id, named);
  }
  for (const table of [post, postTag]) await advanceIdentity(tx, table);
}

/** Updates the comment counts of all posts after comments were imported. */
export async function recountComments(tx: Db): Promise<void> {
  await tx.execute(sql`
    update post set comment_count = (
      select count(*) from post_comment c where c.post_id = post.id and c.state = 'shown')`);
}
