import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { searchKeywordAnswer } from '#lib/contract/home.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { searchSlug } from '#lib/text/search-slug.ts';
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

const read = async (text: string, more: object = {}) => {
  const { search, ...answer } = await list(text, more);
  if (!search) throw new Error('no reading');
  return { ...answer, search };
};
const titles = (found: { search: { topics: { title: string }[] } }) =>
  found.search.topics.map(({ title }) => title);

describe('the answer says how the text was read', () => {
  test('as typed, with the category and brand that it names', async () => {
    const found = await read('گوشی سامسونگ');
    expect(found.search).toMatchObject({ kind: 'exact', meant: null, priced: null });
    expect(titles(found)).toEqual(expect.arrayContaining(['گوشی موبایل', 'سامسونگ']));
    expect(titles(found).slice(0, 2)).toEqual(['گوشی موبایل سامسونگ', 'گوشی موبایل']);
    expect(found.search.topics[0]).toMatchObject({
      type: 'landing',
      slug: 'گوشی-موبایل/سامسونگ',
    });
    expect(found.search.related.length).toBeGreaterThan(2);
    expect((await read('سامسونگ', { page: 2 })).search.related).toEqual([]);
  });

  test.each([
    ['سامسنگ a55', 'سامسونگ A55'],
    ['هحاخدث 15', 'iPhone 15'],
    ['goshi samsung', 'گوشی Samsung'],
    ['aifon', 'آیفون'],
    ['lobtob', 'لپ‌تاپ'],
  ])('%p as meant: %p', async (text, meant) => {
    expect((await read(text)).search).toMatchObject({ kind: 'corrected', meant });
  });

  test('a text that says nothing of goods as all goods', async () => {
    const all = await list('');
    for (const text of ['خرید', 'ارزان‌ترین قیمت']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await list(text)).total).toBe(all.total);
    }
  });

  test.each(['qqqq zzzz', 'zzzzqqqq', 'قققگگگژژ'])('%p finds nothing', async (text) => {
    expect((await read(text)).total).toBe(0);
  });

  test('the closest goods for words that none has together', async () => {
    const found = await read('شارژر آیفون');
    expect(found.search.kind).toBe('closest');
    expect(found.total).toBe(found.items.length);
    expect(titles(found)).toContain('شارژر و کابل');
    const cheapest = await read('شارژر آیفون', { type: 'priceaz', 'filter-available': '1' });
    const prices = cheapest.items.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(cheapest.total).toBeLessThanOrEqual(found.total);
  });

  test('its price as a filter, unless there is one', async () => {
    const found = await read('گوشی سامسونگ زیر بیست میلیون تومان');
    expect(found.search.priced).toEqual({ text: 'گوشی سامسونگ', price: '-20000000' });
    const same = await list('گوشی سامسونگ', { 'filter-price': '-20000000' });
    expect(found.items).toEqual(same.items);
    expect(found.total).toBe(same.total);
    const dearer = await list('گوشی سامسونگ زیر بیست میلیون', { 'filter-price': '20000001-' });
    expect(dearer.items.every(({ price }) => (price ?? 0) > 20_000_000)).toBe(true);
    const all = await list('زیر ۱۰ میلیون');
    expect(all.total).toBe((await list('', { 'filter-price': '-10000000' })).total);
    expect(all.total).toBeGreaterThan(0);
  });

  test('a word for a kind of goods finds these, not what is made for them', async () => {
    const phones = await list('', { categoryId: 2, 'filter-price': '-10000000' });
    const found = await list('گوشی زیر ۱۰ میلیون');
    expect(phones.total).toBeGreaterThan(3);
    expect(found.total).toBe(phones.total);
    expect((await list('کاور گوشی')).total).toBeGreaterThan(0);
    const suggested = (await suggest('گوشی زیر ۱۰ میلیون'))[0];
    expect(suggested).toMatchObject({
      type: 'category',
      productCount: phones.total,
      query: 'filter-price=-10000000',
    });
  });

  test('in the keys of the other keyboard as a correction, in the spelling of the shop', async () => {
    const found = await read('Hdt,k', { 'filter-name': searchSlug('Hdt,k') });
    expect(found.search).toMatchObject({ kind: 'corrected', meant: 'آیفون' });
  });

  test('suggestions are few enough to leave room, with the landing page first', async () => {
    const found = await suggest('گوشی سامسونگ');
    expect(found.map(({ type }) => type)).toEqual([
      'landing',
      'category',
      'category',
      'brand',
      ...Array.from({ length: 5 }, () => 'product'),
    ]);
    const [first, , , brand] = found;
    const { total } = await list('', {
      categoryId: first?.id,
      'filter-brand': String(brand?.id),
    });
    expect(total).toBeGreaterThan(0);
    expect(first?.productCount).toBe(total);
  });

  test('suggestions keep to the price, and lead with category and brand', async () => {
    const found = await suggest('گوشی سامسونگ زیر ۲۰ میلیون');
    expect(found.map(({ type }) => type)).toEqual([
      ...found.filter(({ type }) => type === 'category').map(({ type }) => type),
      'brand',
      ...found.filter(({ type }) => type === 'product').map(({ type }) => type),
    ]);
    const { items } = await list('گوشی سامسونگ', { 'filter-price': '-20000000' });
    expect(await suggestedProducts('گوشی سامسونگ زیر ۲۰ میلیون')).toEqual(
      items.slice(0, 5).map((one) => one.websiteCode),
    );
  });
});

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
