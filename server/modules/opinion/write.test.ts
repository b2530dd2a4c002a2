import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { getQuestionsAnswer, getReviewsAnswer } from '#lib/contract/opinion.ts';
import {
  type OwnOpinion,
  opinionFormAnswer,
  ownOpinion,
  ownOpinionsAnswer,
  ownPageSize,
} from '#lib/contract/own-opinion.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { answer, question, review } from '#server/db/schema/opinion.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let ours: { authorization: string };
let others: { authorization: string };
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.withoutNationalCode)).bearer;
  admin = (await logIn(shop, accounts.administrator)).bearer;
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`truncate review, question, answer restart identity`);
  await db.execute(sql`update product set rating = 0, rating_count = 0`);
  await db.execute(sql`delete from outbox`);
});

const call = (name: string, body: unknown, headers: object = ours, at = shop) =>
  at.post(`/api/${name}`, body, { ...headers });
async function done(name: string, body: object, headers: object = ours): Promise<OwnOpinion> {
  const told = await call(`Product/${name}`, body, headers);
  expect([told.status, told.body]).toEqual([200, expect.anything()]);
  return ownOpinion.parse(told.body);
}
const write = (more: object = {}, headers: object = ours) =>
  done('Save-Review', { WebsiteCode: codes.phone, stars: 4, body: 'خوب است.', ...more }, headers);
const ask = (more: object = {}, headers: object = ours) =>
  done('Ask-Question', { WebsiteCode: codes.phone, body: 'گارانتی دارد؟', ...more }, headers);
const approve = async ({ kind, id }: OwnOpinion) => {
  const table = { review, question, answer }[kind];
  const [found] = await shop.shop.database.db.select().from(table).where(eq(table.id, id));
  const body = { kind, id, revision: found?.revision };
  expect((await call('Admin/Approve-Opinion', body, admin)).status).toBe(200);
};
const shownReviews = async () =>
  getReviewsAnswer.parse(
    (await shop.post('/api/Product/Get-Reviews', { WebsiteCode: codes.phone })).body,
  );
const shownQuestions = async () =>
  getQuestionsAnswer.parse(
    (await shop.post('/api/Product/Get-Questions', { WebsiteCode: codes.phone })).body,
  ).items;
const list = async (headers: object = ours, page = 1) =>
  ownOpinionsAnswer.parse((await call('member-account/get-opinions', { page }, headers)).body);
const form = async (body: object, headers: object = ours) =>
  opinionFormAnswer.parse((await call('member-account/get-opinion-form', body, headers)).body);
const rating = async () => {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(product).where(eq(product.id, codes.phone));
  return [found?.rating, found?.ratingCount];
};

