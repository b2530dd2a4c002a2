import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GoodsFilter } from '#lib/contract/goods.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { availabilitySql } from '#server/db/availability.ts';
import { type Db, rows } from '#server/db/database.ts';
import { lowStockSql } from '#server/db/low-stock.ts';
import { foldTyped, foldedText } from '#server/db/name-sql.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';

/** A filter as conditions on `product p` and on its `variant v`. */
export interface Conditions {
  readonly ofProduct: readonly SQL[];
  readonly ofVariant: readonly SQL[];
  /** Products whose code is exactly what was typed: they come first. */
  readonly exact: readonly number[];
}

/** Most words of a search that count, and most products found by the beginning of a code. */
const mostWords = 8;
const mostByCode = 1_000;

const ids = z.object({ id: z.int() });

export async function conditionsOf(db: Db, filter: GoodsFilter): Promise<Conditions> {
  const found = await readCodes(db, filter.query);
  return {
    ofProduct: [
      stateIs(filter.state),
      ...wordsIn(filter.query, found.starting),
      ...(await inCategory(db, filter.categoryId)),
      ...(filter.brandIds.length > 0 ? [sql`p.brand_id = any(${intArray(filter.brandIds)})`] : []),
      ...(filter.websiteCodes ? [sql`p.id = any(${intArray(filter.websiteCodes)})`] : []),
      ...(filter.isWithoutPicture ? [await withoutPicture(db)] : []),
    ],
    ofVariant: variantConditions(filter),
    exact: found.exact,
  };
}

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** Whether the product meets a filter, including its variants. */
export const productsThat = ({ ofProduct, ofVariant }: Conditions): SQL =>
  ofVariant.length === 0
    ? allOf(ofProduct)
    : sql`${allOf(ofProduct)} and p.id in (select v.product_id from variant v where ${allOf(ofVariant)})`;

export const intArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;

/** State of `product p`. */
export const productState = sql`
  case when p.binned_at is not null then 'bin' when p.is_draft then 'draft'
    when p.removed_at is not null then 'withdrawn' else 'published' end`;

function stateIs(state: GoodsFilter['state']): SQL {
  switch (state) {
    case undefined:
      return sql`p.binned_at is null`;
    case 'published':
      return sql`p.removed_at is null`;
    case 'bin':
      return sql`p.binned_at is not null`;
    case 'draft':
      return sql`p.removed_at is not null and p.is_draft and p.binned_at is null`;
    case 'withdrawn':
      return sql`p.removed_at is not null and not p.is_draft and p.binned_at is null`;
  }
}

/** The state of `variant v` (`variant_state`). */
const stateOfVariant = sql`
  case when v.availability = ${availabilitySql.available} and v.stock = v.held
    then ${availabilitySql.outOfStock} else v.availability end`;

function variantConditions(filter: GoodsFilter): SQL[] {
  const { availability, isLow, isTimed, priceFrom, priceTo } = filter;
  return [
    ...(availability === undefined ? [] : [stateOf(availability)]),
    ...(isLow ? [isLowSql] : []),
    ...(isTimed
      ? [
          sql`exists (select from timed_price t
            where t.variant_id = v.id and t.state in ('planned', 'active'))`,
        ]
      : []),
    ...(priceFrom === undefined ? [] : [sql`v.price >= ${priceFrom}`]),
    ...(priceTo === undefined ? [] : [sql`v.price <= ${priceTo}`]),
  ];
}

/** `v.availability` alone where it decides. */
function stateOf(code: number): SQL {
  const { available, outOfStock } = availabilityCodes;
  if (code === available) return sql`v.availability = ${available} and v.stock > v.held`;
  if (code === outOfStock) return sql`${stateOfVariant} = ${outOfStock}`;
  return sql`v.availability = ${code}`;
}

/** Whether the pieces of `variant v` have sunk to its limit. */
export const isLowSql = sql.raw(lowStockSql);

