import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminPost, listPostsAnswer, type PostState } from '#lib/contract/admin-post.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso, micros, ofMicros } from '#server/db/iso.ts';

/** State of `post p`, by the database's clock, like the pages. */
const stateSql = sql.raw(`case when p.binned_at is not null then 'bin'
  when p.published_time is null then 'draft' when p.published_time > now() then 'scheduled'
  else 'published' end`);

const term = (table: string, id: string): string =>
  `(select json_build_object('title', title, 'slug', slug) from ${table} where id = ${id})`;

const rowColumns = sql`p.id, p.revision, p.title, p.slug, ${stateSql} as state,
  ${sql.raw(`p.picture_hash || '-850.webp' as image,
  ${term('post_category', 'p.category_id')} as category,
  ${term('post_author', 'p.author_id')} as author,
  ${iso('p.published_time')} as "publishedTime", ${iso('p.updated_at')} as "updatedAt",
  ${iso('p.binned_at')} as "binnedAt", p.comment_count as "commentCount"`)}`;

/** Which posts. */
export interface PostConditions {
  /** Words of the title as a tsquery; null: any. */
  readonly words: string | null;
  readonly state: PostState | undefined;
  readonly categoryId: number | undefined;
  readonly authorId: number | undefined;
}

const isState: Record<PostState, SQL> = {
  bin: sql`p.binned_at is not null`,
  draft: sql`p.published_time is null and p.binned_at is null`,
  scheduled: sql`p.published_time > now()`,
  published: sql`p.published_time <= now()`,
};

function conditionOf({ words, state, categoryId, authorId }: PostConditions): SQL {
  const all = [
    state === undefined ? sql`p.binned_at is null` : isState[state],
    ...(words === null ? [] : [sql`p.title_words @@ ${words}::tsquery`]),
    ...(categoryId === undefined ? [] : [sql`p.category_id = ${categoryId}`]),
    ...(authorId === undefined ? [] : [sql`p.author_id = ${authorId}`]),
  ];
  return sql.join(all, sql` and `);
}

/** Where a page of the list ends: `updated_at` in microseconds, and the id. */
export type PostPlaceInList = readonly [updatedAt: number, id: number];

/** A number checked by the caller, inlined. */
const lastOf = (updatedAt: number): SQL => sql.raw(ofMicros(String(updatedAt)));

const listed = listPostsAnswer.shape.items.element.extend({ place: z.int() });

/** The last changed first. */
export async function readPostRows(
  db: Db,
  conditions: PostConditions,
  { after, limit }: { after: PostPlaceInList | null; limit: number },
) {
  const from = after
    ? sql`and (p.updated_at, p.id) < (${lastOf(after[0])}, ${after[1]}::int)`
    : sql``;
  return rows(
    db,
    sql`select ${rowColumns}, ${sql.raw(micros('p.updated_at'))} as place
      from post p where ${conditionOf(conditions)} ${from}
      order by p.updated_at desc, p.id desc limit ${limit}`,
    listed,
  );
}

/** How many there are, counted up to one more than `mostCounted`. */
export async function countPosts(db: Db, conditions: PostConditions): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from (
      select from post p where ${conditionOf(conditions)} limit ${mostCounted + 1}) few`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

const whole = sql`${rowColumns}, ${sql.raw(`p.summary, p.body_html as "bodyHtml",
  p.image_alt as "imageAlt", p.seo_keyword as "seoKeyword", p.seo_description as "seoDescription",
  p.reading_minutes as "readingMinutes", ${iso('p.created_at')} as "createdAt",
  (select coalesce(json_agg(json_build_object('title', t.title, 'slug', t.slug) order by l.position), '[]')
    from post_tagged l join post_tag t on t.id = l.tag_id where l.post_id = p.id) as tags,
  (select coalesce(json_agg(json_build_object('websiteCode', named.code,
      'nameFa', coalesce(o.name_fa, ''), 'image', coalesce((select picture_hash || '-850.webp'
        from product_picture where product_id = o.id order by position limit 1), ''),
      'isThere', o.id is not null and o.removed_at is null) order by named.n), '[]')
    from unnest(p.products) with ordinality named (code, n)
    left join product o on o.id = named.code) as products`)}`;

/** A post in any state, as staff see it. */
export async function readAdminPost(db: Db, id: number) {
  const [found] = await rows(db, sql`select ${whole} from post p where p.id = ${id}`, adminPost);
  return found ?? null;
}
