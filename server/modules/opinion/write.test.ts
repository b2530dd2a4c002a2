import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { ownPageSize } from '#lib/contract/opinion.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { review } from '#server/db/schema/opinion.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts } from '#server/testing/members.ts';
import {
  type OpinionShop,
  createWriting,
  forgetOpinions,
  openOpinionShop,
} from '#server/testing/opinions.ts';

let at: OpinionShop;
beforeAll(async () => {
  at = await openOpinionShop();
});
afterAll(() => at.shop.close());
beforeEach(() => forgetOpinions(at));

const { call, done, write, ask, approve, shownReviews, shownQuestions, list, form } = createWriting(
  () => at,
);

const rating = async () => {
  const { db } = at.shop.shop.database;
  const [found] = await db.select().from(product).where(eq(product.id, codes.phone));
  return [found?.rating, found?.ratingCount];
};

describe('a review', () => {
  test('awaits moderation, and only its author sees it', async () => {
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
    expect((await list(at.others)).items).toEqual([]);
    expect((await form({ kind: 'review', of: codes.phone })).own).toEqual(written);
    expect((await form({ kind: 'review', of: codes.phone }, at.others)).own).toBeNull();
    expect(await at.shop.shop.database.db.select().from(outbox)).toEqual([]);
  });

  test('is one per member: sending another changes it', async () => {
    const first = await write();
    const second = await write({ stars: 2, body: 'نظرم عوض شد.' });
    expect(second).toMatchObject({ id: first.id, stars: 2, body: 'نظرم عوض شد.' });
    expect(second.createdAt).toBe(first.createdAt);
    await write({}, at.others);
    expect((await list()).total).toBe(1);
    expect(await at.shop.shop.database.db.select().from(review)).toHaveLength(2);
  });

  test('sent fifty times at once is stored once', async () => {
    const bodies = Array.from({ length: 50 }, (_, n) => ({ stars: 1 + (n % 5), body: `متن ${n}` }));
    const written = await Promise.all(bodies.map((body) => write(body)));
    expect(new Set(written.map(({ id }) => id)).size).toBe(1);
    expect(await at.shop.shop.database.db.select().from(review)).toHaveLength(1);
  });

  test('that is shown and sent again unchanged stays shown', async () => {
    await approve(await write());
    expect(await write({ body: ' خوب است. ' })).toMatchObject({ state: 'shown' });
    expect((await shownReviews()).total).toBe(1);
    const points = { good: ['دوربین', 'وزن کم'], bad: ['شارژدهی'] };
    await approve(await write(points));
    expect(await write({ ...points, good: [' دوربین', '', 'وزن  کم', 'دوربین'] })).toMatchObject({
      state: 'shown',
      ...points,
    });
    expect(await write({ good: points.good })).toMatchObject({ state: 'waiting', bad: [] });
  });

  test('that is shown and changed is moderated again, and does not count until then', async () => {
    const written = await write();
    await approve(written);
    expect(await rating()).toEqual([40, 1]);
    await at.shop.shop.database.db.delete(outbox);
    const changed = await write({ stars: 5 });
    expect(changed.state).toBe('waiting');
    expect(await shownReviews()).toMatchObject({ total: 0, stars: [0, 0, 0, 0, 0] });
    expect(await rating()).toEqual([0, 0]);
    const announced = JSON.stringify(await at.shop.shop.database.db.select().from(outbox));
    expect(announced).toContain(`product-${codes.phone}`);
    await approve(changed);
    expect(await rating()).toEqual([50, 1]);
  });

  test('with stars only counts and is not listed', async () => {
    await approve(await write({ body: undefined }));
    expect(await shownReviews()).toMatchObject({ total: 0, stars: [0, 0, 0, 1, 0] });
  });

  test('is removed by its author, and no longer counts', async () => {
    const written = await write();
    await approve(written);
    const { kind, id } = written;
    expect((await call('Product/Remove-Opinion', { kind, id }, at.others)).status).toBe(404);
    expect((await call('Product/Remove-Opinion', { kind, id })).body).toEqual({ kind, id });
    expect(await rating()).toEqual([0, 0]);
    expect((await list()).total).toBe(0);
    expect((await call('Product/Remove-Opinion', { kind, id })).status).toBe(404);
  });

  test('shows the first name and an initial, never a number', async () => {
    const { db } = at.shop.shop.database;
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
  test('is stored once, however often it is sent', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await ask({ body: 'رنگ دیگر هم دارد؟' });
    expect((await list()).items.map(({ body }) => body)).toEqual([
      'رنگ دیگر هم دارد؟',
      'گارانتی دارد؟',
    ]);
  });

  test('can be changed and removed as long as nobody else has answered it', async () => {
    const asked = await ask();
    const changed = await done('Change-Question', { id: asked.id, body: 'چند ماه گارانتی دارد؟' });
    expect(changed).toMatchObject({
      id: asked.id,
      body: 'چند ماه گارانتی دارد؟',
      state: 'waiting',
    });
    const foreign = { id: asked.id, body: 'مال من است' };
    expect((await call('Product/Change-Question', foreign, at.others)).status).toBe(404);
    await approve(changed);
    await approve(await done('Save-Answer', { questionId: asked.id, body: '۱۸ ماه' }, at.others));
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
  test('is moderated, then shown below the question', async () => {
    const asked = await ask();
    await approve(asked);
    const written = await done('Save-Answer', { questionId: asked.id, body: 'بله' }, at.others);
    expect(written).toMatchObject({
      state: 'waiting',
      asked: { id: asked.id, body: 'گارانتی دارد؟' },
      product: { websiteCode: codes.phone },
    });
    expect((await shownQuestions())[0]?.answers).toEqual([]);
    await approve(written);
    expect((await shownQuestions())[0]?.answers).toMatchObject([{ body: 'بله', isShop: false }]);
    const again = await done('Save-Answer', { questionId: asked.id, body: 'بله، دارد' }, at.others);
    expect(again).toMatchObject({ id: written.id, state: 'waiting' });
    expect((await shownQuestions())[0]?.answers).toEqual([]);
    const form2 = await form({ kind: 'answer', of: asked.id }, at.others);
    expect(form2).toMatchObject({ asked: { id: asked.id }, own: { body: 'بله، دارد' } });
  });

  test("of an administrator is the shop's, and shown at once", async () => {
    const asked = await ask();
    await approve(asked);
    await at.shop.shop.database.db.execute(sql`
      insert into setting (key, value) values ('shop', '{"name": "کهربا"}')
      on conflict (key) do update set value = excluded.value`);
    const begun = await form({ kind: 'answer', of: asked.id }, at.admin);
    expect(begun.terms).toEqual({ author: 'کهربا', isShownAtOnce: true });
    await done('Save-Answer', { questionId: asked.id, body: 'بله، ۱۸ ماه' }, at.admin);
    expect((await shownQuestions())[0]?.answers).toMatchObject([
      { author: 'کهربا', isShop: true, body: 'بله، ۱۸ ماه' },
    ]);
  });

  test("to one's own question is refused, except for the shop", async () => {
    for (const [asker, canWrite] of [
      [at.ours, false],
      [at.admin, true],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const asked = await ask({}, asker);
      // oxlint-disable-next-line no-await-in-loop
      await approve(asked);
      const of = { kind: 'answer', of: asked.id };
      // oxlint-disable-next-line no-await-in-loop
      expect(await form(of, asker)).toMatchObject({ canWrite });
      // oxlint-disable-next-line no-await-in-loop
      expect(await form(of, at.others)).toMatchObject({ canWrite: true });
    }
    expect(await form({ kind: 'question', of: codes.phone })).toMatchObject({ canWrite: true });
  });

  test('requires a shown question of another member', async () => {
    const asked = await ask();
    const body = { questionId: asked.id, body: 'بله' };
    expect((await call('Product/Save-Answer', body, at.others)).status).toBe(404);
    expect(
      (await call('member-account/get-opinion-form', { kind: 'answer', of: asked.id })).status,
    ).toBe(404);
    await approve(asked);
    expect((await call('Product/Save-Answer', body)).body).toMatchObject({ code: 'OWN_QUESTION' });
    expect((await call('Product/Save-Answer', { ...body, questionId: 999 })).status).toBe(404);
  });
});

test("an edit uses the member's current name, which the list announces", async () => {
  await write();
  const { db } = at.shop.shop.database;
  const called = (name: string) =>
    db.execute(sql`update member set name = ${name} where mobile = ${accounts.member.mobile}`);
  await called('سارا احمدی');
  const { items, terms } = await list();
  expect(items).toMatchObject([{ author: 'عضو ن.' }]);
  const own = { author: 'سارا ا.', isShownAtOnce: false };
  expect(terms).toEqual({ review: own, question: own, answer: own });
  expect(await write({ body: 'نظرم عوض شد.' })).toMatchObject({ author: own.author });
  await called(accounts.member.name);
  const ofAdministrator = (await list(at.admin)).terms;
  expect(ofAdministrator.review.isShownAtOnce).toBe(false);
  expect(ofAdministrator.answer.isShownAtOnce).toBe(true);
});

test('the list has pages, and none past the last', async () => {
  for (let n = 0; n <= ownPageSize; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await ask({ body: `پرسش شمارهٔ ${n}` });
  }
  expect(await list()).toMatchObject({ total: ownPageSize + 1, pageCount: 2 });
  expect((await list(at.ours, 2)).items).toMatchObject([{ body: 'پرسش شمارهٔ 0' }]);
  expect(await call('member-account/get-opinions', { page: 3 })).toMatchObject({
    status: 404,
    body: { code: 'PAGE_NOT_FOUND', message: 'این صفحه پیدا نشد.' },
  });
});

test('opinions of a removed product stay in the list, marked as such', async () => {
  await write();
  const { db } = at.shop.shop.database;
  await db.execute(sql`update product set removed_at = now() where id = ${codes.phone}`);
  expect((await list()).items).toMatchObject([{ product: { isThere: false } }]);
  await db.execute(sql`update product set removed_at = null where id = ${codes.phone}`);
});
