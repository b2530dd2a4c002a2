import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getListAnswer, sortKeys } from '#lib/contract/product.ts';
import { rows } from '#server/db/database.ts';
import { orders, planPage } from '#server/modules/catalogue/list-queries.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { brands, categories, codes, listedCount, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function list(body: Record<string, unknown>) {
  const answer = await shop.post('/api/Product/Get-List', body);
  expect(answer.status).toBe(200);
  return getListAnswer.parse(answer.body);
}
async function codesOf(body: Record<string, unknown>) {
  return (await list(body)).items.map((item) => item.websiteCode);
}

describe('a list', () => {
  test('of the whole shop shows the newest first and what cannot be bought last', async () => {
    const first = await list({});
    expect(first).toMatchObject({ total: listedCount, page: 1, pageCount: 2, title: 'فروشگاه' });
    expect(first.items[0]?.websiteCode).toBe(codes.firstCase + 39);
    const last = await codesOf({ page: 2 });
    expect(last.slice(-4)).toEqual([codes.discontinued, codes.soon, codes.call, codes.soldOut]);
  });

  test.each(['%', '_', "'", '\\', '\u202e', '\ud800', '\u0000', "' & ! | :* ()"])(
    'of a search for %j, once or repeated 30,000 times, is bounded',
    async (text) => {
      for (const sought of [text, text.repeat(30_000 / text.length)]) {
        // oxlint-disable-next-line no-await-in-loop
        const { items } = await list({ 'filter-name': sought });
        expect(items.length).toBeLessThanOrEqual(24);
      }
    },
  );

  test('of a category includes its descendants, with breadcrumb and subcategories', async () => {
    const mobile = await list({ categoryId: categories.mobile });
    expect(mobile.total).toBe(listedCount - 1);
    expect(mobile.breadcrumb.map((crumb) => crumb.id)).toEqual([1]);
    expect(mobile.children.map((child) => [child.id, child.productCount])).toEqual([
      [categories.phones, 6],
      [categories.cases, 40],
    ]);
    const phones = await list({ categoryId: categories.phones });
    expect(phones.breadcrumb.map((crumb) => crumb.id)).toEqual([1, 2]);
    expect(phones.seoText).toBe('<p>گوشی</p>');
  });

  test.each([
    ['popular', [codes.phone, codes.cheapPhone, codes.soldOut]],
    ['priceaz', [codes.cheapPhone, codes.phone]],
    ['priceza', [codes.phone, codes.cheapPhone, codes.soldOut]],
  ])('sorts by %s', async (type, expected) => {
    const found = await codesOf({ categoryId: categories.phones, type });
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  test.each(sortKeys)(
    'sorted by %s has one order over all pages, whichever end they are read from',
    async (type) => {
      const pages = [await codesOf({ type }), await codesOf({ type, page: 2 })];
      const whole = await rows(
        shop.shop.database.db,
        sql`select product_id as code from listing_entry where category_id = 0
          order by ${sql.raw(orders[type])}`,
        z.object({ code: z.int() }),
      );
      expect(planPage(type, 2, listedCount).statements).not.toEqual(
        planPage(type, 1, listedCount).statements,
      );
      expect(pages.flat()).toEqual(whole.map(({ code }) => code));
    },
  );

  test('of a brand has the categories with its products', async () => {
    const { children } = await list({});
    const left = await Promise.all(
      Object.values(brands).map(async (brand) => {
        const own = { 'filter-brand': String(brand) };
        const lists = children.map(async ({ id }) => {
          const { total } = await list({ ...own, categoryId: id });
          return { id, total };
        });
        const held = (await Promise.all(lists)).filter(({ total }) => total > 0);
        const shown = (await list(own)).children;
        expect(shown.map(({ id, productCount: total }) => ({ id, total }))).toEqual(held);
        return children.length - held.length;
      }),
    );
    expect(Math.max(...left)).toBeGreaterThan(0);
  });

  test.each([
    { 'filter-price': '-30000000' },
    { 'filter-available': '1' },
    { categoryId: categories.mobile, 'filter-brand': String(brands.apple) },
    { categoryId: categories.mobile, 'filter-available': '1' },
    { 'filter-name': 'گوشی', 'filter-available': '1' },
  ])('%j counts its categories as it is narrowed', async (body) => {
    const whole = await list(body);
    expect(whole.children.length).toBeGreaterThan(0);
    const counted = whole.children.map(
      async ({ id }) => (await list({ ...body, categoryId: id })).total,
    );
    expect(whole.children.map(({ productCount }) => productCount)).toEqual(
      await Promise.all(counted),
    );
  });

  test('of a brand contains the brand and its count', async () => {
    const apple = await list({ 'filter-brand': String(brands.apple) });
    expect(apple).toMatchObject({ total: 2, title: 'اپل', brand: { id: brands.apple } });
    expect(await codesOf({ 'filter-brand': '2', categoryId: categories.phones })).toEqual([
      codes.cheapPhone,
    ]);
  });

  test.each([
    [{ 'filter-price': '35000000-45000000' }, [codes.cheapPhone]],
    [{ 'filter-price': '۴۵۰۰۰۰۰۰-', categoryId: 2 }, [codes.phone]],
    [{ 'filter-price': '34999999.5-45000000.5' }, [codes.cheapPhone]],
    [{ 'filter-available': '1', categoryId: 2 }, [codes.cheapPhone, codes.phone]],
    [{ 'filter-ram': '8,12' }, [codes.cheapPhone, codes.phone]],
    [{ 'filter-ram': '12' }, [codes.phone]],
    [{ 'filter-ram': '12\u0000' }, [codes.phone]],
    [{ 'filter-screen': '6.5-7' }, [codes.phone]],
    [{ 'filter-nfc': '1' }, [codes.phone]],
    [{ 'filter-ram': '12', 'filter-screen': '6-6.2' }, []],
    [{ 'filter-name': 'گوشی-ایفون' }, [codes.cheapPhone]],
    [{ 'filter-name': 'هندزفری' }, [codes.earphones]],
    [{ 'filter-name': "%_'\\" }, []],
    [{ 'filter-brand': '2,abc', categoryId: 4 }, [codes.laptop]],
  ])('filtered by %j', async (body, expected) => {
    const found = await list(body);
    expect(found.items.map((item) => item.websiteCode)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('ignores keys that are not filters', async () => {
    const found = await list({ 'filter-unknown': 'x', 'filter-__proto': '1', utm_source: 'y' });
    expect(found.total).toBe(listedCount);
  });

  test.each([
    [{ categoryId: 77 }, 404],
    [{ page: 3 }, 404],
    [{ categoryId: 4, page: 2 }, 404],
    [{ 'filter-brand': '77' }, 404],
    [{ 'filter-brand': '99999999999' }, 404],
    [{ page: 0 }, 422],
    [{ page: -1 }, 422],
    [{ page: 1e20 }, 422],
    [{ type: 'name' }, 422],
    [{ categoryId: '1; drop table product' }, 422],
  ])('%j answers %i', async (body, status) => {
    expect((await shop.post('/api/Product/Get-List', body)).status).toBe(status);
  });
});

describe('a card', () => {
  test('shows the default variant, the colours and the range of discounts', async () => {
    const [card] = (await list({ 'filter-ram': '12' })).items;
    expect(card).toEqual({
      websiteCode: codes.phone,
      nameFa: 'گوشی گلکسی اس ۲۴',
      nameEn: 'Galaxy S24',
      shortName: 'گوشی گلکسی اس ۲۴',
      spec: '12 گیگ',
      slug: 'گوشی-گلکسی-اس-۲۴',
      image: 'aaaaaaaaaaaa-850.webp',
      hoverImage: 'bbbbbbbbbbbb-850.webp',
      price: 50_000_000,
      oldPrice: null,
      discountPercent: 0,
      availability: availabilityCodes.available,
      isFav: false,
      rating: 4.5,
      ratingCount: 0,
      colours: [
        { title: 'مشکی', hex: '#000000' },
        { title: 'آبی', hex: '#0000ff' },
      ],
      fewLeft: null,
      discount: { type: 3, items: [{ value: 0 }, { value: 15_000_000 }] },
    });
  });

  test('has no colour of which nothing is left', async () => {
    const { catalogue } = shop.shop;
    const which = { websiteCode: codes.phone, variantId: variants.phoneBlue };
    await catalogue.setStock(which, 0);
    const [card] = (await list({ 'filter-ram': '12' })).items;
    expect(card?.colours.map(({ title }) => title)).toEqual(['مشکی']);
    await catalogue.setStock(which, 1);
  });

  test('has a price only when one is shown', async () => {
    const { items } = await list({ categoryId: categories.phones, type: 'popular' });
    const shown = Object.fromEntries(items.map((item) => [item.websiteCode, item]));
    expect(shown[codes.soldOut]).toMatchObject({
      availability: availabilityCodes.outOfStock,
      price: 1_000_000,
    });
    expect(shown[codes.call]).toMatchObject({ availability: availabilityCodes.call, price: null });
    expect(shown[codes.soon]).toMatchObject({ availability: availabilityCodes.soon, price: null });
    expect(shown[codes.discontinued]).toMatchObject({
      availability: availabilityCodes.discontinued,
      price: null,
    });
  });
});

test('a partial update gives the same lists, counts and search as a complete rewrite', async () => {
  const { database, catalogue } = shop.shop;
  await catalogue.setStock({ websiteCode: codes.earphones, variantId: variants.earphones }, 0);
  await database.transaction(async (tx) => {
    await tx.execute(sql`update product set category_id = 4 where id = ${codes.firstCase}`);
    await tx.execute(sql`update product set removed_at = now() where id = ${codes.firstCase + 1}`);
    const renamed = sql`name_fa = 'لپ‌تاپ زنبوک', name_en = 'Zenbook'`;
    await tx.execute(sql`update product set ${renamed} where id = ${codes.laptop}`);
    await syncListings(tx, [codes.firstCase, codes.firstCase + 1, codes.laptop]);
  });
  const anything = z.record(z.string(), z.unknown());
  const tables = [
    sql`select * from listing_entry order by product_id, category_id`,
    sql`select * from product_card order by product_id`,
    sql`select * from search_entry where kind = 'product' order by ref_id`,
    sql`select * from search_word order by word`,
    sql`select * from search_twin order by word, twin`,
    sql`select id, product_count from category order by id`,
    sql`select id, product_count from brand order by id`,
  ];
  const read = () => Promise.all(tables.map((query) => rows(database.db, query, anything)));
  const inSteps = await read();
  await database.transaction((tx) => syncListings(tx, 'all'));
  expect(inSteps).toEqual(await read());
});
