import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { sql } from 'drizzle-orm';
import { type ListGoodsAnswer, listGoodsAnswer } from '#lib/contract/goods.ts';
import { caseCount, categories, codes, listedCount, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
  const { db } = desk.shop.shop.database;
  await db.execute(sql`update variant set sku = 'SGS24-' || id, gtin = '4006381333931'
    where id = ${variants.phoneBlack}`);
  await db.execute(
    sql`update variant set low_stock = 3 where id in (${variants.phoneBlack}, ${variants.laptop})`,
  );
  await db.execute(
    sql`update product set is_draft = true, removed_at = now() where id = ${codes.removed}`,
  );
});
afterAll(() => desk.shop.close());

async function list(body: object = {}): Promise<ListGoodsAnswer> {
  return listGoodsAnswer.parse(await desk.done('List-Goods', body));
}
const found = async (filter: object, more: object = {}) =>
  (await list({ filter, ...more })).items.map(({ websiteCode }) => websiteCode);

test('a row says what staff need to know, without what is held for orders', async () => {
  await desk.shop.shop.database.db.execute(
    sql`update variant set held = 2 where id = ${variants.phoneBlack}`,
  );
  const { items } = await list({ filter: { websiteCodes: [codes.phone] } });
  expect(items).toEqual([
    expect.objectContaining({
      websiteCode: codes.phone,
      sku: 'SGS24-1',
      image: 'aaaaaaaaaaaa-850.webp',
      categoryTitle: 'گوشی',
      brandTitle: 'سامسونگ',
      priceFrom: 50_000_000,
      priceTo: 60_000_000,
      stock: 2,
      held: 2,
      availability: availabilityCodes.available,
      state: 'published',
      variantCount: 2,
      lowCount: 1,
      revision: 1,
    }),
  ]);
});

test.each(['newest', 'changed', 'name', 'cheapest', 'dearest'])(
  'pages by %s hold every product once, in one order',
  async (sort) => {
    const seen: number[] = [];
    let after: string | null = null;
    let total = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page: ListGoodsAnswer = await list({ sort, limit: 7, ...(after && { after }) });
      seen.push(...page.items.map(({ websiteCode }) => websiteCode));
      total ??= page.total;
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    const whole = (await list({ sort, limit: 100 })).items.map(({ websiteCode }) => websiteCode);
    expect(seen).toEqual(whole);
    expect(total).toEqual({ count: listedCount + 2, isExact: true });
  },
);

test('names are in the order of the Persian alphabet', async () => {
  const { db } = desk.shop.shop.database;
  const named = ['پرتقال', 'بادام', 'تمشک', 'چای', 'جو', 'هلو', 'وانیل', 'گلابی', 'کیوی', 'لیمو'];
  const chosen = named.map((_, at) => codes.firstCase + at);
  for (const [at, name] of named.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await db.execute(sql`update product set name_fa = ${name} where id = ${codes.firstCase + at}`);
  }
  const { items } = await list({ sort: 'name', filter: { websiteCodes: chosen } });
  expect(items.map(({ nameFa }) => nameFa)).toEqual([
    'بادام',
    'پرتقال',
    'تمشک',
    'جو',
    'چای',
    'کیوی',
    'گلابی',
    'لیمو',
    'وانیل',
    'هلو',
  ]);
});

describe('a search', () => {
  test('finds words of either name, with any digits and letters', async () => {
    expect(await found({ query: 'گلکسي 24' })).toEqual([codes.phone]);
    expect(await found({ query: 'iphone ۱۵' })).toEqual([codes.cheapPhone]);
    expect(await found({ query: 'هندزفری' })).toEqual([]);
    expect(await found({ query: 'هندز فری' })).toEqual([codes.earphones]);
  });

  test('finds a product by its code and by the beginning of one', async () => {
    expect(await found({ query: String(codes.laptop) })).toEqual([codes.laptop]);
    expect(await found({ query: 'sgs24-1' })).toEqual([codes.phone]);
    expect(await found({ query: 'SGS' })).toEqual([codes.phone]);
    expect(await found({ query: '۴۰۰۶۳۸۱۳۳' })).toEqual([codes.phone]);
  });

  test('has the product of that very code first', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`update variant set sku = 'case' where id = 101`);
    const [first, ...others] = await found({ query: 'CASE' }, { limit: 100 });
    expect(first).toBe(codes.firstCase);
    expect(others).toHaveLength(caseCount - 1);
    expect(others).not.toContain(codes.firstCase);
  });

  test.each(['%', '_', '\\', `'`, '"; drop table product', '\ud800', '%'.repeat(200)])(
    'takes %j as it is',
    async (query) => expect(await found({ query })).toEqual([]),
  );
});

test.each([
  [{ state: 'draft' }, [codes.removed]],
  [{ state: 'withdrawn' }, [codes.succeeded]],
  [{ state: 'bin' }, []],
  [{ isLow: true }, [codes.phone]],
  [{ availability: availabilityCodes.outOfStock }, [codes.soldOut]],
  [{ availability: availabilityCodes.soon }, [codes.soon]],
  [{ categoryId: categories.laptops }, [codes.laptop]],
  [{ brandIds: [2], priceFrom: 50_000_000 }, [codes.laptop]],
  [{ priceFrom: 55_000_000, priceTo: 65_000_000 }, [codes.phone]],
  [{ isTimed: true }, []],
] as const)('the filter %j', async (filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test('products without a picture are those of which none is shown', async () => {
  const all = await found({ isWithoutPicture: true }, { limit: 100 });
  expect(all).not.toContain(codes.phone);
  expect(all).toHaveLength(listedCount + 1);
});

test('a category holds what is below it, and what also belongs there', async () => {
  await desk.shop.shop.database.db.execute(
    sql`insert into category_product (product_id, category_id) values (${codes.laptop}, 3)`,
  );
  expect(await found({ categoryId: 1 }, { limit: 100 })).toContain(codes.laptop);
  expect(await found({ categoryId: 3 }, { limit: 100 })).toHaveLength(caseCount + 1);
});

test.each([
  { after: 'x' },
  { after: Buffer.from('{"sort":"newest","key":"1; drop","id":1}').toString('base64url') },
  { after: Buffer.from('{"sort":"name","key":"ا","id":1}').toString('base64url') },
  { after: Buffer.from('{"sort":"newest","key":"1","id":1e12}').toString('base64url') },
  {
    sort: 'changed',
    after: Buffer.from('{"sort":"changed","key":"2026-02-31 00:00:00+00","id":1}').toString(
      'base64url',
    ),
  },
  { limit: 0 },
  { limit: 101 },
  { limit: 1.5 },
  { sort: 'stock' },
  { filter: { categoryId: -1 } },
  { filter: { availability: 6 } },
  { filter: { query: 'x'.repeat(201) } },
  { filter: { websiteCodes: ['1'] } },
])('%j is refused', async (body) => {
  expect(await desk.call('List-Goods', body)).toMatchObject({ status: 422 });
});

test('a page goes on after a code of ten digits', async () => {
  await desk.shop.shop.database.db.execute(
    sql`select setval(pg_get_serial_sequence('product', 'id'), 2000000000)`,
  );
  for (const nameFa of ['یکم', 'دوم']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await desk.done('Save-Product', { nameFa, categoryId: 3 });
  }
  const { items, next } = await list({ limit: 1 });
  expect(items).toMatchObject([{ websiteCode: 2_000_000_002, nameFa: 'دوم' }]);
  expect((await list({ limit: 1, after: next })).items).toMatchObject([
    { websiteCode: 2_000_000_001 },
  ]);
});
