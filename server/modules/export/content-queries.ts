import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const term = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
});
export type ExportedTerm = z.infer<typeof term>;

const termsOf = (table: string, description: string) => (db: Db) =>
  rows(
    db,
    sql`select id, title, slug, ${sql.raw(description)} as description from ${sql.raw(table)} order by id`,
    term,
  );

export const readTerms = {
  categories: termsOf('post_category', 'description'),
  tags: termsOf('post_tag', 'description'),
  authors: termsOf('post_author', 'about'),
};

const named = z.object({ title: z.string(), slug: z.string() });
const post = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  bodyHtml: z.string(),
  picture: z.string(),
  imageAlt: z.string(),
  seoKeyword: z.string(),
  seoDescription: z.string(),
  /** When it was or will be published; null for a draft. */
  publishedAt: z.string().nullable(),
  createdAt: z.string(),
  author: named,
  category: named,
  tags: z.array(named),
});
export type ExportedPost = z.infer<typeof post>;

/** The next posts, without those in the bin. */
export const readPosts = (db: Db, after: number, limit: number): Promise<ExportedPost[]> =>
  rows(
    db,
    sql`select p.id, p.title, p.slug, p.summary, p.body_html as "bodyHtml", p.picture_hash as picture,
        p.image_alt as "imageAlt", p.seo_keyword as "seoKeyword", p.seo_description as "seoDescription",
        ${sql.raw(iso('p.published_time'))} as "publishedAt", ${sql.raw(iso('p.created_at'))} as "createdAt",
        json_build_object('title', a.title, 'slug', a.slug) as author,
        json_build_object('title', c.title, 'slug', c.slug) as category,
        (select coalesce(json_agg(json_build_object('title', t.title, 'slug', t.slug) order by j.position), '[]')
          from post_tagged j join post_tag t on t.id = j.tag_id where j.post_id = p.id) as tags
      from post p join post_author a on a.id = p.author_id join post_category c on c.id = p.category_id
      where p.id > ${after} and p.binned_at is null order by p.id limit ${limit}`,
    post,
  );

const page = z.object({
  id: z.int(),
  /** Its path without the leading slash. */
  name: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  seoDescription: z.string(),
  updatedAt: z.string(),
});
export type ExportedPage = z.infer<typeof page>;

/** The next pages. */
export const readPages = (db: Db, after: number, limit: number): Promise<ExportedPage[]> =>
  rows(
    db,
    sql`select id, name, title, body_html as "bodyHtml", seo_description as "seoDescription",
        ${sql.raw(iso('updated_at'))} as "updatedAt"
      from content_page where id > ${after} order by id limit ${limit}`,
    page,
  );
