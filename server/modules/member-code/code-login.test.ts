import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { warnings } from '#lib/contract/codes.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { memberSession } from '#server/db/schema/member.ts';
import {
  bearerOf,
  createCodeCalls,
  codeOf,
  newNumber,
  outlastCodes,
  over,
  refusedWith,
  wrong,
} from '#server/testing/codes.ts';
import {
  accounts,
  cookieSet,
  fillTestMembers,
  logIn,
  refreshCookie,
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

describe('logging in by a code', () => {
  test('opens a session as a password does', async () => {
    const { mobile } = accounts.member;
    const answer = await call('login', { mobile, code: await codeFor(mobile), remember: true });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: null, userInfo: { role: 'Member', warning: warnings.none } },
    });
    expect(cookieSet(answer, refreshCookie).rest).toMatch(/Max-Age=2592000/);
    expect((await profile(bearerOf(answer))).body).toMatchObject({ mobile, mobileVerified: true });
    expect((await logIn(shop)).answer.body).toMatchObject({ success: true });
  });

  test('creates a member for an unknown number', async () => {
    const mobile = newNumber();
    const answer = await logInByCode(mobile);
    expect(answer.body).toMatchObject({
      success: true,
      userInfo: { role: 'Member', warning: warnings.nationalCodeMissing },
    });
    expect((await profile(bearerOf(answer))).body).toMatchObject({ mobile, mobileVerified: true });
    expect(await memberOf(mobile)).toMatchObject({ passwordHash: null, role: 'Member' });
    expect((await logInByCode(mobile)).body).toMatchObject({ success: true });
  });

  test.each([
    ['Persian', (code: string) => code.replaceAll(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? d)],
    ['Arabic', (code: string) => code.replaceAll(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)] ?? d)],
    ['spaced', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\u200f`],
  ])('accepts a code in %s digits', async (_how, write) => {
    const mobile = newNumber();
    const code = write(await codeFor(mobile));
    const spelled = `+98 ${mobile.slice(1)}`;
    expect((await call('login', { username: spelled, code })).body).toMatchObject({
      success: true,
    });
  });

  test('refuses a code that was already used', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    expect((await call('login', { mobile, code })).body).toMatchObject({ success: true });
    expect(await call('login', { mobile, code })).toMatchObject(over);
  });

  test('with one code twenty times at once opens one session', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('login', { mobile, code })),
    );
    const opened = answers.filter(({ body }) => loginAnswer.parse(body).success);
    expect(opened).toHaveLength(1);
    const found = await memberOf(mobile);
    const sessions = await shop.shop.database.db
      .select()
      .from(memberSession)
      .where(eq(memberSession.memberId, found?.id ?? 0));
    expect(sessions).toHaveLength(1);
  });

  test('refuses the right code after five wrong ones; a new code is accepted', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => call('login', { mobile, code: wrong(code) })),
    );
    expect(guesses.filter(({ body }) => loginAnswer.parse(body).success)).toEqual([]);
    expect(await call('login', { mobile, code })).toMatchObject(over);
    await outlastCodes(shop);
    expect((await logInByCode(mobile)).body).toMatchObject({ success: true });
  });

  test('accepts the right code after four wrong ones', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    for (let n = 0; n < 4; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await call('login', { mobile, code: wrong(code) })).toMatchObject(
        refusedWith('کد درست نیست.'),
      );
    }
    expect((await call('login', { mobile, code })).body).toMatchObject({ success: true });
  });

  test('refuses a code after two minutes', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    await outlastCodes(shop);
    expect(await call('login', { mobile, code })).toMatchObject(over);
  });

  test('refuses a code sent to another number or for another purpose', async () => {
    const [mobile, other] = [newNumber(), newNumber()];
    await codeFor(mobile);
    expect((await call('login', { mobile, code: await codeFor(other) })).body).toMatchObject({
      success: false,
    });
    await call('forgot-password', { mobile: other });
    const code = await codeOf(shop, other);
    expect((await call('login', { mobile: other, code })).body).toMatchObject({ success: false });
  });

  test.each(['12345', '1234567', 'abcdef', '', '12345６', '1e5000', 'x'.repeat(1_000)])(
    'refuses %j as malformed, without counting an attempt',
    async (code) => {
      expect(await call('login', { mobile: accounts.member.mobile, code })).toMatchObject({
        status: 422,
        body: { fields: { code: 'کد شش رقم است.' } },
      });
    },
  );

  test.each([{}, { password: 'x', code: '123456' }])('with %j is refused', async (body) => {
    expect(await call('login', { mobile: newNumber(), ...body })).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringMatching(/یکی از دو را/) } },
    });
  });

  test('lets the owner in after a hundred wrong passwords from their network', async () => {
    const strict = await openTestShop({ beside: shop });
    const { mobile, password } = accounts.withoutNationalCode;
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () => call('login', { mobile, password: 'wrong' }, {}, strict)),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(90);
    expect((await call('login', { mobile, password }, {}, strict)).status).toBe(429);
    await call('send-code', { mobile }, {}, strict);
    const code = await codeOf(shop, mobile);
    expect((await call('login', { mobile, code }, {}, strict)).body).toMatchObject({
      success: true,
    });
    await strict.close();
  });
});
