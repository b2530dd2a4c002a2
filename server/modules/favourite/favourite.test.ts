import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { favouriteAnswer, getCodesAnswer, getFavouritesAnswer } from '#lib/contract/favourite.ts';
import { masterData } from '#lib/contract/home.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { favourite } from '#server/db/schema/favourite.ts';
import { member } from '#server/db/schema/member.ts';
import { createFavouriteService, mostFavourites } from '#server/modules/favourite/service.ts';
import { caseCount, codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn, refreshCookie } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

interface Bearer {
  authorization: string;
}

let shop: TestShop;
let ours: Bearer;
let others: Bearer;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.administrator)).bearer;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.execute(sql`truncate favourite`);
});

const call = (name: 'add' | 'remove', body: unknown, headers: object = ours) =>
  shop.post(`/api/favorite/${name}-favorite`, body, { ...headers });
async function change(name: 'add' | 'remove', WebsiteCode: number, headers: object = ours) {
  const answer = await call(name, { WebsiteCode }, headers);
  expect(answer.status).toBe(200);
  return favouriteAnswer.parse(answer.body);
}
const codesOf = async (headers: object = ours) =>
  getCodesAnswer.parse((await shop.get('/api/favorite/get-codes', { ...headers })).body).codes;
const list = async (body: object = {}, headers: object = ours) =>
  getFavouritesAnswer.parse((await shop.post('/api/favorite/get-list', body, { ...headers })).body);

/** Sequentially, so that each is newer than the one before. */
async function addAll(websiteCodes: readonly number[]): Promise<void> {
  for (const code of websiteCodes) {
    // oxlint-disable-next-line no-await-in-loop
    await change('add', code);
  }
}

const cases = Array.from({ length: caseCount }, (_, n) => codes.firstCase + n);

describe('adding and removing', () => {
  test('counts favourites, and repeating it changes nothing', async () => {
    const counts = { success: true, message: null, bCount: 0 };
    expect(await change('add', codes.phone)).toEqual({ ...counts, fCount: 1 });
    expect(await change('add', codes.laptop)).toEqual({ ...counts, fCount: 2 });
    expect(await change('add', codes.phone)).toEqual({ ...counts, fCount: 2 });
    expect(await codesOf()).toEqual([codes.laptop, codes.phone]);
    expect(await change('remove', codes.phone)).toEqual({ ...counts, fCount: 1 });
    expect(await change('remove', codes.phone)).toEqual({ ...counts, fCount: 1 });
    expect(await codesOf()).toEqual([codes.laptop]);
  });

  test('accepts what cannot be bought, too', async () => {
    for (const code of [codes.soldOut, codes.call, codes.soon, codes.discontinued]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await change('add', code)).toMatchObject({ success: true });
    }
  });

  test("counts the member's basket, whatever X-Guid is sent", async () => {
    const body = { WebsiteCode: codes.cheapPhone, Count: 2 };
    await shop.post('/api/Basket/Add-To-Basket', body, { ...ours });
    const headers = { ...ours, 'x-guid': randomUUID() };
    expect(await change('add', codes.phone, headers)).toMatchObject({ fCount: 1, bCount: 2 });
    expect(await change('remove', codes.phone, headers)).toMatchObject({ fCount: 0, bCount: 2 });
  });

  test('many times at once stores one', async () => {
    await Promise.all(Array.from({ length: 40 }, () => change('add', codes.phone)));
    expect(await codesOf()).toEqual([codes.phone]);
  });

  test('many products at once stores all, and counts correctly', async () => {
    const answers = await Promise.all(cases.map((code) => change('add', code)));
    expect(new Set(await codesOf())).toEqual(new Set(cases));
    expect(Math.max(...answers.map(({ fCount }) => fCount))).toBe(caseCount);
    await Promise.all(cases.map((code) => change('remove', code)));
    expect(await codesOf()).toEqual([]);
  });

  test.each([
    ['add', codes.removed],
    ['add', 999_999],
    ['remove', 999_999],
  ] as const)('%s answers 404 for %d', async (name, WebsiteCode) => {
    expect(await call(name, { WebsiteCode })).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND', message: 'این کالا پیدا نشد.' },
    });
  });

  test.each([
    [{}],
    [{ WebsiteCode: 0 }],
    [{ WebsiteCode: -1 }],
    [{ WebsiteCode: 1.5 }],
    [{ WebsiteCode: 1e12 }],
    [{ WebsiteCode: '1001; drop table favourite' }],
    [{ WebsiteCode: null }],
    [{ WebsiteCode: [codes.phone] }],
    [[]],
  ])('refuses %j', async (body) => {
    for (const name of ['add', 'remove'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, body)).status).toBe(422);
    }
  });

  test('ignores a member sent by a client', async () => {
    const body = { WebsiteCode: codes.phone, memberId: 2, member_id: 2, Refer: '/shop' };
    expect((await call('add', body)).status).toBe(200);
    expect(await codesOf(others)).toEqual([]);
  });
});

