import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { getQuestionsAnswer, getReviewsAnswer, opinionPageSize } from '#lib/contract/opinion.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';
import { answer, question, review } from '#server/db/schema/opinion.ts';
import { syncRatings } from '#server/modules/opinion/ratings.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.execute(
    sql`truncate review_picture, review_vote, review, question, answer`,
  );
});

const reviews = async (body: object) =>
  getReviewsAnswer.parse((await shop.post('/api/Product/Get-Reviews', body)).body);
const questions = async (body: object) =>
  getQuestionsAnswer.parse((await shop.post('/api/Product/Get-Questions', body)).body);

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
type NewReview = typeof review.$inferInsert;
const given = (minute: number, more: Partial<NewReview> = {}): NewReview => ({
  productId: codes.phone,
  author: 'سارا',
  stars: 5,
  body: `نظر ${minute}`,
  state: 'shown',
  createdAt: at(minute),
  ...more,
});
const write = (...rows: NewReview[]) => shop.shop.database.db.insert(review).values(rows);

describe('reviews', () => {
  test('a product without opinions has none', async () => {
    expect(await reviews({ WebsiteCode: codes.phone })).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageCount: 0,
      stars: [0, 0, 0, 0, 0],
      points: { good: [], bad: [] },
    });
  });

  test('that are as helpful are sorted by the newest, page by page', async () => {
    await write(...Array.from({ length: opinionPageSize + 1 }, (_, n) => given(n)));
    const first = await reviews({ WebsiteCode: codes.phone });
    expect(first.items.map(({ body }) => body)).toEqual(
      Array.from({ length: opinionPageSize }, (_, n) => `نظر ${opinionPageSize - n}`),
    );
    expect(first).toMatchObject({ total: opinionPageSize + 1, pageCount: 2 });
    const second = await reviews({ WebsiteCode: codes.phone, page: 2 });
    expect(second.items).toMatchObject([
      { author: 'سارا', stars: 5, createdAt: at(0).toISOString() },
    ]);
  });

  test('are sorted and chosen as asked', async () => {
    await write(
      given(1, { stars: 2, helpful: 3 }),
      given(2, { stars: 5, helpful: 1 }),
      given(3, { stars: 5, helpful: 3 }),
      given(4, { stars: 3 }),
    );
    const order = async (body: object) =>
      (await reviews({ WebsiteCode: codes.phone, ...body })).items.map(({ body: text }) =>
        Number(text.replace('نظر ', '')),
      );
    expect(await order({})).toEqual([3, 1, 2, 4]);
    expect(await order({ sort: 'newest' })).toEqual([4, 3, 2, 1]);
    expect(await order({ sort: 'best' })).toEqual([3, 2, 4, 1]);
    expect(await order({ sort: 'worst' })).toEqual([1, 4, 3, 2]);
    expect(await order({ stars: 5, sort: 'newest' })).toEqual([3, 2]);
    const none = await reviews({ WebsiteCode: codes.phone, stars: 1 });
    expect(none).toMatchObject({ items: [], total: 0, stars: [0, 1, 1, 0, 2] });
  });

  test('name points, of which the summary has what several shown ones name', async () => {
    await write(
      given(1, { body: '', good: ['دوربین', 'وزن کم'], bad: ['شارژدهی'] }),
      given(2, { good: ['وزن کم', 'دوربین'], bad: [] }),
      given(3, { body: '', stars: 4, good: ['دوربین'], bad: ['گرم شدن'] }),
      given(4, { state: 'waiting', bad: ['شارژدهی'] }),
    );
    const { items, points } = await reviews({ WebsiteCode: codes.phone });
    expect(items[2]).toMatchObject({ body: '', good: ['دوربین', 'وزن کم'], bad: ['شارژدهی'] });
    expect(points).toEqual({
      good: [
        { text: 'دوربین', count: 3 },
        { text: 'وزن کم', count: 2 },
      ],
      bad: [],
    });
  });

  test('are shown once approved; stars without text only count', async () => {
    await write(
      given(1, { state: 'waiting', stars: 1 }),
      given(2, { state: 'refused', stars: 1 }),
      given(3, { body: '', stars: 4 }),
      given(4),
    );
    const page = await reviews({ WebsiteCode: codes.phone });
    expect(page).toMatchObject({ total: 1, stars: [0, 0, 0, 1, 1] });
  });

  test('are limited to one per member', async () => {
    const [owner] = await shop.shop.database.db
      .insert(member)
      .values({ mobile: '09121110000' })
      .returning();
    const memberId = owner?.id ?? 0;
    await write(given(1, { memberId }));
    await expect(write(given(2, { memberId }))).rejects.toThrow();
  });

  test("determine the product's stars", async () => {
    const { db } = shop.shop.database;
    await write(
      given(1, { stars: 5 }),
      given(2, { stars: 4 }),
      given(3, { state: 'waiting', stars: 1 }),
    );
    await syncRatings(db, [codes.phone]);
    const read = () => db.select().from(product).where(eq(product.id, codes.phone));
    expect(await read()).toMatchObject([{ rating: 45, ratingCount: 2 }]);
    await db.delete(review);
    await syncRatings(db, 'all');
    expect(await read()).toMatchObject([{ rating: 0, ratingCount: 0 }]);
  });
});

describe('questions', () => {
  test("are sorted by the newest, each with the shop's answer before others", async () => {
    const { db } = shop.shop.database;
    const ask = (minute: number, state: 'shown' | 'waiting' = 'shown') => ({
      productId: codes.phone,
      author: 'علی',
      body: `پرسش ${minute}`,
      state,
      createdAt: at(minute),
    });
    const [first] = await db
      .insert(question)
      .values([ask(1), ask(2), ask(3, 'waiting')])
      .returning();
    const questionId = first?.id ?? 0;
    await db.insert(answer).values([
      { questionId, author: 'مریم', body: 'بله', state: 'shown', createdAt: at(4) },
      { questionId, author: 'کهربا', isShop: true, body: 'آری', state: 'shown', createdAt: at(5) },
      { questionId, author: 'بد', body: 'ناسزا', createdAt: at(6) },
    ]);
    const page = await questions({ WebsiteCode: codes.phone });
    expect(page).toMatchObject({ total: 2, pageCount: 1 });
    expect(page.items.map(({ body }) => body)).toEqual(['پرسش 2', 'پرسش 1']);
    expect(page.items[1]?.answers.map(({ author }) => author)).toEqual(['کهربا', 'مریم']);
  });
});

describe.each(['Get-Reviews', 'Get-Questions'])('%s', (call) => {
  const ask = (body: unknown) => shop.post(`/api/Product/${call}`, body);

  test.each([
    ['an unknown product', { WebsiteCode: 999_999 }],
    ['a removed product', { WebsiteCode: codes.removed }],
    ['a page past the last', { WebsiteCode: codes.phone, page: 2 }],
  ])('answers 404 for %s', async (_, body) => {
    expect((await ask(body)).status).toBe(404);
  });

  test.each([
    [{}],
    [{ WebsiteCode: '1001; drop table review' }],
    [{ WebsiteCode: codes.phone, page: 0 }],
    [{ WebsiteCode: codes.phone, page: 1e9 }],
    [{ WebsiteCode: codes.phone, page: 'x' }],
    [[]],
  ])('refuses %j', async (body) => {
    expect((await ask(body)).status).toBe(422);
  });
});
