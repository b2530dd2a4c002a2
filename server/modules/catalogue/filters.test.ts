import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type ListFilter, getFilterAnswer, getListAnswer } from '#lib/contract/product.ts';
import { type Database, migrationsFolder, rows } from '#server/db/database.ts';
import { attribute, variant } from '#server/db/schema/catalogue.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { categories, codes, listedCount, tinyShop, variants } from '#server/testing/fixture.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function ask(body: Record<string, unknown>) {
  const answer = await shop.post('/api/Product/Get-Filter', body);
  expect(answer.status).toBe(200);
  return getFilterAnswer.parse(answer.body);
}
async function list(body: Record<string, unknown>) {
  const answer = await shop.post('/api/Product/Get-List', body);
  return getListAnswer.parse(answer.body).items.map((item) => item.websiteCode);
}
/** The filters by key; options as value and count. */
async function offered(body: Record<string, unknown>) {
  const { filters } = await ask(body);
  return Object.fromEntries(filters.map((filter) => [filter.key, short(filter)]));
}
function short({ kind, options, min, max }: ListFilter): unknown {
  if (kind === 'range') return [min, max];
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

const phones = categories.phones;

describe('filters of a list', () => {
  test('come in a fixed order, each with its kind and title', async () => {
    expect(await ask({ categoryId: phones })).toEqual({
      total: 6,
      filters: [
        {
          key: 'brand',
          title: 'برند',
          kind: 'choice',
          options: [
            { value: '1', label: 'سامسونگ', latin: 'Samsung', count: 5 },
            { value: '2', label: 'اپل', latin: 'Apple', count: 1 },
          ],
        },
        {
          key: 'price',
          title: 'محدودهٔ قیمت',
          kind: 'range',
          options: [],
          min: 1_000_000,
          max: 50_000_000,
          unit: 'تومان',
          bars: '900000000000000000000099',
        },
        {
          key: 'available',
          title: 'فقط کالاهای موجود',
          kind: 'switch',
          options: [{ value: '1', label: 'موجود', count: 2 }],
        },
        {
          key: 'discount',
          title: 'فقط کالاهای تخفیف‌دار',
          kind: 'switch',
          options: [{ value: '1', label: 'تخفیف‌دار', count: 1 }],
        },
        {
          key: 'colour',
          title: 'رنگ',
          kind: 'choice',
          options: [
            { value: '000000', label: 'مشکی', count: 1, colour: '#000000' },
            { value: '0000ff', label: 'آبی', count: 1, colour: '#0000ff' },
          ],
        },
        {
          key: 'ram',
          title: 'رم',
          kind: 'choice',
          options: [
            { value: '8', label: '8 گیگابایت', count: 1 },
            { value: '12', label: '12 گیگابایت', count: 1 },
          ],
        },
        {
          key: 'screen',
          title: 'صفحه',
          kind: 'range',
          options: [],
          min: 6.1,
          max: 6.7,
          unit: 'اینچ',
        },
        {
          key: 'nfc',
          title: 'NFC',
          kind: 'switch',
          options: [{ value: '1', label: 'دارد', count: 1 }],
        },
      ],
    });
  });

  test('that few products have are not offered, unless chosen', async () => {
    const { total } = await ask({});
    expect(total).toBeGreaterThan(6);
    expect(await offered({})).not.toHaveProperty('nfc');
    expect(await offered({ 'filter-nfc': '1' })).toHaveProperty('nfc');
    expect(await offered({ categoryId: phones })).toHaveProperty('nfc');
  });

  test('that cannot divide the products are left out', async () => {
    expect(Object.keys(await offered({ categoryId: categories.cases }))).toEqual(['price']);
    expect(await offered({ categoryId: categories.laptops })).toEqual({});
  });

  test('ignore their own choices, but no others', async () => {
    expect(await offered({ categoryId: phones, 'filter-ram': '12' })).toEqual({
      ram: { '8': 1, '12': 1 },
      colour: { '000000': 1, '0000ff': 1 },
    });
    expect(
      await offered({ categoryId: phones, 'filter-ram': '8,12', 'filter-screen': '6.5-' }),
    ).toMatchObject({ ram: { '12': 1 }, screen: [6.1, 6.7] });
  });

  test("by brand in the whole shop count all brands, and the others only the chosen brands' products", async () => {
    expect(await offered({ 'filter-brand': '2' })).toEqual({
      brand: { '1': 46, '2': 2 },
      price: [40_000_000, 90_000_000],
      discount: { '1': 1 },
      ram: { '8': 1 },
    });
    expect((await ask({ 'filter-brand': '1,2' })).total).toBe(listedCount);
  });

  test('stay while chosen, with the chosen options, when no product is left', async () => {
    const body = {
      categoryId: phones,
      'filter-ram': '8',
      'filter-nfc': '1',
      'filter-discount': '1',
    };
    const { total, filters } = await ask(body);
    expect(total).toBe(0);
    expect(filters.map(({ key }) => key)).toEqual(['discount', 'ram', 'nfc']);
    expect(await offered(body)).toEqual({
      discount: { '1': 0 },
      ram: { '8': 0, '12': 1 },
      nfc: { '1': 0 },
    });
    expect(
      await offered({ 'filter-colour': '0000ff', 'filter-brand': '2,1', 'filter-price': '1-2' }),
    ).toMatchObject({
      brand: { '1': 0, '2': 0 },
      colour: { '0000ff': 0 },
      price: [50_000_000, 50_000_000],
    });
  });

  test.each([
    [{}, listedCount],
    [{ 'filter-brand': '2' }, 2],
    [{ 'filter-name': 'گوشی' }, 6],
    [{ 'filter-name': 'گوشی', 'filter-available': '1' }, 2],
    [{ 'filter-name': '!؟' }, 0],
    [{ categoryId: 4, type: 'popular', page: 900 }, 1],
  ])('of %j count %i products', async (body, total) => {
    expect((await ask(body)).total).toBe(total);
  });

  test.each([
    [{ categoryId: 77 }, 404],
    [{ 'filter-brand': '77' }, 404],
    [{ categoryId: -1 }, 422],
    [{ type: 'name' }, 422],
  ])('%j answers %i', async (body, status) => {
    expect((await shop.post('/api/Product/Get-Filter', body)).status).toBe(status);
  });
});

describe('a list', () => {
  test.each([
    [{ 'filter-discount': '1' }, [codes.laptop, codes.phone]],
    [{ 'filter-colour': '0000FF,ffffff' }, [codes.phone]],
    [{ 'filter-colour': 'ffffff' }, []],
    [{ 'filter-colour': 'blue,#0000ff' }, []],
    [{ 'filter-ram': '16' }, []],
    [{ 'filter-nfc': '1', 'filter-colour': '000000' }, [codes.phone]],
    [{ 'filter-screen': '۶.۵-' }, [codes.phone]],
  ])('filtered by %j', async (body, expected) => {
    expect(await list(body)).toEqual(expected);
  });

  test.each(['filter-nfc', 'filter-screen', 'filter-available', 'filter-discount', 'filter-price'])(
    'is not filtered by an invalid %s',
    async (key) => {
      const senseless = ['0', 'x', '-', '1e9', "1'; drop table product", '\ud800', '9'.repeat(500)];
      for (const value of senseless) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await ask({ [key]: value, categoryId: phones })).total).toBe(6);
      }
    },
  );

  test('with the maximum of filters is answered', async () => {
    const many = Array.from({ length: 100 }, (_, n) => n).join(',');
    const junk = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [`filter-k${n}`, many] as const),
    );
    const body = {
      ...junk,
      'filter-ram': `8,${many}`,
      'filter-brand': many,
      'filter-colour': many,
    };
    expect((await ask(body)).filters.map(({ key }) => key)).toContain('colour');
    expect(await list(body)).toEqual([]);
  });
});

