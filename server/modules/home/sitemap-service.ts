import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { sitemapIndexAnswer, sitemapPartAnswer } from '#lib/contract/home.ts';
import { fewestPostsOfTag } from '#lib/contract/blog.ts';
import { leastOfBrand } from '#lib/contract/price-list.ts';
import { paths } from '#lib/contract/paths.ts';
import { type Database, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { ShopError } from '#server/errors.ts';
import { isNear, offeringCategories } from '#server/db/offers-sql.ts';
import { fullLandings } from '#server/modules/catalogue/landing-count-service.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

/** Products or posts per part of the sitemap; one part at a time is held in memory. */
const partSize = 1_000;

type Index = z.infer<typeof sitemapIndexAnswer>;
type Part = z.infer<typeof sitemapPartAnswer>;

const changedAt = (column: string) => sql.raw(iso(column));

const published = sql.raw('published_time <= now()');

/** A list changes with its own row and with its products. */
const categoriesChanged = sql.raw(`
  select c.id, c.slug, greatest(c.updated_at, max(own.changed)) as changed
  from category c
  left join (
    select o.id, o.path, max(p.updated_at) as changed
    from category o join product p on p.category_id = o.id group by o.id
  ) own on c.id = 0 or c.id = any (own.path)
  where c.product_count > 0 group by c.id`);
/** Landing pages of categories, with the category's slug before their own. @param full their ids */
const landingsChanged = (full: readonly number[]) => sql`
  select l.category_id as id, c.slug || '/' || l.slug as slug, greatest(l.updated_at, c.changed) as changed
  from landing l join (${categoriesChanged}) c on c.id = l.category_id
  where c.id <> 0 and l.id = any(${sql.param(full)}::int[])`;
/** All offers, those of categories, and events, which are the landing pages of the whole shop. @param full their ids */
const offersChanged = (full: readonly number[]) => sql`
  select '' as slug, max(updated_at) as changed from product having count(*) > 0
  union all
  select o.slug, c.changed from (${sql.raw(offeringCategories)}) o
  join (${categoriesChanged}) c on c.id = o.id
  union all
  select slug, updated_at from landing l
  where category_id = 0 and id = any(${sql.param(full)}::int[]) and ${sql.raw(isNear)}`;
/** Price lists of the brands that have enough products in a category. */
const brandPricesChanged = sql.raw(`
  select c.id as category, c.slug as "categorySlug", b.id as brand, b.slug as "brandSlug",
    greatest(c.updated_at, b.updated_at, max(p.updated_at)) as changed
  from listing_entry l
  join category c on c.id = l.category_id and c.id <> 0
  join brand b on b.id = l.brand_id
  join product p on p.id = l.product_id
  group by c.id, b.id having count(*) >= ${leastOfBrand}`);
const brandsChanged = sql.raw(`
  select b.id, b.slug, greatest(b.updated_at, max(p.updated_at)) as changed
  from brand b left join product p on p.brand_id = b.id where b.product_count > 0 group by b.id`);

/** The parts that are not empty, each with its latest change. */
export async function getSitemapIndex(database: Database): Promise<Index> {
  const part = z.object({ name: z.string(), lastModified: z.string() });
  const full = await fullLandings(database);
  const parts = await rows(
    database.db,
    sql`select name, ${changedAt('max(changed)')} as "lastModified" from (
        select 'products-' || ((row_number() over (order by p.id) - 1) / ${partSize} + 1) as name,
          1 as kind, p.id, p.updated_at as changed
        from product p join product_card c on c.product_id = p.id
        union all select 'categories-1', 2, 0, changed from (${categoriesChanged}) c
        union all select 'prices-1', 2, 1, changed from (${categoriesChanged}) c
        union all select 'landings-1', 2, 2, changed from (${landingsChanged(full)}) l
        union all select 'offers-1', 2, 4, changed from (${offersChanged(full)}) o
        union all select 'brandprices-1', 2, 3, changed from (${brandPricesChanged}) c
        union all select 'brands-1', 3, 0, changed from (${brandsChanged}) b
        union all select 'pages-1', 4, 0, updated_at from content_page where not no_index
        union all select 'home-1', 0, 0, coalesce(max(updated_at), now()) from product
        union all select 'posts-' || ((row_number() over (order by id) - 1) / ${partSize} + 1), 5, id,
          greatest(updated_at, published_time) from post where ${published}
        union all select 'magazine-1', 6, 0, published_time from post where ${published}
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
  query: (part: number, database: Database) => SQL | Promise<SQL>;
  path: (id: number, slug: string) => string;
}

/** @throws {ShopError} 404 for a part that does not exist */
export async function getSitemapPart(database: Database, name: string): Promise<Part> {
  const [kindName = '', number = ''] = name.split('-');
  const kind = kinds.get(kindName);
  const part = Number(number) - 1;
  const found =
    kind && part >= 0 ? await rows(database.db, await kind.query(part, database), entry) : [];
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

const lists = (changed: SQL) => (part: number) =>
  sql`select id, slug, ${changedAt('changed')} as "lastModified", '[]'::json as images
    from (${changed}) l where ${part} = 0 order by id`;

const landings = async (part: number, database: Database) =>
  lists(landingsChanged(await fullLandings(database)))(part);

const offers = async (part: number, database: Database) =>
  sql`select 0 as id, slug, ${changedAt('changed')} as "lastModified", '[]'::json as images
    from (${offersChanged(await fullLandings(database))}) o where ${part} = 0 order by slug`;

const brandPrices = (part: number) => sql`
  select 0 as id, ${paths.priceList(0, '')} || '/' || category || '/' || "categorySlug" || '/brand/'
      || brand || '/' || "brandSlug" as slug,
    ${changedAt('changed')} as "lastModified", '[]'::json as images
  from (${brandPricesChanged}) l where ${part} = 0 order by category, brand`;

const pages = (part: number) =>
  sql`select id, name as slug, ${changedAt('updated_at')} as "lastModified", '[]'::json as images
    from content_page where not no_index and ${part} = 0 order by id`;

const products = (part: number) => sql`
  select p.id, p.slug, ${changedAt('p.updated_at')} as "lastModified", (
      select coalesce(json_agg(i.picture_hash || '-850.webp' order by i.position), '[]')
      from product_picture i where i.product_id = p.id) as images
  from (
    select product_id from product_card order by product_id
    limit ${partSize} offset ${part * partSize}
  ) c join product p on p.id = c.product_id order by p.id`;

const posts = (part: number) => sql`
  select id, slug, ${changedAt('greatest(updated_at, published_time)')} as "lastModified",
    json_build_array(picture_hash || '-850.webp') as images
  from post where ${published} order by id limit ${partSize} offset ${part * partSize}`;

/** The blog's lists that are indexed, with the date of their latest post. */
const magazine = (part: number) => sql`
  select 0 as id, path as slug, ${changedAt('max(published_time)')} as "lastModified", '[]'::json as images
  from (
    select ${paths.blog} as path, published_time from post where ${published}
    union all select ${paths.blogCategory('')} || t.slug, published_time
      from post join post_category t on t.id = category_id where ${published}
    union all select ${paths.blogAuthor('')} || t.slug, published_time
      from post join post_author t on t.id = author_id where ${published}
    union all select ${paths.blogTag('')} || t.slug, published_time
      from post_tagged join post on post.id = post_id join post_tag t on t.id = tag_id
      where ${published} and t.id in (
        select tag_id from post_tagged join post on post.id = post_id where ${published}
        group by tag_id having count(*) >= ${fewestPostsOfTag})
  ) lists where ${part} = 0 group by path order by path`;

/** Their date is that of the latest product. */
const home = (part: number) => sql`
  select 0 as id, path as slug, ${changedAt('changed')} as "lastModified", '[]'::json as images
  from unnest(array[${paths.home}, ${paths.siteMap}]) path, (
    select coalesce(max(p.updated_at), now()) as changed from product p
  ) latest where ${part} = 0`;

const asIs = (_id: number, path: string): string => path;

const kinds = new Map<string, Kind>([
  ['home', { query: home, path: asIs }],
  ['posts', { query: posts, path: paths.post }],
  ['magazine', { query: magazine, path: asIs }],
  ['products', { query: products, path: paths.product }],
  ['categories', { query: lists(categoriesChanged), path: paths.category }],
  ['landings', { query: landings, path: paths.category }],
  ['offers', { query: offers, path: (_id, slug) => paths.offers(slug) }],
  ['prices', { query: lists(categoriesChanged), path: paths.priceList }],
  ['brandprices', { query: brandPrices, path: asIs }],
  ['brands', { query: lists(brandsChanged), path: paths.brand }],
  ['pages', { query: pages, path: (_id, name) => paths.page(name) }],
]);
