import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ProductCard, type SortKey, pageSize, productCard } from '#lib/contract/product.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Filters } from '#server/modules/catalogue/filters.ts';
import { cardsOf, orders } from '#server/modules/catalogue/list-queries.ts';
import { toTsquery } from '#server/db/tsquery.ts';

/** How many products a narrowed list has. */
export async function countFiltered(db: Db, categoryId: number, filters: Filters): Promise<number> {
  const [counted] = await rows(
    db,
    sql`select count(*)::int as total from listing_entry e where ${matches(categoryId, filters)}`,
    z.object({ total: z.int() }),
  );
  return counted?.total ?? 0;
}

export async function readFilteredPage(
  db: Db,
  wanted: { categoryId: number; filters: Filters; sort: SortKey; page: number },
): Promise<ProductCard[]> {
  const order = sql.raw(orders[wanted.sort]);
  const [start = '', end = ''] = cardsOf('PAGE').split('PAGE');
  const [found] = await rows(
    db,
    sql`${sql.raw(start)}
      select product_id, row_number() over (order by ${order}) as n from listing_entry e
      where ${matches(wanted.categoryId, wanted.filters)}
      order by ${order} limit ${pageSize} offset ${(wanted.page - 1) * pageSize}
      ${sql.raw(end)}`,
    z.object({ items: z.array(productCard) }),
  );
  return found?.items ?? [];
}

function matches(categoryId: number, filters: Filters): SQL {
  const { brands, price, available, name } = filters;
  const conditions = [sql`e.category_id = ${categoryId}`];
  if (brands.length > 0) conditions.push(sql`e.brand_id = any(${sql.param([...brands])}::int[])`);
  if (available) conditions.push(sql`e.rank = 0`);
  if (price) conditions.push(sql`e.price > 0 and e.price between ${price.min} and ${price.max}`);
  if (name) conditions.push(named(name));
  return sql.join([...conditions, ...filters.attributes.map(hasValue)], sql` and `);
}

function named(alternatives: string[][]): SQL {
  if (alternatives.length === 0) return sql`false`;
  return sql`e.product_id in (
    select s.ref_id from search_entry s
    where s.kind = 'product' and s.vector @@ ${toTsquery(alternatives)}::tsquery)`;
}

/** A key that is no filter's narrows nothing. */
function hasValue({ key, values, range }: Filters['attributes'][number]): SQL {
  const inRange = range
    ? sql`(a.kind = 'range' and v.number_value between ${range.min} and ${range.max})`
    : sql`false`;
  return sql`(
    not exists (select from attribute a where a.key = ${key} and a.is_filter) or
    e.product_id in (
      select v.product_id from attribute a
      join product_attribute v on v.attribute_id = a.id
      left join attribute_option o on o.id = v.option_id
      where a.key = ${key} and (
        (a.kind = 'choice' and o.value = any(${sql.param([...values])}::text[]))
        or (a.kind = 'switch' and v.boolean_value = (${values[0] ?? ''} = '1'))
        or ${inRange})))`;
}