describe('the stored filter values', () => {
  const anything = z.record(z.string(), z.unknown());
  const written = (database: Database) =>
    rows(
      database.db,
      sql`select product_id, category_id, facets from listing_entry order by 1, 2`,
      anything,
    );

  test('follow a change of price, stock and discount at once', async () => {
    const { catalogue } = shop.shop;
    const place = { websiteCode: codes.earphones, variantId: variants.earphones };
    const dear = { categoryId: categories.mobile, 'filter-price': '1000000-' };
    expect(await offered(dear)).toMatchObject({ available: { '1': 3 }, discount: { '1': 1 } });
    await catalogue.changeVariant(place, { price: 90_000_000, oldPrice: 95_000_000 });
    expect(await offered(dear)).toMatchObject({
      discount: { '1': 2 },
      price: [100_000, 90_000_000],
    });
    await catalogue.changeVariant(place, { stock: 0 });
    expect(await offered(dear)).toMatchObject({ available: { '1': 2 }, discount: { '1': 2 } });
    await catalogue.changeVariant(place, { price: 3_000_000, oldPrice: null, stock: 10 });
  });

  test('of an existing shop are written by its migrations', async () => {
    const database = await openTestDatabase(tinyShop);
    try {
      const expected = await written(database);
      const all = readMigrationFiles({ migrationsFolder }).map((migration) => migration.sql);
      const first = all.find(([statement]) => statement?.includes('ADD COLUMN "facets"')) ?? [];
      const later = all
        .flat()
        .filter((statement) => statement.includes('UPDATE "listing_entry" SET "facets"'));
      await database.transaction(async (tx) => {
        await tx.execute(sql`alter table listing_entry drop column facets`);
        await tx.execute(sql`alter table attribute drop constraint attribute_key_free`);
        await tx.execute(sql`drop index variant_colour`);
        for (const statement of [...first, ...later]) {
          // oxlint-disable-next-line no-await-in-loop
          await tx.execute(sql.raw(statement));
        }
      });
      expect(await written(database)).toEqual(expected);
    } finally {
      await database.close();
    }
  });

  test('no attribute may have the key of a built-in filter', async () => {
    const row = { title: 'رنگ', groupTitle: 'ظاهر', kind: 'choice' as const };
    for (const key of ['name', 'brand', 'price', 'available', 'discount', 'colour']) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(
        shop.shop.database.db.insert(attribute).values({ ...row, key }),
      ).rejects.toMatchObject({ cause: { code: '23514' } });
    }
  });

  test('an invalid colour is ignored', async () => {
    const { db } = shop.shop.database;
    await db.insert(variant).values({
      productId: codes.laptop,
      availability: availabilityCodes.call,
      colourTitle: 'رنگین',
      colourHex: 'rainbow',
      position: 1,
    });
    await syncListings(db, [codes.laptop]);
    const { filters } = await ask({ categoryId: categories.laptops });
    expect(filters).toEqual([]);
  });
});
