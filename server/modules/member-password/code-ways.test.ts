import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { warnings } from '#lib/contract/codes.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { member, memberNetwork } from '#server/db/schema/member.ts';
import {
  bearerOf,
  createCodeCalls,
  codeOf,
  newNumber,
  over,
  refusedWith,
  wrong,
} from '#server/testing/codes.ts';
import {
  accounts,
  cookieSet,
  fillTestMembers,
  logIn,
  wantNationalCodes,
} from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { codeLimit: 50, loginLimit: 1_000 } });
  await fillTestMembers(shop);
  await wantNationalCodes(shop);
});
afterAll(() => shop.close());

const { call, profile, memberOf, codeFor, logInByCode } = createCodeCalls(() => shop);

describe('registering', () => {
  const password = 'Kahroba-1404';

  test('sends a code and stores nothing else; with the code it opens the account', async () => {
    const mobile = newNumber();
    const asked = await call('register', { mobile, password });
    expect(asked).toMatchObject({
      status: 200,
      body: { success: true, expiresIn: 120, accessToken: null, userInfo: null },
    });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(await memberOf(mobile)).toBeUndefined();
    expect((await call('login', { mobile, password })).body).toMatchObject({ success: false });
    const code = await codeOf(shop, mobile);
    const answer = await call('register', { mobile, password, code });
    expect(answer.body).toMatchObject({
      success: true,
      userInfo: { warning: warnings.nationalCodeMissing },
    });
    expect(cookieSet(answer, 'session').value).toBe('1');
    expect((await call('login', { mobile, password })).body).toMatchObject({ success: true });
  });

  test('gets the same answer for members and unknown numbers', async () => {
    const answers = await Promise.all(
      [accounts.member.mobile, newNumber()].map((mobile) => call('register', { mobile, password })),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const guesses = await Promise.all(
      [accounts.member.mobile, newNumber()].map((mobile) =>
        call('register', { mobile, password, code: '000000' }),
      ),
    );
    for (const { body } of guesses) expect(body).toMatchObject({ success: false });
  });

  test("on another person's number leaves no valid password", async () => {
    const mobile = newNumber();
    await call('register', { mobile, password: 'the squatter’s' });
    // The owner logs in by a code, and registers with a password of their own.
    expect((await logInByCode(mobile)).body).toMatchObject({ success: true });
    expect((await call('login', { mobile, password: 'the squatter’s' })).body).toMatchObject({
      success: false,
    });
    const code = await codeOf(shop, mobile);
    await call('register', { mobile, password, code });
    expect((await call('login', { mobile, password: 'the squatter’s' })).body).toMatchObject({
      success: false,
    });
  });

  test.each([
    ['', /بنویسید/],
    ['1234567', /۸ نویسه/],
    ['x'.repeat(201), /۲۰۰/],
    ['۰۹۱۲۰۰۰۰۰۰۱', /شماره موبایل/],
    ['+98 912 000 0001', /شماره موبایل/],
    ['password1', /رایج‌ترین/],
    ['کهربا۱۴۰۴', /نام فروشگاه/],
  ])('with the password %j sends nothing', async (bad, sentence) => {
    const { mobile } = accounts.member;
    for (const [path, more] of [
      ['register', {}],
      ['register', { code: '123456' }],
      ['reset-password', { code: '123456' }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await call(path, { mobile, password: bad, ...more })).toMatchObject({
        status: 422,
        body: { fields: { password: expect.stringMatching(sentence) } },
      });
    }
  });

  test('ignores role and name sent by a client', async () => {
    const mobile = newNumber();
    await call('register', { mobile, password });
    const code = await codeOf(shop, mobile);
    const body = { mobile, password, code, role: 'Administrator', mobileVerified: true };
    expect((await call('register', body)).body).toMatchObject({ userInfo: { role: 'Member' } });
  });
});

describe('a forgotten password', () => {
  const password = 'another password';

  test('is replaced by a code: all sessions end, and the old password becomes invalid', async () => {
    const mobile = newNumber();
    await call('register', { mobile, password: 'Kahroba-1404' });
    const first = await call('register', {
      mobile,
      password: 'Kahroba-1404',
      code: await codeOf(shop, mobile),
    });
    const second = await logIn(shop, { mobile, password: 'Kahroba-1404' });
    expect((await call('forgot-password', { mobile })).body).toMatchObject({ expiresIn: 120 });
    const code = await codeOf(shop, mobile);
    expect(await call('reset-password', { mobile, password, code: wrong(code) })).toMatchObject(
      refusedWith('کد درست نیست.'),
    );
    expect((await profile(second.bearer)).status).toBe(200);
    const answer = await call('reset-password', { mobile, password, code });
    expect(answer.body).toMatchObject({ success: true, userInfo: { role: 'Member' } });
    expect((await profile(bearerOf(first))).status).toBe(401);
    expect((await profile(second.bearer)).status).toBe(401);
    expect((await profile(bearerOf(answer))).status).toBe(200);
    expect((await logIn(shop, { mobile, password: 'Kahroba-1404' })).answer.body).toMatchObject({
      success: false,
    });
    expect((await logIn(shop, { mobile, password })).answer.body).toMatchObject({ success: true });
    expect(await call('reset-password', { mobile, password, code })).toMatchObject(over);
  });

  test('gets the same answer for members and unknown numbers', async () => {
    const answers = await Promise.all(
      [accounts.withoutNationalCode.mobile, newNumber()].map((mobile) =>
        call('forgot-password', { mobile }),
      ),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('replaced during a login with the old one leaves no session of that login', async () => {
    const mobile = newNumber();
    const old = 'the old password';
    await call('register', { mobile, password: old });
    await call('register', { mobile, password: old, code: await codeOf(shop, mobile) });
    await call('forgot-password', { mobile });
    const code = await codeOf(shop, mobile);
    const [reset, ...logins] = await Promise.all([
      call('reset-password', { mobile, password, code }),
      // As many as one network may have in the queue.
      ...Array.from({ length: 8 }, () => call('login', { mobile, password: old })),
    ]);
    expect(reset.body).toMatchObject({ success: true });
    for (const login of logins) {
      const { accessToken } = loginAnswer.parse(login.body);
      if (accessToken === null) continue;
      // oxlint-disable-next-line no-await-in-loop
      expect((await profile({ authorization: `Bearer ${accessToken}` })).status).toBe(401);
    }
  });
});

/** Somebody creates an account on a number that may not be theirs. */
async function squat() {
  const mobile = newNumber();
  const found = await memberOf(accounts.unverified.mobile);
  const passwordHash = found?.passwordHash ?? null;
  await shop.shop.database.db.insert(member).values({ mobile, passwordHash });
  const { password } = accounts.unverified;
  const squatter = await logIn(shop, { mobile, password });
  expect(squatter.answer.body).toMatchObject({
    success: true,
    userInfo: { warning: warnings.mobileUnverified },
  });
  return { mobile, password, squatter };
}

describe('a number that was never verified', () => {
  test.each(['login', 'register', 'reset-password'])(
    'locks out earlier users once its owner comes by %s',
    async (way) => {
      const { mobile, password, squatter } = await squat();
      const own = 'the owner’s password';
      if (way === 'login') await call('send-code', { mobile });
      if (way === 'register') await call('register', { mobile, password: own });
      if (way === 'reset-password') await call('forgot-password', { mobile });
      const code = await codeOf(shop, mobile);
      const answer = await call(way, {
        mobile,
        code,
        ...(way !== 'login' && { password: own }),
      });
      expect(answer.body).toMatchObject({
        success: true,
        userInfo: { warning: warnings.nationalCodeMissing },
      });
      expect((await profile(squatter.bearer)).status).toBe(401);
      expect((await logIn(shop, { mobile, password })).answer.body).toMatchObject({
        success: false,
      });
      const found = await memberOf(mobile);
      const networks = await shop.shop.database.db
        .select()
        .from(memberNetwork)
        .where(eq(memberNetwork.memberId, found?.id ?? 0));
      expect(networks).toHaveLength(1);
    },
  );

  test('is verified by the logged-in member, whose password stays', async () => {
    const { mobile, password, squatter } = await squat();
    const sent = await call('send-code', { purpose: 'verify' }, squatter.bearer);
    expect(sent.body).toMatchObject({ success: true, expiresIn: 120 });
    const code = await codeOf(shop, mobile);
    expect(await call('verify-mobile', { code: wrong(code) }, squatter.bearer)).toMatchObject({
      status: 200,
      body: { success: false, message: expect.stringMatching(/درست نیست/), userInfo: null },
    });
    expect((await call('verify-mobile', { code }, squatter.bearer)).body).toMatchObject({
      success: true,
      userInfo: { warning: warnings.nationalCodeMissing },
    });
    expect((await profile(squatter.bearer)).body).toMatchObject({ mobileVerified: true });
    expect((await logIn(shop, { mobile, password })).answer.body).toMatchObject({ success: true });
    expect((await call('send-code', { purpose: 'verify' }, squatter.bearer)).body).toMatchObject({
      success: false,
      expiresIn: null,
    });
    expect((await call('verify-mobile', { code }, squatter.bearer)).body).toMatchObject({
      success: true,
    });
  });

  test('is not verified by a code for another purpose, or by that of another member', async () => {
    const { mobile, squatter } = await squat();
    const other = await squat();
    await call('send-code', { purpose: 'verify' }, other.squatter.bearer);
    const foreign = await codeOf(shop, other.mobile);
    const code = await codeFor(mobile);
    for (const tried of [foreign, code]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call('verify-mobile', { code: tried }, squatter.bearer)).body).toMatchObject({
        success: false,
      });
    }
    expect((await profile(squatter.bearer)).body).toMatchObject({ mobileVerified: false });
  });

  test('requires a login to be verified or to receive a code for it', async () => {
    expect((await call('verify-mobile', { code: '123456' })).status).toBe(401);
    expect((await call('send-code', { purpose: 'verify', mobile: newNumber() })).status).toBe(401);
    const bad = { authorization: 'Bearer x' };
    expect((await call('send-code', { purpose: 'verify' }, bad)).status).toBe(401);
    expect((await call('send-code', { mobile: newNumber() }, bad)).status).toBe(200);
  });
});

test('calls from other sites are refused', async () => {
  const evil = { origin: 'https://evil.example' };
  const mobile = newNumber();
  for (const path of ['send-code', 'register', 'forgot-password', 'reset-password', 'login']) {
    const body = { mobile, password: 'Kahroba-1404', code: '123456' };
    // oxlint-disable-next-line no-await-in-loop
    expect((await call(path, body, evil)).status).toBe(403);
  }
});
