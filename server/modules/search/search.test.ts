import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { searchKeywordAnswer } from '#lib/contract/home.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { slugify } from '#lib/text/slug.ts';
import { completeSearch } from '#server/modules/search/complete.ts';
import { exactly } from '#server/modules/search/exact.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { readBest, valuesOf } from '#server/modules/search/queries.ts';
import { clearSearch } from '#server/modules/search/sync-service.ts';
import { searchAlternatives } from '#server/modules/search/typed.ts';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: demoShop });
}, 120_000);
afterAll(() => shop.close());

const suggest = async (name: string) =>
  searchKeywordAnswer.parse((await shop.post('/api/home/get-search-keyword', { name })).body);
const list = async (text: string, more: object = {}) =>
  getListAnswer.parse(
    (await shop.post('/api/Product/Get-List', { 'filter-name': slugify(text), ...more })).body,
  );
const suggestedProducts = async (text: string) =>
  (await suggest(text)).filter(({ type }) => type === 'product').map(({ id }) => id);

test.each([
  ['گوشی موبایل', 'گوشی موبایل'],
  ['لپ تاپ', 'لپ‌تاپ'],
  ['هدفون', 'هدفون'],
  ['یخچل', 'یخچال و فریزر'],
  ['لب تاپ', 'لپ‌تاپ'],
  ['لبتاب', 'لپ‌تاپ'],
])('%p suggests the category %p first', async (text, title) => {
  expect((await suggest(text))[0]).toMatchObject({ type: 'category', value: title });
});

test.each(['گلکسی s24', 'ps5', 'سامسونگ', 'نیست', 'گوشی مدل'])(
  'the result for %p does not depend on the estimated frequency of its words',
  async (text) => {
    const { database } = shop.shop;
    const values = valuesOf(exactly(searchAlternatives(text), await knownOf(database)));
    const [[index], [heaviest]] = await Promise.all([
      database.run(readBest.index, values),
      database.run(readBest.heaviest, values),
    ]);
    const most = Math.min(100, index?.ids.length ?? 0, heaviest?.ids.length ?? 0);
    expect(heaviest?.ids.slice(0, most)).toEqual(index?.ids.slice(0, most));
    expect(most > 0).toBe(text !== 'نیست');
  },
);

test('different spellings give the same result', async () => {
  const ways = ['گلکسی s24', 's ۲۴ گلکسی', 'galaxy s24', 'GALAXY S24', 'گلكسي S۲۴'];
  const found = await Promise.all(ways.map((text) => list(text)));
  const [first, ...others] = found.map(({ items }) => items.map((one) => one.websiteCode));
  expect(first).toHaveLength(4);
  for (const other of others) expect(other).toEqual(first);
});

test('the best match comes first in the default order only; other filters narrow it', async () => {
  const sorted = await list('گلکسی', { type: 'priceaz' });
  const prices = sorted.items.flatMap(({ price, availability }) =>
    availability === availabilityCodes.available ? (price ?? []) : [],
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const all = await list('گلکسی');
  const cases = await list('گلکسی', { categoryId: 8 });
  expect(cases.total).toBeLessThan(all.total);
  const inAll = all.items.filter(({ websiteCode }) =>
    cases.items.some((one) => one.websiteCode === websiteCode),
  );
  expect(cases.items.slice(0, inAll.length)).toEqual(inAll);
});

test('pages of a search are consecutive', async () => {
  const first = await list('سامسونگ');
  const rest = await Promise.all(
    Array.from({ length: first.pageCount - 1 }, (_, n) => list('سامسونگ', { page: n + 2 })),
  );
  const ids = [first, ...rest].flatMap(({ items }) => items.map((one) => one.websiteCode));
  expect(new Set(ids).size).toBe(first.total);
  expect(ids).toHaveLength(first.total);
});

/** Lists are read from the database each time; suggestions are cached for a while. */
const listed = async (text: string) => (await list(text)).items;

test('a missing search index is written', async () => {
  const { database } = shop.shop;
  const before = await listed('گلکسی');
  await database.transaction((tx) => clearSearch(tx));
  expect(await listed('گلکسی')).toEqual([]);
  await completeSearch(database);
  expect(await listed('گلکسی')).toEqual(before);
  expect(await listed('گلگسی s24')).toEqual(await listed('گلکسی s24'));
  expect(before.length).toBeGreaterThan(0);
});

test('a search index in the form of an older version is written again', async () => {
  const { database } = shop.shop;
  const before = await listed('ps5');
  await database.db.execute(sql`comment on table search_entry is 'older'`);
  await database.db.execute(sql`
    update search_entry set vector = array_to_tsvector('{old}') where kind = 'product'`);
  expect(await listed('ps5')).toEqual([]);
  await completeSearch(database);
  expect(await listed('ps5')).toEqual(before);
});

describe("a product's code", () => {
  test.each(['1008', '۱۰۰۸', 'کد 1008', 'کد ۱۰۰۸', ' 1008 '])('%j finds it', async (text) => {
    expect((await list(text)).items.map(({ websiteCode }) => websiteCode)).toContain(1008);
    expect(await suggestedProducts(text)).toContain(1008);
  });

  test.each(['گوشی 1008', '100', '10080', 'کد', '99999999999', '#1008 گوشی'])(
    '%j does not find it, but other goods at most',
    async (text) => {
      const { items, search } = await list(text);
      const isAmong = items.some(({ websiteCode }) => websiteCode === 1008);
      expect(isAmong && search?.kind !== 'closest').toBe(false);
    },
  );
});
