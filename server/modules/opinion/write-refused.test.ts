import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import { ShopEvents } from '#server/events.ts';
import { type Writer, createDailyCount } from '#server/modules/opinion/daily-count.ts';
import { createOpinionService } from '#server/modules/opinion/write-service.ts';
import { codes } from '#server/testing/fixture.ts';
import {
  type OpinionShop,
  createWriting,
  forgetOpinions,
  openOpinionShop,
} from '#server/testing/opinions.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let at: OpinionShop;
beforeAll(async () => {
  at = await openOpinionShop();
});
afterAll(() => at.shop.close());
beforeEach(() => forgetOpinions(at));

const { call, write, approve, shownReviews, list } = createWriting(() => at);

describe('refused requests', () => {
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
    [422, { good: ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'].map((each) => `نکتهٔ ${each}`) }],
    [422, { bad: ['خوب\u0000است'] }],
    [422, { bad: ['ب'.repeat(61)] }],
  ])('%d for %j', async (status, change) => {
    const answer = await call('Product/Save-Review', { ...good, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/[آ-ی]/) });
    if (status === 422) {
      const [field] = Object.keys(change);
      expect(answer.body).toMatchObject({
        fields: { [String(field)]: expect.stringMatching(/[آ-ی]/) },
      });
    }
    expect((await list()).total).toBe(0);
  });

  test('an approval, a number or a name sent by a client has no effect', async () => {
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
  test.each(calls)('%s without a login or with an invalid token', async (name, body) => {
    expect((await call(name, body, {})).status).toBe(401);
    expect((await call(name, body, { authorization: 'Bearer x.y.z' })).status).toBe(401);
    expect((await call(name, body)).headers['cache-control']).toContain('no-store');
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1) خوب',
  ])('%j is stored as plain text', async (body) => {
    const written = await write({ body });
    expect(written.body).toBe(body);
    await approve(written);
    expect((await shownReviews()).items).toMatchObject([{ body }]);
  });
});

const send = (limited: TestShop, body: string, headers: object) =>
  call('Product/Ask-Question', { WebsiteCode: codes.phone, body }, headers, limited);

describe('the daily limit', () => {
  test("answers with Retry-After, and does not use up the network's limit", async () => {
    const limited = await openTestShop({ config: { opinionDailyLimit: 1 }, beside: at.shop });
    expect((await send(limited, 'پرسش ۱', at.ours)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => send(limited, `پرسش دیگر ${n}`, at.ours)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 429,
        body: { message: expect.stringMatching(/امروز/) },
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600);
    }
    expect((await send(limited, 'پرسش ۲', at.others)).status).toBe(200);
    await limited.close();
  });

  test('does not apply to the shop', async () => {
    const limited = await openTestShop({ config: { opinionDailyLimit: 1 }, beside: at.shop });
    for (const body of ['پرسش ۱', 'پرسش ۲', 'پرسش ۳']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await send(limited, body, at.admin)).status).toBe(200);
    }
    await limited.close();
  });

  test('of a network counts only what is stored', async () => {
    const { database } = at.shop.shop;
    const opinions = createOpinionService({
      database,
      events: new ShopEvents(),
      count: createDailyCount({ redis: null, mostADay: 1 }),
    });
    const mobiles = Array.from({ length: 13 }, (_, n) => ({ mobile: `093800000${10 + n}` }));
    const made = await database.db.insert(member).values(mobiles).returning();
    const writers = made.map(({ id }) => ({ id, isShop: false, network: '1.1.1.1' }));
    const ask = (writer: Writer | undefined, websiteCode: number = codes.phone) => {
      if (!writer) throw new Error('There is no such writer.');
      return opinions.askQuestion(writer, { websiteCode, body: 'گارانتی دارد؟' });
    };
    await expect(ask(writers[0], 999_999)).rejects.toMatchObject({ status: 404 });
    await Promise.all(writers.slice(1, 11).map((writer) => ask(writer)));
    await expect(ask(writers[11])).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/شبکه/),
    });
    const last = writers[11];
    const elsewhere = last && { ...last, network: '2.2.2.2' };
    expect(await ask(elsewhere)).toMatchObject({ state: 'waiting' });
    await database.db.delete(member).where(
      inArray(
        member.id,
        made.map(({ id }) => id),
      ),
    );
  });
});
