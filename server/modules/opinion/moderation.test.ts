import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import {
  getReviewsAnswer,
  ownOpinionsAnswer,
  waitingAnswer,
  type WaitingOpinion,
  waitingPageSize,
} from '#lib/contract/opinion.ts';
import { getDetailAnswer, getListAnswer } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';
import { member } from '#server/db/schema/member.ts';
import { review } from '#server/db/schema/opinion.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { categories, codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let ours: { authorization: string };
let others: { authorization: string };
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.withoutNationalCode)).bearer;
  admin = { ...(await logIn(shop, accounts.administrator)).bearer, ...(await signInStaff(shop)) };
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(
    sql`truncate review_picture, review_vote, review, question, answer restart identity`,
  );
  await db.execute(sql`delete from outbox`);
});

const call = (name: string, body: unknown, headers: object = admin) =>
  shop.post(`/api/${name}`, body, { ...headers });
const write = (stars: number, headers: object = ours, body = 'خوب است.') =>
  call('Product/Save-Review', { WebsiteCode: codes.phone, stars, body }, headers);
const ask = (body: string) =>
  call('Product/Ask-Question', { WebsiteCode: codes.laptop, body }, ours);
const waiting = async (page = 1) =>
  waitingAnswer.parse((await call('Admin/Get-Waiting-Opinions', { page })).body);
const named = ({ kind, id, revision }: WaitingOpinion) => ({ kind, id, revision });
async function first() {
  const [found] = (await waiting()).items;
  if (!found) throw new Error('The queue is empty.');
  return named(found);
}
const approve = async () => {
  const answer = await call('Admin/Approve-Opinion', await first());
  expect(answer.status).toBe(200);
};
const shown = async () =>
  getReviewsAnswer.parse(
    (await shop.post('/api/Product/Get-Reviews', { WebsiteCode: codes.phone })).body,
  );
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox);
  return found.map(({ payload }) => payload);
};

/** The member's own opinions. */
const mine = async () =>
  ownOpinionsAnswer.parse((await call('member-account/get-opinions', {}, ours)).body).items;

describe('the moderation queue', () => {
  test('lists everything needed for a decision, the oldest first', async () => {
    await write(2);
    await ask('گارانتی دارد؟');
    const { items, total } = await waiting();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        kind: 'review',
        stars: 2,
        body: 'خوب است.',
        revision: 1,
        product: { websiteCode: codes.phone },
      },
      {
        kind: 'question',
        stars: null,
        body: 'گارانتی دارد؟',
        product: { websiteCode: codes.laptop },
      },
    ]);
    // A changed opinion is moderated again.
    await write(3);
    expect((await waiting()).items.map(({ kind }) => kind)).toEqual(['question', 'review']);
    expect(JSON.stringify(items)).not.toContain(accounts.member.mobile);
  });

  test('has pages', async () => {
    await Promise.all(Array.from({ length: waitingPageSize + 1 }, (_, n) => ask(`پرسش ${n}`)));
    expect(await waiting()).toMatchObject({ total: waitingPageSize + 1, pageCount: 2 });
    expect((await waiting(2)).items).toHaveLength(1);
    expect(await call('Admin/Get-Waiting-Opinions', { page: 3 })).toMatchObject({
      status: 404,
      body: { code: 'PAGE_NOT_FOUND', message: 'این صفحه پیدا نشد.' },
    });
  });
});

/** When the page of the laptop last changed. */
const dated = async () => {
  const answer = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.laptop });
  return getDetailAnswer.parse(answer.body).updatedAt;
};

