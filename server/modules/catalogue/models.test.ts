import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { getDetailAnswer, getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import { searchKeywordAnswer } from '#lib/contract/home.ts';
import { product, productAttribute, variant } from '#server/db/schema/catalogue.ts';
import { listingEntry } from '#server/db/schema/listing.ts';
import { ShopEvents } from '#server/events.ts';
import { createCatalogueService } from '#server/modules/catalogue/service.ts';
import { syncPopularity } from '#server/modules/catalogue/popularity-sync-service.ts';
import { spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { categories, codes, listedCount } from '#server/testing/fixture.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

// Three cases of the tiny shop as versions of one model, the first the cheapest.
const [first, second, third] = [codes.firstCase, codes.firstCase + 1, codes.firstCase + 2];
const versions = [first, second, third];
const variantOf = (code: number): number => 101 + code - codes.firstCase;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.database.transaction(async (tx) => {
    await tx.update(product).set({ modelId: first }).where(inArray(product.id, versions));
    await tx.insert(productAttribute).values([
      { productId: first, attributeId: 1, optionId: 1 },
      { productId: second, attributeId: 1, optionId: 2 },
      { productId: third, attributeId: 1, optionId: 2 },
    ]);
    await spreadProducts(tx, versions);
  });
});
afterAll(() => shop.close());

async function list(body: Record<string, unknown> = {}) {
  const answer = await shop.post('/api/Product/Get-List', {
    categoryId: categories.cases,
    type: 'priceaz',
    ...body,
  });
  return getListAnswer.parse(answer.body);
}
const setStock = (websiteCode: number, stock: number) =>
  createCatalogueService(shop.shop.database, new ShopEvents(), '').setStock(
    { websiteCode, variantId: variantOf(websiteCode) },
    stock,
  );
const shown = async (body: Record<string, unknown> = {}) =>
  (await list(body)).items
    .map(({ websiteCode }) => websiteCode)
    .filter((code) => versions.includes(code));

test('versions of a model are one card, of the cheapest, with their number and «from»', async () => {
  const { items, total, title } = await list();
  expect([title, total]).toEqual(['قاب', 38]);
  expect(items[0]).toMatchObject({ websiteCode: first, versions: 3, isFrom: true, spec: '8 گیگ' });
  expect(items.filter(({ versions: count }) => count !== undefined)).toHaveLength(1);
  const whole = await shop.post('/api/Product/Get-List', {});
  expect(getListAnswer.parse(whole.body).total).toBe(listedCount - 2);
});

test('a filter finds the version that has it, and counts the model once', async () => {
  const narrowed = await list({ 'filter-ram': '12' });
  expect(narrowed.total).toBe(1);
  expect(narrowed.items[0]).toMatchObject({ websiteCode: second, versions: 3, isFrom: false });
  const { filters, total } = getFilterAnswer.parse(
    (await shop.post('/api/Product/Get-Filter', { categoryId: categories.cases })).body,
  );
  const ram = filters.find(({ key }) => key === 'ram');
  expect(total).toBe(38);
  // Too few cases have one to offer it.
  expect(ram).toBeUndefined();
  const { filters: chosen } = getFilterAnswer.parse(
    (
      await shop.post('/api/Product/Get-Filter', {
        categoryId: categories.cases,
        'filter-ram': '12',
      })
    ).body,
  );
  expect(
    chosen.find(({ key }) => key === 'ram')?.options.map(({ value, count }) => [value, count]),
  ).toEqual([
    ['8', 1],
    ['12', 1],
  ]);
});

test('a search lists the model once, the best match first, and suggestions too', async () => {
  const sought = { categoryId: 0, type: 'default', 'filter-name': 'قاب شماره' };
  const pages = [await shown(sought), await shown({ ...sought, page: 2 })];
  expect(pages.flat()).toHaveLength(1);
  expect(await shown({ categoryId: 0, type: 'default', 'filter-name': 'قاب شماره 1' })).toEqual([
    second,
  ]);
  const { total, pageCount } = await list({ categoryId: 0, 'filter-name': 'قاب شماره' });
  expect([total, pageCount]).toEqual([38, 2]);
  const answer = await shop.post('/api/home/get-search-keyword', { name: 'قاب شماره 1' });
  const suggested = searchKeywordAnswer.parse(answer.body).filter(({ type }) => type === 'product');
  expect(suggested.filter(({ id }) => versions.includes(id)).map(({ id }) => id)).toEqual([second]);
});

