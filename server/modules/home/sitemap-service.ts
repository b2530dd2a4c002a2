import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { sitemapIndexAnswer, sitemapPartAnswer } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { type Database, rows } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

/** Products one part of the sitemap names. */
const partSize = 1_000;

type Index = z.infer<typeof sitemapIndexAnswer>;
type Part = z.infer<typeof sitemapPartAnswer>;

/** `e` is a time column; the answer's form is ISO in UTC. */
const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Parts that have something in them, each with its latest change. */
export async function getSitemapIndex(database: Database): Promise<Index> {
  const part = z.object({ name: z.string(), lastModified: z.string() });
  const parts = await rows(
    database.db,
    sql`select name, ${iso('max(changed)')} as "lastModified" from (
        select 'products-' || ((row_number() over (order by p.id) - 1) / ${partSize} + 1) as name,
          1 as kind, p.id, p.updated_at as changed
        from product p join product_card c on c.product_id = p.id
        union all select 'categories-1', 2, 0, updated_at from category where product_count > 0
        union all select 'prices-1', 2, 1, updated_at from category where product_count > 0
        union all select 'brands-1', 3, 0, updated_at from brand where product_count > 0
        union all select 'pages-1', 4, 0, updated_at from content_page where not no_index
      ) each group by name order by min(kind), min(id)`,
    part,
  );
  return { parts };
}

const entry = z.object({
  id: z.int(),
  slug: z.string(),
  lastModified: z.string(),
  images: z.array(z.string()),
});

interface Kind {
  /** `part` counts from 0. */
  query: (part: number) => SQL;
  path: (id: number, slug: string) => string;
}

/** @throws {ShopError} 404 for a part that isn't there */
export async function getSitemapPart(database: Database, name: string): Promise<Part> {
  const [kindName = '', number = ''] = name.split('-');
  const kind = kinds.get(kindName);
  const part = Number(number) - 1;
  const found = kind && part >= 0 ? await rows(database.db, kind.query(part), entry) : [];
  if (!kind || found.length === 0) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage);
  }
  return {
    entries: found.map(({ id, slug, lastModified, images }) => ({
      path: kind.path(id, slug),
      lastModified,
      images,
    })),
  };
}

const whole = (table: string, slug: string, condition: string) => (part: number) =>
  sql`select id, ${sql.raw(slug)} as slug, ${iso('updated_at')} as "lastModified",
      '[]'::json as images
    from ${sql.raw(table)} where ${sql.raw(condition)} and ${part} = 0 order by id`;

const products = (part: number) => sql`
  select p.id, p.slug, ${iso('p.updated_at')} as "lastModified", (
      select coalesce(json_agg(i.picture_hash || '-850.webp' order by i.position), '[]')
      from product_picture i where i.product_id = p.id) as images
  from (
    select product_id from product_card order by product_id
    limit ${partSize} offset ${part * partSize}
  ) c join product p on p.id = c.product_id order by p.id`;

const kinds = new Map<string, Kind>([
  ['products', { query: products, path: paths.product }],
  ['categories', { query: whole('category', 'slug', 'product_count > 0'), path: paths.category }],
  ['prices', { query: whole('category', 'slug', 'product_count > 0'), path: paths.priceList }],
  ['brands', { query: whole('brand', 'slug', 'product_count > 0'), path: paths.brand }],
  [
    'pages',
    { query: whole('content_page', 'name', 'not no_index'), path: (_id, slug) => paths.page(slug) },
  ],
]);