describe('an approval', () => {
  test('of a question moves the date of its page', async () => {
    const before = await dated();
    await ask('گارانتی دارد؟');
    expect(await dated()).toBe(before);
    await approve();
    expect(Date.parse(await dated())).toBeGreaterThan(Date.parse(before));
  });

  test('shows a review and its stars wherever the product is shown, and notifies the storefront', async () => {
    await write(2);
    await write(5, others);
    await approve();
    await approve();
    expect(await shown()).toMatchObject({ total: 2, stars: [0, 1, 0, 0, 1] });
    const detail = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
    expect(getDetailAnswer.parse(detail.body)).toMatchObject({ rating: 3.5, ratingCount: 2 });
    const list = await shop.post('/api/Product/Get-List', { categoryId: categories.phones });
    const card = getListAnswer
      .parse(list.body)
      .items.find((each) => each.websiteCode === codes.phone);
    expect(card).toMatchObject({ rating: 3.5, ratingCount: 2 });
    expect(await announced()).toMatchObject([
      {
        tags: expect.arrayContaining([
          tags.product(codes.phone),
          tags.category(categories.phones),
          tags.category(0),
          tags.home,
        ]),
        paths: expect.arrayContaining([expect.stringMatching(`/shop/product/${codes.phone}/`)]),
      },
      expect.anything(),
    ]);
    // Price lists show no stars.
    expect(JSON.stringify(await announced())).not.toContain('price');
  });

  test("of a question revalidates only the product's own page", async () => {
    await ask('گارانتی دارد؟');
    await approve();
    expect(await announced()).toEqual([
      {
        tags: [tags.product(codes.laptop)],
        paths: [expect.stringMatching(`^/shop/product/${codes.laptop}/`)],
      },
    ]);
  });

  test('applies to the revision that was read', async () => {
    await write(1);
    const read = await first();
    await write(1, ours, 'متن دیگری است.');
    expect((await call('Admin/Approve-Opinion', read)).body).toMatchObject({
      code: 'OPINION_CHANGED',
    });
    expect(await shown()).toMatchObject({ total: 0, stars: [0, 0, 0, 0, 0] });
  });

  test('repeated has no effect, and notifies the storefront once', async () => {
    await write(4);
    const read = await first();
    const answers = await Promise.all([1, 2, 3].map(() => call('Admin/Approve-Opinion', read)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await announced()).toHaveLength(1);
    expect(await shown()).toMatchObject({ stars: [0, 0, 0, 1, 0] });
  });

  test('of many reviews of one product at once counts each', async () => {
    const { db } = shop.shop.database;
    const rows = Array.from({ length: 20 }, (_, n) => ({
      productId: codes.phone,
      author: 'سارا',
      stars: 1 + (n % 5),
      body: `نظر ${n}`,
    }));
    const made = await db.insert(review).values(rows).returning();
    await Promise.all(
      made.map(({ id }) => call('Admin/Approve-Opinion', { kind: 'review', id, revision: 1 })),
    );
    expect((await shown()).stars).toEqual([4, 4, 4, 4, 4]);
    const detail = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
    expect(detail.body).toMatchObject({ rating: 3, ratingCount: 20 });
  });
});

describe('a refusal', () => {
  test('shows its reason to the author, and to nobody else', async () => {
    await write(1);
    const reason = ' لحن نوشته  مناسب نیست. ';
    const answer = await call('Admin/Reject-Opinion', { ...(await first()), reason });
    expect(answer.body).toMatchObject({ state: 'refused', reason: 'لحن نوشته مناسب نیست.' });
    expect(await mine()).toMatchObject([{ state: 'refused', reason: 'لحن نوشته مناسب نیست.' }]);
    expect((await waiting()).total).toBe(0);
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await announced()).toEqual([]);
    // A new text is moderated again, without the reason.
    await write(2);
    expect(await mine()).toMatchObject([{ state: 'waiting', reason: '' }]);
  });

  test('hides what was shown, and its stars no longer count', async () => {
    await write(3);
    const read = await first();
    await call('Admin/Approve-Opinion', read);
    await call('Admin/Reject-Opinion', { ...read, reason: 'تبلیغ است' });
    expect(await shown()).toMatchObject({ total: 0, stars: [0, 0, 0, 0, 0] });
    const detail = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
    expect(detail.body).toMatchObject({ rating: 0, ratingCount: 0 });
    expect(await announced()).toHaveLength(2);
    await call('Admin/Approve-Opinion', read);
    expect(await mine()).toMatchObject([{ state: 'shown', reason: '' }]);
  });

  test('requires a reason', async () => {
    await write(3);
    for (const reason of ['', ' ', '\u0000', 'ب'.repeat(301)]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await call('Admin/Reject-Opinion', { ...(await first()), reason });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { reason: expect.stringMatching(/[آ-ی]/) } },
      });
    }
  });

  test('and an approval record who decided, and when', async () => {
    await write(3);
    await approve();
    const [kept] = await shop.shop.database.db.select().from(review);
    const mobile = accounts.administrator.mobile;
    const [by] = await shop.shop.database.db.select().from(member).where(eq(member.mobile, mobile));
    expect(kept).toMatchObject({ judgedBy: by?.id, judgedAt: expect.any(Date) });
  });
});

test.each([
  ['Approve-Opinion', 404, { kind: 'review', id: 999, revision: 1 }],
  ['Approve-Opinion', 404, { kind: 'answer', id: 1, revision: 1 }],
  ['Approve-Opinion', 422, { kind: 'product', id: 1, revision: 1 }],
  ['Approve-Opinion', 422, { kind: 'constructor', id: 1, revision: 1 }],
  ['Approve-Opinion', 422, { kind: 'review', id: '1', revision: 1 }],
  ['Approve-Opinion', 422, { kind: 'review', id: 1 }],
  ['Reject-Opinion', 422, { kind: 'review', id: 1, revision: 1 }],
])('%s answers %d to %j', async (name, status, body) => {
  expect((await call(`Admin/${name}`, body)).status).toBe(status);
});

describe('the database', () => {
  test.each([
    sql`update review set state = 'approved'`,
    sql`update review set stars = 6`,
    sql`update review set refusal = 'چون'`,
    sql`update review set body = repeat('ب', 2001)`,
    sql`insert into review (product_id, member_id, author, stars) select product_id, member_id, '', 1 from review`,
  ])('refuses invalid rows, %#', async (statement) => {
    await write(5);
    await expect(shop.shop.database.db.execute(statement)).rejects.toThrow();
  });
});