test('the page of a version names all of them with their prices', async () => {
  const answer = await shop.post('/api/Product/Get-Detail', { WebsiteCode: second });
  const detail = getDetailAnswer.parse(answer.body);
  expect(detail.versions.map(({ websiteCode, name, price }) => [websiteCode, name, price])).toEqual(
    [
      [first, '8 گیگ', 100_000],
      [second, '12 گیگ', 101_000],
      [third, '12 گیگ', 102_000],
    ],
  );
  expect(detail.related.filter(({ websiteCode }) => versions.includes(websiteCode))).toEqual([]);
});

test('when the listed version sells out, another is listed with the same change', async () => {
  await setStock(first, 0);
  expect(await shown()).toEqual([second]);
  expect((await list()).total).toBe(38);
  await setStock(first, 10);
  expect(await shown()).toEqual([first]);
});

test('a version that is withdrawn, or leaves the model, is no longer counted with it', async () => {
  const { database } = shop.shop;
  await database.transaction(async (tx) => {
    await tx.update(product).set({ removedAt: new Date() }).where(eq(product.id, first));
    await spreadProducts(tx, [first]);
  });
  expect((await list()).total).toBe(38);
  expect((await list()).items[0]).toMatchObject({ websiteCode: second, versions: 2 });
  await database.transaction(async (tx) => {
    await tx.update(product).set({ removedAt: null, modelId: null }).where(eq(product.id, first));
    await spreadProducts(tx, [first]);
  });
  expect(await shown()).toEqual([first, second]);
  expect((await list()).total).toBe(39);
});

test('two versions that change at once leave one card', async () => {
  const { database } = shop.shop;
  await database.db.update(product).set({ modelId: second }).where(inArray(product.id, versions));
  await database.transaction((tx) => spreadProducts(tx, versions));
  await Promise.all([setStock(first, 0), setStock(second, 0), setStock(third, 5)]);
  expect(await shown()).toEqual([third]);
  await Promise.all(versions.map((code) => setStock(code, 10)));
  expect(await shown()).toEqual([first]);
  await database.db
    .update(variant)
    .set({ stock: 1_000 })
    .where(inArray(variant.productId, versions));
});

// The embedded database has one connection: nothing waits for anything there.
(testsOnPostgres ? test : test.skip)(
  'views of listed versions and the change that folds them wait for each other in one order',
  async () => {
    const { database } = shop.shop;
    const fourth = third + 1;
    const waiting = (count: number) =>
      until(
        async () =>
          (await database.db.$count(
            sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') found`,
          )) === count,
      );
    // Two models, the later one with the smaller number; of each the first is listed.
    for (const [modelId, pair] of [
      [second, [first, third]],
      [first, [second, fourth]],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.db.update(product).set({ modelId }).where(inArray(product.id, pair));
    }
    await database.transaction((tx) => spreadProducts(tx, [...versions, fourth]));
    // As large shops read them: by index, one after the other.
    const byIndex = sql`select set_config(name, 'off', true)
      from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`;
    const views = () =>
      database.transaction(async (tx) => {
        await tx.execute(byIndex);
        const seen = inArray(product.id, [first, second]);
        await tx.update(product).set({ popularity: 777 }).where(seen);
        await syncPopularity(tx, [first, second]);
      });
    const cheaper = () =>
      database.transaction(async (tx) => {
        await tx.execute(byIndex);
        const changed = inArray(variant.productId, [third, fourth]);
        await tx.update(variant).set({ price: 1 }).where(changed);
        await spreadProducts(tx, [third, fourth]);
      });
    const both = await database.transaction(async (gate) => {
      await gate.execute(
        sql`select from listing_entry where product_id = ${first} and category_id = ${categories.cases} for update`,
      );
      const seen = views();
      await waiting(1);
      const folded = cheaper();
      await waiting(2);
      return [seen, folded];
    });
    await Promise.all(both);
    expect(await shown()).toEqual([third]);
    expect(await database.db.$count(listingEntry, eq(listingEntry.popularity, 777))).toBe(6);
  },
);