describe('a review', () => {
  test('waits, and nobody but its writer sees it', async () => {
    const written = await write({ body: ' خوب  است.\r\n ي ' });
    expect(written).toMatchObject({
      kind: 'review',
      stars: 4,
      body: 'خوب است.\nی',
      author: 'عضو ن.',
      state: 'waiting',
      reason: '',
      canChange: true,
      asked: null,
      product: { websiteCode: codes.phone, isThere: true, image: 'aaaaaaaaaaaa-850.webp' },
    });
    expect(await shownReviews()).toMatchObject({ total: 0, stars: [0, 0, 0, 0, 0] });
    expect(await rating()).toEqual([0, 0]);
    expect((await list()).items).toEqual([written]);
    expect((await list(others)).items).toEqual([]);
    expect((await form({ kind: 'review', of: codes.phone })).own).toEqual(written);
    expect((await form({ kind: 'review', of: codes.phone }, others)).own).toBeNull();
    expect(await shop.shop.database.db.select().from(outbox)).toEqual([]);
  });

  test('is one of each member: written again it is changed', async () => {
    const first = await write();
    const second = await write({ stars: 2, body: 'نظرم عوض شد.' });
    expect(second).toMatchObject({ id: first.id, stars: 2, body: 'نظرم عوض شد.' });
    expect(second.createdAt).toBe(first.createdAt);
    await write({}, others);
    expect((await list()).total).toBe(1);
    expect(await shop.shop.database.db.select().from(review)).toHaveLength(2);
  });

  test('sent fifty times at once is one', async () => {
    const bodies = Array.from({ length: 20 }, (_, n) => ({ stars: 1 + (n % 5), body: `متن ${n}` }));
    const written = await Promise.all(bodies.map((body) => write(body)));
    expect(new Set(written.map(({ id }) => id)).size).toBe(1);
    expect(await shop.shop.database.db.select().from(review)).toHaveLength(1);
  });

  test('that is shown and sent again as it is stays shown', async () => {
    await approve(await write());
    expect(await write({ body: ' خوب است. ' })).toMatchObject({ state: 'shown' });
    expect((await shownReviews()).total).toBe(1);
  });

  test('that is shown and changed waits again, and counts no more until it is read', async () => {
    const written = await write();
    await approve(written);
    expect(await rating()).toEqual([40, 1]);
    await shop.shop.database.db.delete(outbox);
    const changed = await write({ stars: 5 });
    expect(changed.state).toBe('waiting');
    expect(await shownReviews()).toMatchObject({ total: 0, stars: [0, 0, 0, 0, 0] });
    expect(await rating()).toEqual([0, 0]);
    const told = JSON.stringify(await shop.shop.database.db.select().from(outbox));
    expect(told).toContain(`product-${codes.phone}`);
    await approve(changed);
    expect(await rating()).toEqual([50, 1]);
  });

  test('of stars alone counts and is not listed', async () => {
    await approve(await write({ body: undefined }));
    expect(await shownReviews()).toMatchObject({ total: 0, stars: [0, 0, 0, 1, 0] });
  });

  test('is removed by its writer, with what it counted', async () => {
    const written = await write();
    await approve(written);
    const { kind, id } = written;
    expect((await call('Product/Remove-Opinion', { kind, id }, others)).status).toBe(404);
    expect((await call('Product/Remove-Opinion', { kind, id })).body).toEqual({ kind, id });
    expect(await rating()).toEqual([0, 0]);
    expect((await list()).total).toBe(0);
    expect((await call('Product/Remove-Opinion', { kind, id })).status).toBe(404);
  });

  test('bears the first name and an initial, never a number', async () => {
    const { db } = shop.shop.database;
    const called = (name: string) =>
      db.execute(sql`update member set name = ${name} where mobile = ${accounts.member.mobile}`);
    for (const [name, author] of [
      ['', 'عضو فروشگاه'],
      ['09120000001', 'عضو فروشگاه'],
      ['سارا احمدی', 'سارا ا.'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await called(name);
      // oxlint-disable-next-line no-await-in-loop
      expect(await write({ body: `نوشتهٔ ${author}` })).toMatchObject({ author });
    }
    await called(accounts.member.name);
    const all = JSON.stringify([await list(), await form({ kind: 'question', of: codes.phone })]);
    expect(all).not.toContain('0912000');
  });
});

describe('a question', () => {
  test('is asked once however often it is sent', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await ask({ body: 'رنگ دیگر هم دارد؟' });
    expect((await list()).items.map(({ body }) => body)).toEqual([
      'رنگ دیگر هم دارد؟',
      'گارانتی دارد؟',
    ]);
  });

  test('is changed and removed as long as nobody else has answered it', async () => {
    const asked = await ask();
    const changed = await done('Change-Question', { id: asked.id, body: 'چند ماه گارانتی دارد؟' });
    expect(changed).toMatchObject({
      id: asked.id,
      body: 'چند ماه گارانتی دارد؟',
      state: 'waiting',
    });
    const foreign = { id: asked.id, body: 'مال من است' };
    expect((await call('Product/Change-Question', foreign, others)).status).toBe(404);
    await approve(changed);
    await approve(await done('Save-Answer', { questionId: asked.id, body: '۱۸ ماه' }, others));
    expect((await list()).items[0]).toMatchObject({ canChange: false });
    expect((await call('Product/Change-Question', { id: asked.id, body: 'دیگر' })).status).toBe(
      409,
    );
    const removal = { kind: 'question', id: asked.id };
    expect((await call('Product/Remove-Opinion', removal)).body).toMatchObject({
      code: 'QUESTION_ANSWERED',
    });
    expect(await shownQuestions()).toMatchObject([{ answers: [{ body: '۱۸ ماه' }] }]);
  });
});

describe('an answer', () => {
  test('waits, then stands below the question', async () => {
    const asked = await ask();
    await approve(asked);
    const written = await done('Save-Answer', { questionId: asked.id, body: 'بله' }, others);
    expect(written).toMatchObject({
      state: 'waiting',
      asked: { id: asked.id, body: 'گارانتی دارد؟' },
      product: { websiteCode: codes.phone },
    });
    expect((await shownQuestions())[0]?.answers).toEqual([]);
    await approve(written);
    expect((await shownQuestions())[0]?.answers).toMatchObject([{ body: 'بله', isShop: false }]);
    const again = await done('Save-Answer', { questionId: asked.id, body: 'بله، دارد' }, others);
    expect(again).toMatchObject({ id: written.id, state: 'waiting' });
    expect((await shownQuestions())[0]?.answers).toEqual([]);
    const form2 = await form({ kind: 'answer', of: asked.id }, others);
    expect(form2).toMatchObject({ asked: { id: asked.id }, own: { body: 'بله، دارد' } });
  });

  test('of an administrator is the shop’s, and shown at once', async () => {
    const asked = await ask();
    await approve(asked);
    await shop.shop.database.db.execute(sql`
      insert into setting (key, value) values ('shop', '{"name": "کهربا"}')
      on conflict (key) do update set value = excluded.value`);
    await done('Save-Answer', { questionId: asked.id, body: 'بله، ۱۸ ماه' }, admin);
    expect((await shownQuestions())[0]?.answers).toMatchObject([
      { author: 'کهربا', isShop: true, body: 'بله، ۱۸ ماه' },
    ]);
  });

  test('is for a question that is shown, and another’s', async () => {
    const asked = await ask();
    const body = { questionId: asked.id, body: 'بله' };
    expect((await call('Product/Save-Answer', body, others)).status).toBe(404);
    expect(
      (await call('member-account/get-opinion-form', { kind: 'answer', of: asked.id })).status,
    ).toBe(404);
    await approve(asked);
    expect((await call('Product/Save-Answer', body)).body).toMatchObject({ code: 'OWN_QUESTION' });
    expect((await call('Product/Save-Answer', { ...body, questionId: 999 })).status).toBe(404);
  });
});

describe('what is refused', () => {
  const good = { WebsiteCode: codes.phone, stars: 4, body: 'خوب است.' };

  test.each([
    [404, { WebsiteCode: 999_999 }],
    [404, { WebsiteCode: codes.removed }],
    [422, { WebsiteCode: '1001; drop table review' }],
    [422, { stars: 0 }],
    [422, { stars: 6 }],
    [422, { stars: 4.5 }],
    [422, { stars: '4' }],
    [422, { stars: null }],
    [422, { stars: undefined }],
    [422, { body: null }],
    [422, { body: ['x'] }],
    [422, { body: { $ne: '' } }],
    [422, { body: 'خوب\u0000است' }],
    [422, { body: 'خوب \ud83d است' }],
    [422, { body: 'ب'.repeat(2_001) }],
    [422, { body: 'ب'.repeat(50_000) }],
    [422, { body: 'زنگ بزنید: ۰۹۱۲۳۴۵۶۷۸۹' }],
  ])('%d for %j', async (status, change) => {
    const told = await call('Product/Save-Review', { ...good, ...change });
    expect(told.status).toBe(status);
    expect(told.body).toMatchObject({ message: expect.stringMatching(/[آ-ی]/) });
    if (status === 422) {
      const [field] = Object.keys(change);
      expect(told.body).toMatchObject({
        fields: { [String(field)]: expect.stringMatching(/[آ-ی]/) },
      });
    }
    expect((await list()).total).toBe(0);
  });

  test('an approval, a number or a name a client sends of itself does nothing', async () => {
    const written = await write({
      state: 'shown',
      memberId: 1,
      author: 'مدیر',
      isShop: true,
      id: 7,
    });
    expect(written).toMatchObject({ state: 'waiting', author: 'عضو ن.' });
  });

  const calls: [string, object][] = [
    ['Product/Save-Review', good],
    ['Product/Ask-Question', good],
    ['Product/Change-Question', { id: 1, body: 'چرا نه؟' }],
    ['Product/Save-Answer', { questionId: 1, body: 'چرا نه؟' }],
    ['Product/Remove-Opinion', { kind: 'review', id: 1 }],
    ['member-account/get-opinions', {}],
    ['member-account/get-opinion-form', { kind: 'review', of: codes.phone }],
  ];
  test.each(calls)('%s by who is not logged in, or with a false token', async (name, body) => {
    expect((await call(name, body, {})).status).toBe(401);
    expect((await call(name, body, { authorization: 'Bearer x.y.z' })).status).toBe(401);
    expect((await call(name, body)).headers['cache-control']).toContain('no-store');
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1) خوب',
  ])('%j is a text like any other', async (body) => {
    const written = await write({ body });
    expect(written.body).toBe(body);
    await approve(written);
    expect((await shownReviews()).items).toMatchObject([{ body }]);
  });
});

