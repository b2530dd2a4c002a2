import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import { createChangeService } from '#server/modules/member-password/change-service.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import { accounts, fillTestMembers, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

const lines: string[] = [];
let shop: TestShop;
/** A new member for each test, because wrong passwords are limited. */
let account: { mobile: string; password: string };
let serial = 9_360_000_000;
beforeAll(async () => {
  shop = await openTestShop({ log: { write: (line) => void lines.push(line) } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  serial += 1;
  account = { mobile: `0${serial}`, password: 'the first password' };
  await shop.shop.database.db.insert(member).values({
    mobile: account.mobile,
    passwordHash: await hashPassword(account.password),
    mobileVerifiedAt: new Date(),
  });
});

const next = 'the second password';
type Session = Awaited<ReturnType<typeof logIn>>;

const change = ({ bearer }: Pick<Session, 'bearer'>, body: object = {}) =>
  shop.post(
    '/api/member-account/change-password',
    { currentPassword: account.password, newPassword: next, ...body },
    bearer,
  );
async function isIn({ bearer, jar }: Session) {
  const call = await shop.get('/api/member-account/get-profile', bearer);
  const refresh = await shop.post('/api/member-account/refresh', {}, sending(jar));
  return [call.status, refresh.status];
}
const enters = async (password: string) => {
  const body = { mobile: account.mobile, password };
  const answer = await shop.post('/api/member-account/login', body);
  return answer.body;
};

describe('changing the password', () => {
  test('ends all other sessions at once, including access tokens, but not this one', async () => {
    const [one, other, third] = [
      await logIn(shop, account),
      await logIn(shop, account),
      await logIn(shop, account),
    ];
    const theirs = await logIn(shop, accounts.administrator);
    expect(await change(one)).toMatchObject({ status: 200, body: { ended: 2 } });
    expect(await shop.get('/api/member-account/get-profile', other.bearer)).toMatchObject({
      status: 401,
      body: { code: 'SESSION_ENDED' },
    });
    expect(await isIn(other)).toEqual([401, 401]);
    expect(await isIn(third)).toEqual([401, 401]);
    expect(await isIn(one)).toEqual([200, 200]);
    expect(await isIn(theirs)).toEqual([200, 200]);
  });

  test('joins a transaction, and is rolled back with it', async () => {
    const { database, sessions } = shop.shop;
    const changes = createChangeService({
      database,
      redis: null,
      sessions,
      shopNames: async () => [],
    });
    const [here, other] = [await logIn(shop, account), await logIn(shop, account)];
    const token = here.bearer.authorization.replace('Bearer ', '');
    const own = await sessions.memberOf(await sessions.readAccess(token));
    const both = { current: account.password, next };
    const failing = database.transaction(async (tx) => {
      expect(await changes.change(own, both, tx)).toEqual({ ended: 1 });
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await isIn(other)).toEqual([200, 200]);
    expect(await enters(next)).toMatchObject({ success: false });
    expect(await enters(account.password)).toMatchObject({ success: true });
  });

  test('makes the new password valid and the old one invalid', async () => {
    await change(await logIn(shop, account));
    expect(await enters(account.password)).toMatchObject({ success: false });
    expect(await enters(next)).toMatchObject({ success: true });
  });

  test('with a wrong current password changes nothing and ends nothing', async () => {
    const [one, other] = [await logIn(shop, account), await logIn(shop, account)];
    for (const currentPassword of ['wrong', '', `${account.password} `]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await change(one, { currentPassword })).toMatchObject({
        status: 422,
        body: { fields: { currentPassword: 'رمز عبور کنونی درست نیست.' } },
      });
    }
    expect(await isIn(other)).toEqual([200, 200]);
    expect(await enters(account.password)).toMatchObject({ success: true });
  });

  test.each([
    ['', /بنویسید/],
    ['short', /۸/],
    ['😀😀😀😀', /۸/],
    ['x'.repeat(201), /۲۰۰/],
    ['the first password', /یکی است/],
  ])('to %.20j is refused with a sentence', async (newPassword, sentence) => {
    const one = await logIn(shop, account);
    expect(await change(one, { newPassword })).toMatchObject({
      status: 422,
      body: { fields: { newPassword: expect.stringMatching(sentence) } },
    });
  });

  test('to the mobile number is refused, however it is written', async () => {
    const one = await logIn(shop, account);
    for (const newPassword of [account.mobile, account.mobile.replace('0', '+98')]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await change(one, { newPassword })).status).toBe(422);
    }
  });

  test.each([
    [{ newPassword: 7 }],
    [{ newPassword: null }],
    [{ newPassword: 'x'.repeat(100_000) }],
  ])('with %.40j answers 422', async (body) => {
    expect((await change(await logIn(shop, account), body)).status).toBe(422);
  });

  test('cannot be used for guessing: after ten wrong passwords 429, even for the right one', async () => {
    const one = await logIn(shop, account);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => change(one, { currentPassword: 'wrong' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(422),
      ...Array(4).fill(429),
    ]);
    expect(await change(one)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
    });
    // Logins have a limit of their own.
    expect(await enters(account.password)).toMatchObject({ success: true });
  });

  test('on two devices at once succeeds on one, and logs out the other', async () => {
    const [one, other] = [await logIn(shop, account), await logIn(shop, account)];
    const answers = await Promise.all([
      change(one, { newPassword: 'password of one' }),
      change(other, { newPassword: 'password of other' }),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const sessions = [await isIn(one), await isIn(other)].map(([status]) => status).toSorted();
    expect(sessions).toEqual([200, 401]);
    const winner = answers[0]?.status === 200 ? 'password of one' : 'password of other';
    expect(await enters(winner)).toMatchObject({ success: true });
  });

  test('sets the first password of a member who has none, without asking for the current one', async () => {
    const one = await logIn(shop, account);
    await shop.shop.database.db
      .update(member)
      .set({ passwordHash: null })
      .where(eq(member.mobile, account.mobile));
    const profile = await shop.get('/api/member-account/get-profile', one.bearer);
    expect(profile.body).toMatchObject({ hasPassword: false });
    expect(await change(one, { currentPassword: undefined })).toMatchObject({ status: 200 });
    expect(await enters(next)).toMatchObject({ success: true });
  });

  test('sets no first password in an old session, which another person may be using', async () => {
    const one = await logIn(shop, account);
    const { db } = shop.shop.database;
    await db.update(member).set({ passwordHash: null }).where(eq(member.mobile, account.mobile));
    await db.execute(sql`update member_session set created_at = now() - interval '16 minutes'`);
    const answer = await change(one, { currentPassword: undefined });
    expect(answer).toMatchObject({ status: 409, body: { code: 'LOG_IN_AGAIN' } });
    expect(await isIn(one)).toEqual([200, expect.anything()]);
  });

  test('requires a login', async () => {
    const answer = await shop.post('/api/member-account/change-password', { newPassword: next });
    expect(answer).toMatchObject({ status: 401, body: { code: 'TOKEN_MISSING' } });
  });

  test('is not logged, and answers must not be cached', async () => {
    const answer = await change(await logIn(shop, account));
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const log = lines.join('\n');
    for (const secret of [account.password, next, 'argon2id']) expect(log).not.toContain(secret);
    const [kept] = await shop.shop.database.db
      .select({ hash: member.passwordHash })
      .from(member)
      .where(eq(member.mobile, account.mobile));
    expect(kept?.hash).toMatch(/^\$argon2id\$/);
  });
});
