import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { codes } from '#server/testing/fixture.ts';
import {
  type OpinionShop,
  createWriting,
  forgetOpinions,
  openOpinionShop,
} from '#server/testing/opinions.ts';
import { openTestShop } from '#server/testing/shop.ts';

let at: OpinionShop;
beforeAll(async () => {
  at = await openOpinionShop();
});
afterAll(() => at.shop.close());
beforeEach(() => forgetOpinions(at));

const { call, write, approve, shownReviews, list } = createWriting(() => at);

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

test('who writes too much in a day is told when to come back, and so is a network', async () => {
  const limited = await openTestShop({ config: { opinionDailyLimit: 1 }, beside: at.shop });
  const send = (n: number, headers: object) =>
    call('Product/Ask-Question', { WebsiteCode: codes.phone, body: `پرسش ${n}` }, headers, limited);
  const answers = [await send(1, at.ours), await send(2, at.ours), await send(3, at.others)];
  expect(answers.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(answers[1]?.body).toMatchObject({ message: expect.stringMatching(/امروز/) });
  // Seven more of the ten the network has; what will not do is counted, too.
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let n = 4; n <= 10; n += 1) await send(n, at.ours);
  const last = await send(11, at.admin);
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(3_600);
  await limited.close();
});
