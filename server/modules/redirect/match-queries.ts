import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { foldTyped, foldedText } from '#server/db/name-sql.ts';

const product = z.object({ id: z.int(), slug: z.string() });

/** Products by their numbers in the former shop; in place of one that is gone its successor. */
export const readByNumber = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    sql`select e.external_id::float8 as key, coalesce(s.id, p.id) as id, coalesce(s.slug, p.slug) as slug
      from external_ref e
      join product p on p.id = e.product_id
      left join product s on p.removed_at is not null and s.id = p.successor_id and s.removed_at is null
      where e.source = 'woocommerce' and e.kind = 'product' and e.external_id = any(${sql.param([...ids])}::bigint[])
        and (p.removed_at is null or s.id is not null)`,
    product.extend({ key: z.number() }),
  );

/** Products by their codes, or those of their variants. Codes in small letters. */
export const readBySku = (db: Db, skus: readonly string[]) =>
  rows(
    db,
    sql`with wanted as (select key from unnest(${sql.param([...skus])}::text[]) key)
      select w.key, p.id, p.slug from wanted w join product p on lower(p.sku) = w.key where p.removed_at is null
      union
      select w.key, p.id, p.slug from wanted w join variant v on lower(v.sku) = w.key
        join product p on p.id = v.product_id where p.removed_at is null`,
    product.extend({ key: z.string() }),
  );

/** Products by their slugs without hyphens. */
export const readByKey = (db: Db, keys: readonly string[]) =>
  rows(
    db,
    sql`select p.id, p.slug from product p
      where replace(p.slug, '-', '') = any(${sql.param([...keys])}::text[]) and p.removed_at is null
      order by p.id limit 5000`,
    product,
  );

/** Products whose slugs without hyphens begin with a key; at most two each. */
export const readByStart = (db: Db, starts: readonly string[]) =>
  rows(
    db,
    sql`select k.key, p.id, p.slug from unnest(${sql.param([...starts])}::text[]) k (key)
      cross join lateral (
        select id, slug from product
        where replace(slug, '-', '') ~>=~ k.key and replace(slug, '-', '') ~<~ (k.key || chr(1114109))
          and removed_at is null
        order by replace(slug, '-', '') using ~<~ limit 2) p`,
    product.extend({ key: z.string() }),
  );

/** The product with all of the words that is wanted most; null without one. */
export async function readByWords(
  db: Db,
  words: readonly string[],
): Promise<z.infer<typeof product> | null> {
  const text = foldedText(sql`p.name_fa`, sql`p.name_en`);
  const has = words.map(
    (word) => sql`${text} like ${`%${foldTyped(word).replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
  );
  const [found] = await rows(
    db,
    sql`select p.id, p.slug from product p where p.removed_at is null and ${sql.join(has, sql` and `)}
      order by p.popularity desc, p.id limit 1`,
    product,
  );
  return found ?? null;
}

/** Posts that are published, by their slugs without hyphens. */
export const readPostsByKey = (db: Db, keys: readonly string[]) =>
  rows(
    db,
    sql`select p.id, p.slug from post p
      where replace(p.slug, '-', '') = any(${sql.param([...keys])}::text[]) and p.published_time <= now()
      order by p.id limit 5000`,
    product,
  );

/** Those of some products, and of some posts, that have pages. */
export const readProducts = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    sql`select id, slug from product
      where id = any(${sql.param([...ids])}::int[]) and removed_at is null`,
    product,
  );
export const readPosts = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    sql`select id, slug from post
      where id = any(${sql.param([...ids])}::int[]) and published_time <= now()`,
    product,
  );

const term = z.object({
  kind: z.enum(['category', 'brand', 'postCategory', 'postTag', 'page']),
  id: z.int(),
  slug: z.string(),
  names: z.array(z.string()),
  within: z.array(z.string()),
});
export type Term = z.infer<typeof term>;

/** Pages of which a shop has few. */
export const readTerms = (db: Db): Promise<Term[]> =>
  rows(
    db,
    sql`select * from (
      select 'category' as kind, c.id, c.slug, array[c.title] as names,
        case when p.id is null then '{}' else array[p.slug, p.title] end as within
      from category c left join category p on p.id = c.parent_id and p.id <> 0 where c.id <> 0
      union all select 'brand', id, slug, array[title, title_en], '{}' from brand
      union all select 'postCategory', id, slug, array[title], '{}' from post_category
      union all select 'postTag', id, slug, array[title], '{}' from post_tag
      union all select 'page', id, name, array[title], '{}' from content_page) terms
      limit 20000`,
    term,
  );
