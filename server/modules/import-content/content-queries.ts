import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const match = z.object({
  line: z.int(),
  postId: z.int().nullable(),
  pageId: z.int().nullable(),
  /** What the last file said, as a hash; null without one. */
  said: z.string().nullable(),
  /** As the last file left it. */
  revision: z.int().nullable(),
  pictures: z.record(z.string(), z.string()),
});
export type Match = z.infer<typeof match>;

interface Wanted {
  readonly line: number;
  readonly type: 'post' | 'page';
  readonly source: string;
  readonly externalId: number | null;
  readonly own: number | null;
  readonly name: string;
  readonly title: string;
}

/** What rows are of in the shop, by what a former file called them; of an export of this shop also by its numbers. */
export const readMatches = (db: Db, wanted: readonly Wanted[]): Promise<Match[]> =>
  rows(
    db,
    sql`select m.line, coalesce(e.post_id, o.id) as "postId", coalesce(e.page_id, g.id) as "pageId",
        e.said, e.revision, coalesce(e.pictures, '{}') as pictures
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        m (line int, type text, source text, "externalId" bigint, own int, name text, title text)
      left join content_ref e on e.source = m.source and e.external_id = m."externalId"
        and (m.type = 'post') = (e.post_id is not null)
      left join post o on e.source is null and m.type = 'post' and o.id = m.own
        and (o.slug = m.name or o.title = m.title)
      left join content_page g on e.source is null and m.type = 'page' and g.id = m.own
        and (g.name = m.name or g.title = m.title)`,
    match,
  );

export const postNow = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  bodyHtml: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  categorySlug: z.string(),
  authorSlug: z.string(),
  tags: z.array(z.string()),
  seoKeyword: z.string(),
  seoDescription: z.string(),
  publishedTime: z.string().nullable(),
  isInBin: z.boolean(),
});
/** A post as it is saved, with its slugs. */
export type PostNow = z.infer<typeof postNow>;

const ints = (all: readonly number[]) => sql`${sql.param([...all])}::int[]`;

export const readPostsNow = (db: Db, ids: readonly number[]): Promise<PostNow[]> =>
  rows(
    db,
    sql`select p.id, p.revision, p.title, p.slug, p.summary, p.body_html as "bodyHtml",
        p.picture_hash || '-850.webp' as image, p.image_alt as "imageAlt", c.slug as "categorySlug", a.slug as "authorSlug",
        array(select t.slug from post_tagged d join post_tag t on t.id = d.tag_id
          where d.post_id = p.id order by d.position) as tags,
        p.seo_keyword as "seoKeyword", p.seo_description as "seoDescription",
        ${sql.raw(iso('p.published_time'))} as "publishedTime", p.binned_at is not null as "isInBin"
      from post p join post_category c on c.id = p.category_id join post_author a on a.id = p.author_id
      where p.id = any(${ints(ids)})`,
    postNow,
  );

export const pageNow = z.object({
  id: z.int(),
  revision: z.int(),
  name: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  seoKeywords: z.string(),
  seoDescription: z.string(),
  noIndex: z.boolean(),
});
export type PageNow = z.infer<typeof pageNow>;

export const readPagesNow = (db: Db, ids: readonly number[]): Promise<PageNow[]> =>
  rows(
    db,
    sql`select id, revision, name, title, body_html as "bodyHtml", seo_keywords as "seoKeywords",
        seo_description as "seoDescription", no_index as "noIndex"
      from content_page where id = any(${ints(ids)})`,
    pageNow,
  );

/** Which of these names pages have, or a page had and leads on from. */
export async function readTakenNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const all = sql`${sql.param([...names])}::text[]`;
  const found = await rows(
    db,
    sql`select name from content_page where name = any(${all})
      union select slug from slug_history where kind = 'page' and slug = any(${all})`,
    z.object({ name: z.string() }),
  );
  return new Set(found.map(({ name }) => name));
}

export const termTables = {
  category: 'post_category',
  author: 'post_author',
  tag: 'post_tag',
} as const;
export type TermTable = keyof typeof termTables;

/** The slug of a term that has this slug, or else this title. */
export async function readTermSlug(
  tx: Db,
  kind: TermTable,
  { title, slug }: { title: string; slug: string },
): Promise<string | undefined> {
  const [found] = await rows(
    tx,
    sql`select slug from ${sql.identifier(termTables[kind])}
      where slug = ${slug} or title = ${title} order by slug <> ${slug}, id limit 1`,
    z.object({ slug: z.string() }),
  );
  return found?.slug;
}

interface NewRef {
  readonly source: string;
  readonly externalId: number;
  readonly postId: number | null;
  readonly pageId: number | null;
  readonly said: string;
  readonly revision: number;
  readonly oldPath: string;
}

/** Notes what a post or page is called in the file. */
export const writeRef = (tx: Db, ref: NewRef) =>
  tx.execute(sql`
    insert into content_ref as old (source, external_id, post_id, page_id, said, revision, old_path)
    values (${ref.source}, ${ref.externalId}, ${ref.postId}, ${ref.pageId}, ${ref.said}, ${ref.revision},
      ${ref.oldPath})
    on conflict (source, external_id) do update set post_id = excluded.post_id, page_id = excluded.page_id,
      said = excluded.said, revision = excluded.revision, old_path = excluded.old_path`);

type RefKey = Pick<NewRef, 'source' | 'externalId'>;

/** Notes how it is left, and which of its pictures have come. */
export const noteRef = (
  tx: Db,
  { source, externalId }: RefKey,
  { revision, said, pictures = {} }: { revision: number; said?: string; pictures?: object },
) =>
  tx.execute(sql`
    update content_ref set revision = ${revision}, said = coalesce(${said ?? null}, said),
      pictures = pictures || ${JSON.stringify(pictures)}::jsonb
    where source = ${source} and external_id = ${externalId}`);

export const forgetRef = (tx: Db, { source, externalId }: RefKey) =>
  tx.execute(sql`delete from content_ref where source = ${source} and external_id = ${externalId}`);

/** WebsiteCodes of goods by their numbers in the former shop. */
export async function readProductCodes(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = await rows(
    db,
    sql`select external_id as id, product_id as code from external_ref
      where kind = 'product' and external_id = any(${sql.param([...ids])}::bigint[])`,
    z.object({ id: z.coerce.number(), code: z.int() }),
  );
  return new Map(found.map(({ id, code }) => [id, code]));
}
