import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type GoodsRow, type GoodsSort, type ListTotal, goodsRow } from '#lib/contract/goods.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { nameOrder } from '#server/db/name-sql.ts';
import {
  type Conditions,
  intArray,
  isLowSql,
  productState,
  productsThat,
} from '#server/modules/goods/filter-queries.ts';

/** Up to so many rows are counted. */
const mostCounted = 1_000;

/** What a sort compares, and whether from the largest down. `key` is text, as it stands in cursors. */
interface Order {
  readonly from: SQL;
  readonly key: SQL;
  readonly type: SQL;
  readonly isDescending: boolean;
}

/**
 * Products by the price of one of their variants, from which no other one is further on: read in the order of
 * prices, until there are enough. Products without a price are left out.
 */
const byPrice = (
  isFurther: SQL,
): SQL => sql`variant priced join product p on p.id = priced.product_id
  and priced.price is not null and not exists (
    select from variant other where other.product_id = priced.product_id
      and (other.price, other.id) ${isFurther} (priced.price, priced.id))`;

const byProduct = sql`product p`;

const orders: Record<GoodsSort, Order> = {
  newest: { from: byProduct, key: sql`p.id`, type: sql`int`, isDescending: true },
  changed: {
    from: byProduct,
    key: sql`p.updated_at`,
    type: sql`timestamptz`,
    isDescending: true,
  },
  name: {
    from: byProduct,
    key: nameOrder(sql`p.name_fa`),
    type: sql`text`,
    isDescending: false,
  },
  cheapest: {
    from: byPrice(sql`<`),
    key: sql`priced.price`,
    type: sql`bigint`,
    isDescending: false,
  },
  dearest: { from: byPrice(sql`>`), key: sql`priced.price`, type: sql`bigint`, isDescending: true },
};

export interface Place {
  readonly key: string;
  readonly id: number;
}

interface Page {
  readonly conditions: Conditions;
  readonly sort: GoodsSort;
  readonly after: Place | null;
  readonly limit: number;
}

/** The places of a page, without the products found by their exact code. */
export const readPlaces = (db: Db, page: Page): Promise<Place[]> =>
  rows(db, placesOf(page), z.object({ key: z.string(), id: z.int() }));

export function placesOf({ conditions, sort, after, limit }: Page): SQL {
  const { from, key, type, isDescending } = orders[sort];
  // As it stands in the index.
  const id = from === byProduct ? sql`p.id` : sql`priced.product_id`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const compared = isDescending ? sql`<` : sql`>`;
  const rest =
    after === null
      ? sql`true`
      : sql`(${key}, ${id}) ${compared} (${after.key}::${type}, ${after.id})`;
  const others =
    conditions.exact.length === 0 ? sql`true` : sql`p.id <> all(${intArray(conditions.exact)})`;
  return sql`select (${key})::text as key, p.id from ${from}
    where ${productsThat(conditions)} and ${others} and ${rest}
    order by ${key} ${direction}, ${id} ${direction} limit ${limit}`;
}

/** Those of the products found by their exact code that meet the filter. */
export async function readExact(db: Db, conditions: Conditions): Promise<number[]> {
  if (conditions.exact.length === 0) return [];
  const found = await rows(
    db,
    sql`select p.id from product p
      where p.id = any(${intArray(conditions.exact)}) and ${productsThat(conditions)} order by p.id desc`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

const explained = z.object({
  'QUERY PLAN': z.array(z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })),
});

/** Counts up to a bound; above it, takes the planner's estimate. */
export async function countOrEstimate(db: Db, from: SQL): Promise<ListTotal> {
  const [counted] = await rows(
    db,
    sql`select count(*)::int as count from (select ${from} limit ${mostCounted + 1}) found`,
    z.object({ count: z.int() }),
  );
  const count = counted?.count ?? 0;
  if (count <= mostCounted) return { count, isExact: true };
  const [plan] = await rows(db, sql`explain (format json) select ${from}`, explained);
  const expected = Math.round(plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
  return { count: Math.max(expected, count), isExact: false };
}

export const countGoods = (db: Db, conditions: Conditions): Promise<ListTotal> =>
  countOrEstimate(db, sql`1 from product p where ${productsThat(conditions)}`);

/** The rows of products, in the order of `ids`. */
export async function readRows(db: Db, ids: readonly number[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  return rows(
    db,
    sql`select p.id as "websiteCode", p.revision, p.name_fa as "nameFa", p.name_en as "nameEn",
        coalesce(p.sku, offered.sku, '') as sku,
        (select i.picture_hash || '-850.webp' from product_picture i
          where i.product_id = p.id order by i.position limit 1) as image,
        p.category_id as "categoryId", c.title as "categoryTitle", b.title as "brandTitle",
        offered.lowest as "priceFrom", offered.highest as "priceTo", offered.stock, offered.held,
        offered.availability, ${productState} as state, offered.count as "variantCount",
        offered.low as "lowCount", ${sql.raw(iso('p.updated_at'))} as "updatedAt",
        ${sql.raw(iso('p.binned_at'))} as "binnedAt"
      from unnest(${intArray(ids)}) with ordinality wanted (id, place)
      join product p on p.id = wanted.id
      join category c on c.id = p.category_id join brand b on b.id = p.brand_id
      cross join lateral (
        select count(*)::int as count, min(v.price)::float8 as lowest, max(v.price)::float8 as highest,
          coalesce(sum(v.stock - v.held), 0)::int as stock, coalesce(sum(v.held), 0)::int as held,
          count(*) filter (where ${isLowSql})::int as low,
          (array_agg(v.sku order by v.position, v.id) filter (where v.sku is not null))[1] as sku,
          (select min(s.state) from variant_state s where s.product_id = p.id) as availability
        from variant v where v.product_id = p.id
      ) offered
      order by wanted.place`,
    goodsRow,
  );
}