describe('the maximum of favourites', () => {
  test('is reported in a message, and not exceeded by concurrent additions', async () => {
    const [owner] = await shop.shop.database.db
      .select()
      .from(member)
      .where(eq(member.mobile, accounts.member.mobile));
    const id = owner?.id ?? 0;
    const few = createFavouriteService(shop.shop.database, 3);
    const refusals = await Promise.all(cases.slice(0, 8).map((code) => few.add(id, code)));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(await few.count(id)).toBe(3);
    const [kept = 0] = await few.codes(id);
    expect(await few.add(id, kept)).toBeNull();
    expect(await few.add(id, codes.phone)).toBe(
      'علاقه‌مندی‌های شما به ۳ کالا رسیده است. برای افزودن این کالا، کالای دیگری را حذف کنید.',
    );
    await few.remove(id, kept);
    expect(await few.add(id, codes.phone)).toBeNull();
  });

  test('answers 200 with the current favourites', async () => {
    const { db } = shop.shop.database;
    await db.execute(sql`
      insert into product (id, category_id, brand_id, name_fa, name_en, slug)
      select 500000 + n, category_id, brand_id, name_fa, name_en, 'copy-' || n
      from product, generate_series(1, ${mostFavourites}) n where id = ${codes.phone}`);
    await db.execute(sql`
      insert into favourite (member_id, product_id)
      select m.id, p.id from member m, product p
      where m.mobile = ${accounts.member.mobile} and p.id > 500000`);
    const answer = await change('add', codes.phone);
    expect(answer).toMatchObject({ success: false, fCount: mostFavourites });
    expect(answer.message).toMatch(/۵۰۰ کالا/);
    await db.execute(sql`delete from product where id > 500000`);
    expect(await codesOf()).toEqual([]);
  });
});

describe('the list', () => {
  test('has one empty page when there are none', async () => {
    expect(await list()).toEqual({ items: [], total: 0, page: 1, pageCount: 0 });
  });

  test('has cards marked as favourites, the newest first, page by page', async () => {
    await addAll(cases.slice(0, 26));
    const first = await list();
    expect(first).toMatchObject({ total: 26, page: 1, pageCount: 2 });
    const newest = cases.slice(0, 26).toReversed();
    expect(first.items.map(({ websiteCode }) => websiteCode)).toEqual(newest.slice(0, 24));
    expect(first.items.every(({ isFav }) => isFav)).toBe(true);
    const second = await list({ page: 2 });
    expect(second.items.map(({ websiteCode }) => websiteCode)).toEqual(newest.slice(24));
  });

  test('leaves out removed products, and so do the codes and the count', async () => {
    await addAll([codes.phone, codes.earphones]);
    const { db } = shop.shop.database;
    const remove = (at: Date | null) =>
      db.update(product).set({ removedAt: at }).where(eq(product.id, codes.earphones));
    await remove(new Date());
    expect(await list()).toMatchObject({ total: 1, items: [{ websiteCode: codes.phone }] });
    expect(await codesOf()).toEqual([codes.phone]);
    expect(await change('remove', codes.earphones)).toMatchObject({ fCount: 1 });
    await remove(null);
    expect(await codesOf()).toEqual([codes.phone]);
  });

  test.each([{ page: 2 }, { page: 10_000 }])('answers 404 past its end: %j', async (body) => {
    const answer = await shop.post('/api/favorite/get-list', body, { ...ours });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } });
  });

  test.each([[{ page: 0 }], [{ page: 'x' }], [{ page: 1e9 }], [{ page: null }], [[]]])(
    'refuses %j',
    async (body) => {
      expect((await shop.post('/api/favorite/get-list', body, { ...ours })).status).toBe(422);
    },
  );
});

