import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { warnings } from '#lib/contract/codes.ts';
import { masterData } from '#lib/contract/home.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { member, memberNetwork } from '#server/db/schema/member.ts';
import { codes } from '#server/testing/fixture.ts';
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
  shop = await openTestShop({ config: { loginLimit: 1_000 } });
  await fillTestMembers(shop);
  await wantNationalCodes(shop);
});
afterAll(() => shop.close());

const { mobile, password } = accounts.member;
const post = (body: object, headers = {}) => shop.post('/api/member-account/login', body, headers);
const master = async (headers = {}) =>
  masterData.parse((await shop.get('/api/home/get-master-data', headers)).body);

describe('logging in', () => {
  test('answers with a token and the member, and sets the cookies of the contract', async () => {
    const { answer } = await logIn(shop);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: null,
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        userInfo: { role: 'Member', bCount: 0, fCount: 0, warning: warnings.none },
      },
      headers: { 'cache-control': 'private, no-store' },
    });
    const tail = 'SameSite=Lax; Secure';
    expect(cookieSet(answer, refreshCookie).rest).toBe(
      `Path=/api/member-account; HttpOnly; ${tail}`,
    );
    expect(cookieSet(answer, 'session')).toEqual({ value: '1', rest: `Path=/; ${tail}` });
    expect(cookieSet(answer, 'XSRF-TOKEN').rest).toBe(`Path=/; ${tail}`);
  });

  test('with remember, the cookies outlive the browser session', async () => {
    const { answer } = await logIn(shop, accounts.member, { remember: true });
    for (const name of [refreshCookie, 'session', 'XSRF-TOKEN']) {
      expect(cookieSet(answer, name).rest).toMatch(/Max-Age=2592000(;|$)/);
    }
  });

  test.each(['۰۹۱۲۰۰۰۰۰۰۱', '+989120000001', '9120000001', '0912 000 0001'])(
    'accepts the number written as %s',
    async (written) => {
      expect((await post({ username: written, password })).body).toMatchObject({ success: true });
    },
  );

  test.each([
    ['a wrong password', { mobile, password: 'wrong' }],
    ['a password in other letters', { mobile, password: password.toLowerCase() }],
    ['an unknown number', { mobile: '09350000000', password }],
    ['a member without a password', { mobile: '09121111111', password }],
  ])('with %s gets the same answer, and sets no cookies', async (_what, body) => {
    const bare = { mobile: '09121111111' };
    await shop.shop.database.db.insert(member).values(bare).onConflictDoNothing();
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(loginAnswer.parse(answer.body)).toEqual({
      success: false,
      message: 'شماره موبایل یا رمز عبور درست نیست.',
      accessToken: null,
      userInfo: null,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [{ password }, 'شماره موبایل خود را وارد کنید'],
    [{ mobile: '02112345678', password }, 'شماره موبایل را به صورت 09123456789 وارد کنید'],
    [{ mobile: "' or 1=1 --", password }, 'شماره موبایل را به صورت 09123456789 وارد کنید'],
  ])('%j gets a validation error for the number', async (body, sentence) => {
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', fields: { mobile: sentence } },
    });
  });

  test.each([{ mobile }, { mobile, password: '' }, { mobile, password: 'x'.repeat(201) }])(
    '%j is refused because of the password',
    async (body) => {
      expect(await post(body)).toMatchObject({
        status: 422,
        body: { fields: { password: expect.any(String) } },
      });
    },
  );

  test('ignores a role sent by a client', async () => {
    const { answer } = await logIn(shop, accounts.member, { role: 'Administrator' });
    expect(answer.body).toMatchObject({ userInfo: { role: 'Member' } });
  });

  test('from another site is refused', async () => {
    const answer = await post({ mobile, password }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('master data', () => {
  test.each([
    ['a member', accounts.member, 'Member', warnings.none],
    ['an administrator', accounts.administrator, 'Administrator', warnings.none],
    [
      'a member with an unverified mobile',
      accounts.unverified,
      'Member',
      warnings.mobileUnverified,
    ],
    [
      'a member without a national code',
      accounts.withoutNationalCode,
      'Member',
      warnings.nationalCodeMissing,
    ],
  ])('contains %s', async (_who, account, role, warning) => {
    const { bearer } = await logIn(shop, account);
    expect((await master(bearer)).userInfo).toEqual({ role, warning, bCount: 0, fCount: 0 });
  });

  test.each([
    [{}, warnings.none],
    [{ remindsNationalCode: true }, warnings.nationalCodeMissing],
    [{ needsNationalCode: true }, warnings.nationalCodeMissing],
  ])('warns of a missing national code where the shop wants it: %j', async (wants, warning) => {
    const { bearer } = await logIn(shop, accounts.withoutNationalCode);
    await wantNationalCodes(shop, wants);
    expect((await master(bearer)).userInfo).toMatchObject({ warning });
  });

  test('has no member without a bearer', async () => {
    expect((await master()).userInfo).toBeNull();
  });

  test('and login contain the basket count of this browser', async () => {
    const guid = randomUUID();
    const body = { WebsiteCode: codes.cheapPhone, Count: 2, GuidCode: guid };
    await shop.post('/api/Basket/Add-To-Basket', body);
    const answer = await post({ mobile, password }, { 'x-guid': guid });
    expect(answer.body).toMatchObject({ userInfo: { bCount: 2 } });
    const { bearer } = await logIn(shop);
    expect((await master({ ...bearer, 'x-guid': guid })).userInfo).toMatchObject({ bCount: 2 });
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Another service instance for the same shop, with a low limit and counters at zero. */
async function strict(loginLimit: number): Promise<TestShop> {
  await shop.shop.database.db.delete(memberNetwork);
  return openTestShop({ config: { loginLimit }, beside: shop });
}

describe('guessing', () => {
  test('from one address is limited for a number, however the number is written', async () => {
    const few = await strict(3);
    const guess = (body: object, address = '1.1.1.1') =>
      few.post('/api/member-account/login', body, from(address));
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => guess({ mobile, password: 'wrong' })),
    );
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(3);
    // Even the right password is refused now.
    expect(await guess({ mobile: '+989120000001', password })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_TRIES' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect((await guess(accounts.administrator)).body).toMatchObject({ success: true });
    expect((await guess({ mobile, password }, '2.2.2.2')).body).toMatchObject({ success: true });
    await few.close();
  });

  test('counts an IPv6 customer once, whichever address they use', async () => {
    const few = await strict(3);
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        few.post(
          '/api/member-account/login',
          { mobile, password: 'wrong' },
          from(`2001:db8:1:2:${n}::${n}`),
        ),
      ),
    );
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(3);
    await few.close();
  });

  test('from many addresses is limited, too, but not for the owner on a known network', async () => {
    const few = await strict(2);
    const guess = (body: object, address: string) =>
      few.post('/api/member-account/login', body, from(address));
    const atHome = '2001:db8:7:7::1';
    expect((await guess({ mobile, password }, atHome)).body).toMatchObject({ success: true });
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess({ mobile, password: 'wrong' }, `1.1.1.${n}`)),
    );
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await guess({ mobile, password }, '9.9.9.9')).status).toBe(429);
    expect((await guess({ mobile, password }, '2001:db8:7:7::2')).body).toMatchObject({
      success: true,
    });
    // Unknown numbers are limited in the same way, so strangers learn nothing about accounts.
    const unknown = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        guess({ mobile: '09350000000', password: 'wrong' }, `3.1.1.${n}`),
      ),
    );
    expect(unknown.filter(({ status }) => status === 200)).toHaveLength(10);
    await few.close();
  });

  test('from one address is limited over all numbers', async () => {
    const few = await strict(1);
    const guess = (n: number, address: string) =>
      few.post(
        '/api/member-account/login',
        { mobile: `0935000${String(n).padStart(4, '0')}`, password: 'wrong' },
        from(address),
      );
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- of one address few wait at once
      statuses.push((await guess(n, '1.1.1.1')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await guess(99, '2.2.2.2')).status).toBe(200);
    await few.close();
  });

  test('does not count successful logins', async () => {
    const few = await strict(2);
    for (let n = 0; n < 4; n += 1) {
      // Sequentially, as a person logs in.
      // oxlint-disable-next-line no-await-in-loop
      expect((await logIn(few)).answer.status).toBe(200);
    }
    await few.close();
  });
});