/** Above so many, the products without a picture are found by looking at each. */
const mostWithoutPicture = 5_000;

const noPicture = (id: SQL): SQL => sql`not exists (
  select from product_picture i where i.product_id = ${id} and i.position = 0)`;

/** Found once for the page and its total: of a shop that has nearly all pictures the index knows the few others. */
async function withoutPicture(db: Db): Promise<SQL> {
  const found = await rows(
    db,
    sql`select c.id from product c where ${noPicture(sql`c.id`)} limit ${mostWithoutPicture + 1}`,
    ids,
  );
  return found.length > mostWithoutPicture
    ? noPicture(sql`p.id`)
    : sql`p.id = any(${intArray(found.map(({ id }) => id))})`;
}

/** Above so many, the products of a category are found by looking at each in the order of the list. */
const mostOfCategory = 5_000;

/** Found once for the page and its total, by indexes, unless they are so many that looking at each finds some soon. */
async function inCategory(db: Db, categoryId: number | undefined): Promise<SQL[]> {
  if (categoryId === undefined) return [];
  const below = await rows(
    db,
    sql`select id from category where ${categoryId}::int = any(path)`,
    ids,
  );
  const all = intArray(below.map(({ id }) => id));
  const found = await rows(
    db,
    sql`select id from (
        (select id from product where category_id = any(${all}) limit ${mostOfCategory + 1})
        union (select product_id from category_product where category_id = any(${all}) limit ${mostOfCategory + 1})
      ) found`,
    ids,
  );
  return found.length > mostOfCategory
    ? [
        sql`(p.category_id = any(${all})
          or p.id in (select product_id from category_product where category_id = any(${all})))`,
      ]
    : [sql`p.id = any(${intArray(found.map(({ id }) => id))})`];
}

/** Every word must be in a name, or all that was typed begin a code. */
function wordsIn(query: string, byCode: readonly number[]): SQL[] {
  const words = foldTyped(normalisePersian(query)).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const text = foldedText(sql`p.name_fa`, sql`p.name_en`);
  const named = allOf(
    words.slice(0, mostWords).map((word) => sql`${text} like ${patternOf(word)}`),
  );
  return [byCode.length === 0 ? named : sql`(p.id = any(${intArray(byCode)}) or (${named}))`];
}

/** The index knows groups of three letters: shorter words are found at the beginning of a word only. */
const patternOf = (word: string): string =>
  Array.from(word).length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Products found by their code: a WebsiteCode, an SKU or GTIN of theirs or of a variant, or its beginning. */
async function readCodes(db: Db, query: string): Promise<{ exact: number[]; starting: number[] }> {
  const typed = toLatinDigits(normalisePersian(query)).toLowerCase();
  if (!/^[^\s]{1,64}$/u.test(typed)) return { exact: [], starting: [] };
  const start = `${escapeLike(typed)}%`;
  const isNumber = /^[1-9]\d{0,9}$/.test(typed) && Number(typed) <= 2_147_483_647;
  const found = await rows(
    db,
    sql`select id, bool_or(is_exact) as "isExact" from (
        ${isNumber ? sql`(select id, true as is_exact from product where id = ${Number(typed)}::int) union all` : sql``}
        (select id, lower(sku) = ${typed} as is_exact from product
          where lower(sku) like ${start} limit ${mostByCode})
        union all (select product_id, lower(sku) = ${typed} from variant
          where lower(sku) like ${start} limit ${mostByCode})
        union all (select id, gtin = ${typed} from product where gtin like ${start} limit ${mostByCode})
        union all (select product_id, gtin = ${typed} from variant
          where gtin like ${start} limit ${mostByCode})
      ) codes group by id order by 2 desc, id desc limit ${mostByCode}`,
    ids.extend({ isExact: z.boolean() }),
  );
  return {
    exact: found.filter(({ isExact }) => isExact).map(({ id }) => id),
    starting: found.map(({ id }) => id),
  };
}
