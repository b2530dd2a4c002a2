import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { post, postTag, postTagged } from '#server/db/schema/blog.ts';
import { removal } from '#server/db/statement.ts';

const terms = z.object({
  category: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
  author: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
  hasPicture: z.boolean(),
});

/** Looks up a post's category, author and picture; null for unknown ones. */
export async function readTerms(
  tx: Db,
  asked: { category: string; author: string; pictureHash: string },
) {
  const [found] = await rows(
    tx,
    sql`select
      (select json_build_object('id', id, 'title', title, 'slug', slug)
        from post_category where slug = ${asked.category}) as category,
      (select json_build_object('id', id, 'title', title, 'slug', slug)
        from post_author where slug = ${asked.author}) as author,
      exists (select from picture where hash = ${asked.pictureHash}) as "hasPicture"`,
    terms,
  );
  return found ?? { category: null, author: null, hasPicture: false };
}

/** By the database's clock, like the pages. */
const isShownNow = sql<boolean>`coalesce(published_time <= now(), false)`;

/** What determines the pages of a post. */
export interface PostPlace {
  readonly slug: string;
  readonly categorySlug: string;
  readonly authorSlug: string;
  readonly tagSlugs: readonly string[];
  readonly isShown: boolean;
  /** WebsiteCodes of its products. */
  readonly products: readonly number[];
}

const place = z.object({
  slug: z.string(),
  categorySlug: z.string(),
  authorSlug: z.string(),
  tagSlugs: z.array(z.string()),
  isShown: z.boolean(),
  products: z.array(z.int()),
});

/** The current place of a post; locks it until the transaction ends. */
export async function holdPost(tx: Db, id: number): Promise<PostPlace | undefined> {
  const [found] = await rows(
    tx,
    sql`select p.slug, c.slug as "categorySlug", a.slug as "authorSlug", ${isShownNow} as "isShown", p.products,
        array(select t.slug from post_tagged d join post_tag t on t.id = d.tag_id where d.post_id = p.id) as "tagSlugs"
      from post p join post_category c on c.id = p.category_id join post_author a on a.id = p.author_id
      where p.id = ${id} for update of p`,
    place,
  );
  return found;
}

/** Publishes a post at a time, or now if that is to come or null. */
export async function publishNow(tx: Db, id: number, time: string | null): Promise<void> {
  await tx
    .update(post)
    .set({ publishedTime: sql`least(coalesce(${time}::timestamptz, now()), now())` })
    .where(eq(post.id, id));
}

type PostRow = typeof post.$inferInsert;

/** Inserts a post, or updates the one with this id. */
export async function writePost(
  tx: Db,
  id: number | undefined,
  row: PostRow,
): Promise<{ id: number; isShown: boolean }> {
  const returned = { id: post.id, isShown: isShownNow };
  const written =
    id === undefined
      ? await tx.insert(post).values(row).returning(returned)
      : await tx
          .update(post)
          .set({ ...row, revision: sql`revision + 1`, updatedAt: sql`now()` })
          .where(eq(post.id, id))
          .returning(returned);
  const [made] = written;
  if (!made) throw new Error('Nothing was written.');
  return made;
}

/** Links a post to its tags, in their order; creates missing tags. */
export async function writeTags(
  tx: Db,
  postId: number,
  tags: readonly { title: string; slug: string }[],
): Promise<void> {
  await tx.delete(postTagged).where(eq(postTagged.postId, postId));
  if (tags.length === 0) return;
  // Sorted, so that two transactions that create the same tags do not deadlock.
  const inOrder = tags.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  await tx.insert(postTag).values(inOrder).onConflictDoNothing({ target: postTag.slug });
  await tx.execute(sql`insert into post_tagged (post_id, tag_id, position)
    select ${postId}, t.id, wanted.n - 1
    from unnest(${sql.param(tags.map(({ slug }) => slug))}::text[]) with ordinality wanted (slug, n)
    join post_tag t on t.slug = wanted.slug`);
}

/** Puts a post into the bin, where it is not published. */
export async function binPost(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`update post set binned_at = now(), time_before_bin = published_time,
    published_time = null, revision = revision + 1, updated_at = now() where id = ${id}`);
}

const brought = z.object({ isShown: z.boolean(), publishedTime: z.string().nullable() });

/** Takes a post out of the bin, published as it was. */
export async function unbinPost(tx: Db, id: number) {
  const [found] = await rows(
    tx,
    sql`update post set binned_at = null, published_time = time_before_bin, time_before_bin = null,
        revision = revision + 1, updated_at = now()
      where id = ${id}
      returning ${isShownNow} as "isShown", ${sql.raw(iso('published_time'))} as "publishedTime"`,
    brought,
  );
  return found;
}

/** Deletes a batch of posts that were put into the bin 30 days ago, with their comments. */
export const removeOldPosts = removal({
  name: 'blog-empty-bin',
  table: 'post',
  key: 'id',
  since: 'binned_at',
  before: `now() - interval '30 days'`,
});

const changed = z.object({ slug: z.string(), isShown: z.boolean() });

/**
 * Updates the number of a post's visible comments; does nothing for a deleted post. The post is locked by a
 * statement of its own first: a count in the same statement would use the snapshot from before the wait.
 */
export async function countComments(tx: Db, id: number) {
  await tx.execute(sql`select from post where id = ${id} for no key update`);
  const [found] = await rows(
    tx,
    sql`update post set comment_count = (
        select count(*) from post_comment where post_id = ${id} and state = 'shown')
      where id = ${id}
      returning slug, ${isShownNow} as "isShown"`,
    changed,
  );
  return found;
}
