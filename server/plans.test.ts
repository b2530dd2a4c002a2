import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { sortKeys } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { readDetail } from '#server/modules/catalogue/detail-queries.ts';
import { scopeStatements } from '#server/modules/catalogue/facet-queries.ts';
import { countOfBrand, planPage, readCards } from '#server/modules/catalogue/list-queries.ts';
import { showing } from '#server/modules/catalogue/spread-service.ts';
import { readPage } from '#server/modules/feed/queries.ts';
import { ofModelsOf } from '#server/modules/goods/versions.ts';
import {
  readBrandPrices,
  readPricePage,
  readPriceSamples,
} from '#server/modules/price-list/queries.ts';
import { readKinds } from '#server/modules/catalogue/search-reading.ts';
import {
  countMatches,
  readBest,
  readClosest,
  readPriced,
  readSuggestions,
} from '#server/modules/search/queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const products = 100_000;
const leaves = 400;
/** A number inlined into the SQL: a parameter would need a cast. */
const number = (value: number) => sql.raw(String(value));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/**
 * Inserts as many rows as a large shop has, one statement per table, with only the columns that plans depend
 * on.
 */
async function fill(): Promise<void> {
  const { db } = database;
  await database.transaction(async (tx) => {
    // Triggers and foreign keys are disabled: rows come in the order of their references.
    for (const table of ['product', 'variant', 'listing_entry', 'product_card']) {
      // oxlint-disable-next-line no-await-in-loop
      await dropForeignKeys(tx, table);
    }
    await tx.execute(sql`
      insert into category (id, parent_id, path, title, slug)
      select n, case when n > 0 then 0 end, case when n = 0 then '{}' else array[n] end, 'c', 'c'
      from generate_series(0, ${number(leaves)}) n`);
    await tx.execute(sql`
      insert into brand (id, title, title_en, slug) select n, 'b', 'b', 'b' from generate_series(1, 40) n`);
    await tx.execute(sql`
      insert into product (id, category_id, brand_id, name_fa, name_en, slug, created_at, updated_at)
      select n, 1 + n % ${number(leaves)}, 1 + n % 40, 'p', 'p', 'p', now() - n * interval '1 minute',
        now() - n * 31 % 997 * interval '1 minute' from generate_series(1, ${number(products)}) n`);
    await tx.execute(sql`
      insert into variant (id, product_id, availability) select n, n, ${availabilityCodes.call} from generate_series(1, ${number(products)}) n`);
    await tx.execute(sql`
      insert into listing_entry
        (category_id, product_id, brand_id, rank, price, popularity, created_at, facets)
      select c, n, 1 + n % 40, n % 9 / 8, n * 7919 % 50021, n * 31 % 997,
        now() - n * interval '1 minute', n || ',' || 1 + n % 40 || ',1000,1,3,1,2,3,1,255,0'
      from generate_series(1, ${number(products)}) n, lateral unnest(array[0, 1 + n % ${number(leaves)}]) c
      order by c, n`);
    await tx.execute(sql`
      insert into product_card (product_id, card)
      select n, '{}' from generate_series(1, ${number(products)}) n`);
    await tx.execute(sql`
      insert into search_entry (kind, ref_id, vector, weight)
      select 'product', n, array_to_tsvector(array['word' || n % 500]), n
      from generate_series(1, ${number(products)}) n`);
  });
  await db.execute(sql`analyze`);
}

const large = new Set(['product', 'variant', 'listing_entry', 'product_card', 'search_entry']);

/** The large tables that the plan of the statement, with these values, scans sequentially. */
async function scanned({ text }: Statement<unknown>, values: string): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare looked_at as ${text}`));
    const found = await scansOf(tx, sql.raw(`execute looked_at(${values})`), large);
    await tx.execute(sql`deallocate looked_at`);
    return found;
  });
}

const name = (statement: Statement<unknown>) => statement.name;
const pages = sortKeys.flatMap((sort) =>
  [1, 4_000].map((page) => planPage(sort, page, products).statements),
);

test.each(pages.map(({ category }) => [name(category), category] as const))(
  'a page of %s scans no large table',
  async (_name, statement) => {
    expect(await scanned(statement, '7, 0')).toEqual([]);
    expect(await scanned(statement, '0, 96')).toEqual([]);
  },
);

test.each(pages.map(({ brand }) => [name(brand), brand] as const))(
  'a page of %s scans no large table',
  async (_name, statement) => {
    expect(await scanned(statement, '7, 0, 3')).toEqual([]);
    expect(await scanned(statement, '0, 0, 3')).toEqual([]);
  },
);

test.each(scopeStatements.map((statement) => [name(statement), statement] as const))(
  'the %s of a filtered list scans no large table',
  async (_name, statement) => {
    if (statement.name.endsWith('-whole')) {
      expect(await scanned(statement, `7, 0, '{ram}'`)).toEqual([]);
      return;
    }
    const part = statement.name.endsWith('-search') ? `$$'word77':*$$` : `'{3}'`;
    expect(await scanned(statement, `7, 0, '{ram}', ${part}`)).toEqual([]);
    expect(await scanned(statement, `0, 0, '{}', ${part}`)).toEqual([]);
  },
);

test('the page of a product scans no large table', async () => {
  expect(await scanned(readDetail, '777')).toEqual([]);
});

test('cards, counts and searches scan no large table', async () => {
  expect(await scanned(readCards, `'{1,2,3}'`)).toEqual([]);
  expect(await scanned(countOfBrand, '7, 3')).toEqual([]);
  const tsquery = `$$'word77':*$$`;
  const values = Array.from({ length: 8 }, () => tsquery).join(', ');
  for (const order of ['index', 'heaviest'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    expect(await scanned(readSuggestions[order], values)).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop
    expect(await scanned(readBest[order], values)).toEqual([]);
  }
  expect(await scanned(countMatches, tsquery)).toEqual([]);
  const words = `$$'word77' | 'word78'$$, $$'word77'$$, array['''word77''', '''word78'''], array[1, 2]`;
  expect(await scanned(readClosest, words)).toEqual([]);
  expect(await scanned(readPriced, `'{1,2,3}', null, 5000`)).toEqual([]);
  expect(await scanned(readKinds, `'{1,2,3}'`)).toEqual([]);
});

test('pages of the price list scan no large table', async () => {
  expect(await scanned(readPriceSamples, `'{1,2,3}', 12`)).toEqual([]);
  expect(await scanned(readPricePage, '7, 80, 80')).toEqual([]);
  expect(await scanned(readPricePage, '0, 80, 80')).toEqual([]);
  expect(await scanned(readBrandPrices, '7, 0, 80, 3')).toEqual([]);
});

test.each(Object.values(readPage).map((page) => [name(page), page] as const))(
  'a %s scans no large table',
  async (_name, page) => {
    for (const days of [0, 35, 69]) {
      const time = `now() - interval '${days} days'`;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await scanned(page, `${time}, 50000, 399, 100`)).toEqual([]);
    }
  },
);

test('a scan would be detected', async () => {
  const text = `select product_id from listing_entry where facets like $1`;
  expect(await scanned({ name: 'scan', text, row: z.unknown() }, `'%9%'`)).toEqual([
    'listing_entry',
  ]);
});

test.each([
  ['the pages that a change is seen on', showing([5, 6])],
  ['the versions of models', ofModelsOf([5, 6])],
])('%s are found without a scan of a large table', async (_name, query) => {
  expect(await scansOf(database.db, query, large)).toEqual([]);
});
