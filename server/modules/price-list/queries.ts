import { z } from 'zod';
import { getPricePageAnswer, leastOfBrand, priceRow } from '#lib/contract/price-list.ts';
import { availability } from '#lib/contract/values.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const shape = getPricePageAnswer.shape;
/** Maximum categories on the whole shop's page and in a category's links. */
const mostCategories = 32;
/** Maximum brands in a category's links. */
const mostBrands = 32;
/** Changes that are looked through for the last one. */
const mostPoints = 20;

/**
 * The last change of the shown price, which is the default variant's, and the price before. Times without a price are
 * skipped.
 */
const change = `(select json_build_object('at', ${iso('last.at')}, 'from', last.before)
  from (
    select v.id, v.price from variant_state v where v.product_id = c.product_id
    order by v.state, v.price nulls last, v.position, v.id limit 1
  ) shown
  cross join lateral (
    select at, price, lag(price) over (order by at) as before from (
      select at, price from price_point
      where variant_id = shown.id and price is not null order by at desc limit ${mostPoints}
    ) recent
  ) last
  where last.price = shown.price and last.before <> last.price
    and last.at > now() - interval '90 days'
  order by last.at desc limit 1)`;

const card = `json_build_object('websiteCode', c.product_id, 'nameFa', c.card -> 'nameFa',
  'slug', c.card -> 'slug', 'price', c.card -> 'price', 'oldPrice', c.card -> 'oldPrice',
  'availability', c.card -> 'availability', 'change', ${change})`;

const pageWhere = (condition: string): string => `
    select coalesce(json_agg(${card} order by e.n), '[]') as items
    from (
      select product_id, row_number() over () as n from (
        select product_id from listing_entry where ${condition}
        order by rank, popularity desc nulls last, product_id desc nulls last offset $2 limit $3
      ) page
    ) e join product_card c on c.product_id = e.product_id`;

/** SQL: how many products category `c` has, with the versions of models that lists fold. */
const allGoodsOf = (category: string): string => `(
  ${category}.product_count + (
    select count(*)::int from listing_entry f
    where f.category_id = ${category}.id and f.model_id is not null and f.folded))`;

/**
 * Title and links of a price list. Values: category id, brand id or 0. No row for an unknown category, nor for a brand
 * without products in it.
 */
export const readPriceHead = {
  name: 'price-head',
  text: `
    select c.title, c.slug, coalesce(c.picture_hash, '') as picture, ${shopNameSql} as shop,
      case when $2 = 0 then ${allGoodsOf('c')} else (
        select count(*)::int from listing_entry where category_id = c.id and brand_id = $2) end as total,
      (select json_build_object('id', b.id, 'title', b.title, 'slug', b.slug)
        from brand b where b.id = $2) as brand,
      (select coalesce(json_agg(json_build_object('id', b.id, 'title', b.title, 'slug', b.slug,
          'productCount', own.count) order by own.count desc, b.id), '[]')
        from (
          select brand_id, count(*)::int as count from listing_entry
          where category_id = c.id and c.id <> 0 group by brand_id
          having count(*) >= ${leastOfBrand} order by 2 desc, brand_id limit ${mostBrands}
        ) own join brand b on b.id = own.brand_id) as brands,
      (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'slug', a.slug)
          order by step.n), '[]')
        from unnest(c.path) with ordinality step (id, n) join category a on a.id = step.id
      ) as breadcrumb,
      (select coalesce(json_agg(json_build_object('id', k.id, 'title', k.title, 'slug', k.slug,
          'productCount', ${allGoodsOf('k')}) order by k.position, k.id), '[]')
        from (
          select * from category where parent_id = c.id and product_count > 0
          order by position, id limit ${mostCategories}
        ) k
      ) as children
    from category c where c.id = $1 and ($2 = 0 or exists (
      select from listing_entry where category_id = c.id and brand_id = $2))`,
  row: z.object({
    title: shape.title,
    slug: shape.slug,
    total: shape.total,
    picture: z.string(),
    shop: shopName,
    breadcrumb: shape.breadcrumb,
    children: shape.children,
    brand: shape.brand,
    brands: shape.brands,
  }),
} satisfies Statement<unknown>;

/** The first rows of several categories. Values: category ids, rows per category. */
export const readPriceSamples = {
  name: 'price-samples',
  text: `
    select k.id, sample.items from unnest($1::int[]) k (id)
    cross join lateral (
      select coalesce(json_agg(${card} order by e.n), '[]') as items
      from (
        select product_id, row_number() over () as n from (
          select product_id from listing_entry where category_id = k.id
          order by rank, popularity desc nulls last, product_id desc nulls last limit $2
        ) first
      ) e join product_card c on c.product_id = e.product_id
    ) sample`,
  row: z.object({ id: z.int(), items: z.array(priceRow) }),
} satisfies Statement<unknown>;

/** A page of a brand in a category, sorted by popularity. Values: category id, offset, limit, brand id. */
export const readBrandPrices = {
  name: 'brand-prices',
  text: pageWhere('category_id = $1 and brand_id = $4'),
  row: z.object({ items: z.array(priceRow) }),
} satisfies Statement<unknown>;

/** A page of a category, sorted by popularity. Values: category id, offset, limit. */
export const readPricePage = {
  name: 'price-page',
  text: pageWhere('category_id = $1'),
  row: z.object({ items: z.array(priceRow) }),
} satisfies Statement<unknown>;

/** All products of a category, grouped by subcategory. Values: category id, brand id or 0. */
export const readPricedProducts = {
  name: 'priced-products',
  text: `
    select coalesce(json_agg(e.product_id
      order by own.path, e.rank, e.popularity desc, e.product_id desc), '[]') as ids
    from listing_entry e
    join product p on p.id = e.product_id
    join category own on own.id = p.category_id
    where e.category_id = $1 and ($2 = 0 or e.brand_id = $2)`,
  row: z.object({ ids: z.array(z.int()) }),
} satisfies Statement<unknown>;

/** The prices of the variants of products, in the order of the products. Values: product ids. */
export const readPricedVariants = {
  name: 'priced-variants',
  text: `
    select p.id, p.name_fa as name, p.slug, own.title as category, b.title as brand, v.state,
      v.price::float8 as price, v.old_price::float8 as "oldPrice", v.guarantee,
      ${optionsLine} as model
    from unnest($1::int[]) with ordinality wanted (id, n)
    join product p on p.id = wanted.id and p.removed_at is null
    join category own on own.id = p.category_id
    join brand b on b.id = p.brand_id
    join variant_state v on v.product_id = p.id
    order by wanted.n, v.position, v.id`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    category: z.string(),
    brand: z.string(),
    state: availability,
    price: z.number().nullable(),
    oldPrice: z.number().nullable(),
    guarantee: z.string(),
    model: z.string(),
  }),
} satisfies Statement<unknown>;
export type PricedVariant = z.infer<(typeof readPricedVariants)['row']>;
