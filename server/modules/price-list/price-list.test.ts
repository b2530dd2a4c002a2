import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getPricePageAnswer, pricePageSize, xlsxType } from '#lib/contract/price-list.ts';
import { category, product } from '#server/db/schema/catalogue.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import {
  brands as brandIds,
  caseCount,
  categories,
  codes,
  variants,
} from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** All but the date: the database goes on. */
const everyTimer = [
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const file = '/api/Product/Get-Price-List';
const page = async (body: object) => {
  const answer = await shop.post('/api/Product/Get-Price-Page', body);
  expect(answer.status).toBe(200);
  return getPricePageAnswer.parse(answer.body);
};

/** Downloads the file and parses it with another library. */
async function download(method: 'GET' | 'POST', categoryId: number) {
  const answer = await shop.app.inject(
    method === 'GET'
      ? { method, url: `${file}?categoryId=${categoryId}` }
      : { method, url: file, payload: { categoryId } },
  );
  expect(answer.statusCode).toBe(200);
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return { headers: answer.headers, sheet, rows: sheet.rows };
}

const ask = (body: object) => shop.post('/api/Product/Get-Price-Page', body);
/** From an address of its own, so that it is counted separately. */
const askOften = () => shop.get(`${file}?categoryId=99`, { 'x-forwarded-for': '9.9.9.9' });

/** The change of the earphones' price, and the latest of their page. */
const readChange = async () => {
  const { groups, changedAt } = await page({ categoryId: categories.mobile });
  const items = groups[0]?.items ?? [];
  const row = items.find(({ websiteCode }) => websiteCode === codes.earphones);
  return { change: row?.change, changedAt };
};

describe('a page of the price list', () => {
  test('of the whole shop has some products of each category', async () => {
    const { groups, total, pageCount, breadcrumb } = await page({});
    expect(groups.map((group) => group.category.id)).toEqual([
      categories.mobile,
      categories.laptops,
    ]);
    expect(groups[0]?.items).toHaveLength(12);
    expect(groups[1]?.items).toEqual([
      expect.objectContaining({
        websiteCode: codes.laptop,
        price: 90_000_000,
        oldPrice: 100_000_000,
      }),
    ]);
    expect(total).toBe(8 + caseCount);
    expect({ pageCount, breadcrumb }).toEqual({ pageCount: 1, breadcrumb: [] });
  });

  test('of a category has available products first, and no price where none is shown', async () => {
    const { groups, children } = await page({ categoryId: categories.phones });
    const items = groups[0]?.items ?? [];
    expect(items.map(({ websiteCode }) => websiteCode)).toEqual([
      codes.phone,
      codes.cheapPhone,
      codes.soldOut,
      codes.discontinued,
      codes.soon,
      codes.call,
    ]);
    expect(items.at(-1)).toMatchObject({ price: null, availability: availabilityCodes.call });
    expect(children).toEqual([]);
  });

  test('of a brand in a category has its products alone', async () => {
    const { groups, brand, brands, total } = await page({
      categoryId: categories.phones,
      brandId: brandIds.samsung,
    });
    const items = groups[0]?.items ?? [];
    expect(items.map(({ websiteCode }) => websiteCode)).not.toContain(codes.cheapPhone);
    expect({ total, shown: items.length, brand: brand?.title }).toEqual({
      total: 5,
      shown: 5,
      brand: 'سامسونگ',
    });
    // The other brand has one product here.
    expect(brands.map(({ id, productCount }) => [id, productCount])).toEqual([
      [brandIds.samsung, 5],
    ]);
    expect((await page({})).brands).toEqual([]);
  });

  test.each([
    { categoryId: categories.cases, brandId: brandIds.apple },
    { categoryId: categories.phones, brandId: 99 },
    { categoryId: categories.phones, brandId: brandIds.samsung, page: 2 },
  ])('of %j answers 404', async (body) => {
    expect((await ask(body)).status).toBe(404);
  });

  test('says when the shown price changed, and from what', async () => {
    const { catalogue } = shop.shop;
    const earphones = { websiteCode: codes.earphones, variantId: variants.earphones };
    await catalogue.setPrice(earphones, 3_100_000);
    // Nothing is known of the price before.
    expect((await readChange()).change).toBeNull();
    await catalogue.setPrice(earphones, 2_900_000);
    const first = await readChange();
    expect(first.change?.from).toBe(3_100_000);
    expect(first.changedAt).toBe(first.change?.at);
    await catalogue.changeVariant(earphones, { availability: availabilityCodes.outOfStock });
    await catalogue.changeVariant(earphones, { availability: availabilityCodes.available });
    expect((await readChange()).change).toEqual(first.change);
    const { db } = shop.shop.database;
    await db.execute(sql`update price_point set at = at - interval '91 days'`);
    expect(await readChange()).toEqual({ change: null, changedAt: null });
    await catalogue.setPrice(earphones, 3_000_000);
  });

  test('past the last or of an unknown category answers 404', async () => {
    expect((await ask({ categoryId: 0, page: 2 })).status).toBe(404);
    expect((await ask({ categoryId: categories.cases, page: 2 })).status).toBe(404);
    expect((await ask({ categoryId: 99 })).status).toBe(404);
    expect((await ask({ categoryId: -1 })).status).toBe(422);
    expect(pricePageSize).toBeGreaterThan(caseCount);
  });
});

describe('the file', () => {
  test('has a Persian name that all browsers read, and must not be cached', async () => {
    const { headers } = await download('GET', categories.phones);
    expect(headers['content-type']).toBe(xlsxType);
    expect(headers['cache-control']).toBe('no-store');
    const [plain, encoded = ''] = String(headers['content-disposition']).split(
      "; filename*=UTF-8''",
    );
    expect(plain).toBe('attachment; filename="price-list.xlsx"');
    expect(decodeURIComponent(encoded)).toMatch(/^لیست قیمت گوشی 14\d\d-\d\d-\d\d\.xlsx$/);
    expect(encoded).toMatch(/^[\w.%~-]+$/);
  });

  test.each(['GET', 'POST'] as const)(
    'is served by %s with every variant, prices as numbers',
    async (method) => {
      const { sheet, rows } = await download(method, categories.phones);
      expect(sheet.view?.rightToLeft).toBe(true);
      expect(rows[0]?.slice(7, 9)).toEqual(['قیمت (تومان)', 'قیمت پیش از تخفیف (تومان)']);
      expect(
        rows.slice(1).map(([code, , , , , , state, price]) => [code, state, price ?? null]),
      ).toEqual([
        [codes.phone, 'موجود', 50_000_000],
        [codes.phone, 'موجود', 60_000_000],
        [codes.cheapPhone, 'موجود', 40_000_000],
        [codes.soldOut, 'ناموجود', 1_000_000],
        [codes.discontinued, 'توقف تولید', null],
        [codes.soon, 'به‌زودی', null],
        [codes.call, 'تماس بگیرید', null],
      ]);
      expect(rows[2]?.[2]).toBe('آبی، 512');
      expect(rows[1]?.[9]).toMatch(/^https:\/\/shop\.example\/shop\/product\/1001\/%/);
    },
  );

  test('of a brand in a category has its variants alone, and its name', async () => {
    const answer = await shop.get(
      `${file}?categoryId=${categories.phones}&brandId=${brandIds.apple}`,
    );
    expect(answer.status).toBe(200);
    const [, encoded = ''] = String(answer.headers['content-disposition']).split("*=UTF-8''");
    expect(decodeURIComponent(encoded)).toMatch(/^لیست قیمت گوشی اپل 14/);
    expect((await shop.get(`${file}?categoryId=${categories.cases}&brandId=2`)).status).toBe(404);
  });

  test('of the whole shop has every variant once', async () => {
    const { rows } = await download('GET', 0);
    expect(rows).toHaveLength(1 + 8 + caseCount + 1);
    expect(rows.some(([code]) => code === codes.removed)).toBe(false);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'stores %j as a text, not a formula',
    async (nameFa) => {
      const { db } = shop.shop.database;
      await db.update(product).set({ nameFa }).where(eq(product.id, codes.laptop));
      const { rows } = await download('GET', categories.laptops);
      expect(rows[1]?.[1]).toBe(`'${nameFa}`);
      await db.update(product).set({ nameFa: 'لپ‌تاپ' }).where(eq(product.id, codes.laptop));
    },
  );

  test('leaves out characters that XML cannot represent', async () => {
    const { db } = shop.shop.database;
    const nameFa = 'a<b>&"c"\u0001\u000b ]]> ';
    await db.update(product).set({ nameFa }).where(eq(product.id, codes.laptop));
    const { rows } = await download('GET', categories.laptops);
    expect(rows[1]?.[1]).toBe('a<b>&"c" ]]> ');
    await db.update(product).set({ nameFa: 'لپ‌تاپ' }).where(eq(product.id, codes.laptop));
  });

  test('has a new price at once', async () => {
    await shop.shop.catalogue.setPrice(
      { websiteCode: codes.laptop, variantId: variants.laptop },
      91_000_000,
    );
    expect((await download('GET', categories.laptops)).rows[1]?.[7]).toBe(91_000_000);
  });

  test.each(['?categoryId=x', '?categoryId=-1', '?categoryId=1.5', '?categoryId=99999999999'])(
    'of %s is refused',
    async (query) => {
      expect((await shop.get(file + query)).status).toBe(422);
    },
  );

  test('of an unknown category answers 404', async () => {
    expect((await shop.get(`${file}?categoryId=99`)).status).toBe(404);
    expect((await shop.post(file, { categoryId: 99 })).status).toBe(404);
    expect((await shop.post(file, { categoryId: '1' })).status).toBe(422);
  });

  test('is limited per address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await askOften()).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a category without products has a page and a file without rows', async () => {
  const { db } = shop.shop.database;
  await db.insert(category).values({ id: 9, parentId: 0, path: [9], title: 'خالی', slug: 'خالی' });
  const { groups, pageCount } = await page({ categoryId: 9 });
  expect({ pageCount, items: groups[0]?.items }).toEqual({ pageCount: 1, items: [] });
  expect((await download('GET', 9)).rows).toHaveLength(1);
  expect((await page({})).groups.map((group) => group.category.id)).not.toContain(9);
});

test('the day of the start and each new day in Tehran are announced once', async () => {
  const job = shop.job('new day');
  const { db } = shop.shop.database;
  const announced = () =>
    db.$count(
      outbox,
      sql`payload->'tags' @> '["day"]' and payload->'paths' @> '["/shop/price-list"]'`,
    );
  await job.run(console);
  await job.run(console);
  expect(await announced()).toBe(1);
  jest.useFakeTimers({ now: Date.now() + 86_400_000, doNotFake: [...everyTimer] });
  try {
    await job.run(console);
    await job.run(console);
    expect(await announced()).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});