describe('ownership', () => {
  test('nobody else sees or changes them', async () => {
    await addAll([codes.phone, codes.laptop]);
    expect(await codesOf(others)).toEqual([]);
    expect(await list({}, others)).toMatchObject({ total: 0, items: [] });
    expect(await change('remove', codes.phone, others)).toMatchObject({ fCount: 0 });
    expect(await change('add', codes.laptop, others)).toMatchObject({ fCount: 1 });
    expect(await codesOf()).toEqual([codes.laptop, codes.phone]);
  });

  test('master data and login contain their count, for the member only', async () => {
    await addAll([codes.phone, codes.laptop]);
    const master = async (headers: object) =>
      masterData.parse((await shop.get('/api/home/get-master-data', { ...headers })).body);
    expect(await master(ours)).toMatchObject({ fCount: 2, userInfo: { fCount: 2 } });
    expect(await master(others)).toMatchObject({ fCount: 0, userInfo: { fCount: 0 } });
    expect(await master({})).toMatchObject({ fCount: 0, userInfo: null });
    const { answer } = await logIn(shop);
    expect(loginAnswer.parse(answer.body).userInfo?.fCount).toBe(2);
  });

  test('they are deleted with the member and with the product', async () => {
    const { db } = shop.shop.database;
    const [guest] = await db.insert(member).values({ mobile: '09121119999' }).returning();
    const memberId = guest?.id ?? 0;
    await db.insert(favourite).values({ memberId, productId: codes.phone });
    await db.delete(member).where(eq(member.id, memberId));
    expect(await db.select().from(favourite)).toEqual([]);
  });
});

describe('without a member', () => {
  const calls: [string, (headers: object) => Promise<{ status: number }>][] = [
    ['add-favorite', (headers) => call('add', { WebsiteCode: codes.phone }, headers)],
    ['remove-favorite', (headers) => call('remove', { WebsiteCode: codes.phone }, headers)],
    ['get-codes', (headers) => shop.get('/api/favorite/get-codes', { ...headers })],
    ['get-list', (headers) => shop.post('/api/favorite/get-list', {}, { ...headers })],
  ];

  test.each(calls)('%s answers 401', async (_name, ask) => {
    const { jar } = await logIn(shop);
    const strangers = [
      {},
      { authorization: 'Bearer x' },
      { authorization: ours.authorization.replace('Bearer', 'Basic') },
      // Neither the refresh token nor a cookie is an access token.
      { authorization: `Bearer ${jar.refresh}` },
      { cookie: `${refreshCookie}=${jar.refresh}; session=1; XSRF-TOKEN=${jar.xsrf}` },
    ];
    for (const headers of strangers) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(headers)).toMatchObject({
        status: 401,
        body: { message: 'برای ورود به پنل کاربری ابتدا وارد شوید' },
      });
    }
  });

  test.each(calls)('%s answers 401 once the session has ended', async (_name, ask) => {
    const { bearer } = await logIn(shop, accounts.unverified);
    expect((await ask(bearer)).status).toBe(200);
    await shop.post('/api/member-account/logout', {}, bearer);
    expect((await ask(bearer)).status).toBe(401);
  });
});

test('answers must not be cached', async () => {
  for (const answer of [
    await call('add', { WebsiteCode: codes.phone }),
    await shop.get('/api/favorite/get-codes', { ...ours }),
    await shop.post('/api/favorite/get-list', {}, { ...ours }),
  ]) {
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
});

test('paths match case-insensitively', async () => {
  const answer = await shop.post(
    '/api/Favorite/Add-Favorite',
    { WebsiteCode: codes.phone },
    { ...ours },
  );
  expect(answer).toMatchObject({ status: 200, body: { fCount: 1 } });
});
