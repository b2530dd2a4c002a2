import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { goodsFilter, goodsSort } from '#lib/contract/goods.ts';
import type { Database } from '#server/db/database.ts';
import { conditionsOf, productsThat } from '#server/modules/goods/filter-queries.ts';
import { placesOf } from '#server/modules/goods/list-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const large = new Set(['product', 'variant', 'product_picture']);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/** Fifty thousand products of a hundred categories and brands; of a thousand, one is a draft and one in the bin. */
async function fill(): Promise<void> {
  const numbers = sql`generate_series(1, 50000) n`;
  await database.transaction(async (tx) => {
    for (const table of large) {
      // oxlint-disable-next-line no-await-in-loop
      await dropForeignKeys(tx, table);
    }
    await tx.execute(sql`
      insert into category (id, title, slug, path, position)
      select n, 'دستهٔ ' || n, 'x', array[n], n from generate_series(0, 100) n`);
    await tx.execute(sql`
      insert into product (id, name_fa, name_en, slug, category_id, brand_id, is_draft, binned_at, removed_at,
        sku, gtin, description_html)
      select n, 'کالای ' || md5(n::text), 'thing ' || n, 'x', n / 500, n % 100, n % 1000 = 1,
        case when n % 1000 = 2 then now() end, case when n % 1000 in (1, 2) then now() end, 'P-' || n,
        (10000000 + n)::text, repeat('x', 300) from ${numbers}`);
    await tx.execute(sql`
      insert into variant (product_id, position, availability, price, stock, sku, low_stock)
      select n, place, case when n % 1000 = 3 then 3 else 1 end, 1000 * n, 5, 'V-' || n || '-' || place,
        case when n % 500 = 4 then 9 end
      from ${numbers} cross join generate_series(0, 1) place`);
    await tx.execute(sql`
      insert into product_picture (product_id, position, picture_hash)
      select n, place, 'x' from ${numbers} cross join generate_series(0, 2) place`);
  });
  await database.db.execute(sql`vacuum analyze`);
}

async function scanned(filter: object, sort: string): Promise<string[]> {
  const conditions = await conditionsOf(database.db, goodsFilter.parse(filter));
  const after = null;
  const page = { conditions, sort: goodsSort.parse(sort), after, limit: 51 };
  return scansOf(database.db, placesOf(page), large);
}

test.each(goodsSort.options)('a page of all goods by %s scans none', async (sort) => {
  expect(await scanned({}, sort)).toEqual([]);
});

describe.each(['newest', 'name'])('by %s a page of', (sort) => {
  test.each([
    [{ state: 'draft' }],
    [{ state: 'bin' }],
    [{ state: 'withdrawn' }],
    [{ query: 'c4ca4238a0b9' }],
    [{ query: 'V-77-' }],
    [{ brandIds: [7] }],
    [{ categoryId: 7 }],
    [{ isLow: true }],
    [{ isWithoutPicture: true }],
    [{ websiteCodes: [5, 6] }],
    [{ priceFrom: 1_000_000, priceTo: 1_100_000 }],
  ])('%j scans none', async (filter) => {
    expect(await scanned(filter, sort)).toEqual([]);
  });
});

test.each([
  ['found by a word', { query: 'c4ca4238a0b9' }],
  ['of a category', { categoryId: 7 }],
])('goods %s are counted without looking at all', async (_of, filter) => {
  const { db } = database;
  const conditions = await conditionsOf(db, goodsFilter.parse(filter));
  const counted = sql`select 1 from product p where ${productsThat(conditions)} limit 1001`;
  expect(await scansOf(db, counted, large)).toEqual([]);
});

test('a scan would be detected', async () => {
  const unindexed = sql`select id from product where short_text = 'x'`;
  expect(await scansOf(database.db, unindexed, large)).toEqual(['product']);
});