test('the list has pages, and none past the last', async () => {
  for (let n = 0; n <= ownPageSize; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await ask({ body: `پرسش شمارهٔ ${n}` });
  }
  expect(await list()).toMatchObject({ total: ownPageSize + 1, pageCount: 2 });
  expect((await list(ours, 2)).items).toMatchObject([{ body: 'پرسش شمارهٔ 0' }]);
  expect((await call('member-account/get-opinions', { page: 3 })).status).toBe(404);
});

test('of a removed product they stay in the list, and say so', async () => {
  await write();
  const { db } = shop.shop.database;
  await db.execute(sql`update product set removed_at = now() where id = ${codes.phone}`);
  expect((await list()).items).toMatchObject([{ product: { isThere: false } }]);
  await db.execute(sql`update product set removed_at = null where id = ${codes.phone}`);
});

test('who writes too much in a day is told when to come back, and so is a network', async () => {
  const limited = await openTestShop({ config: { opinionDailyLimit: 1 }, beside: shop });
  const send = (n: number, headers: object) =>
    call('Product/Ask-Question', { WebsiteCode: codes.phone, body: `پرسش ${n}` }, headers, limited);
  const answers = [await send(1, ours), await send(2, ours), await send(3, others)];
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(answers[1]?.body).toMatchObject({ message: expect.stringMatching(/امروز/) });
  // Seven more of the ten the network has; what will not do is counted, too.
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let n = 4; n <= 10; n += 1) await send(n, ours);
  const last = await send(11, admin);
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(3_600);
  await limited.close();
});
