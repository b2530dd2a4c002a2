import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { warnings } from '#lib/contract/codes.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { memberSession } from '#server/db/schema/member.ts';
import { hashOf } from '#server/modules/member-session/tokens.ts';
import {
  accounts,
  cookieSet,
  fillTestMembers,
  jarOf,
  logIn,
  refreshCookie,
  sending,
} from '#server/testing/members.ts';
import type { Jar } from '#server/testing/members.ts';
import { type TestShop, openTestShop, testMembers } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const refresh = (jar: Jar) => shop.post('/api/member-account/refresh', {}, sending(jar));
const logout = (headers = {}) => shop.post('/api/member-account/logout', {}, headers);
const profile = (headers = {}) => shop.get('/api/member-account/get-profile', headers);
/** The oldest first. */
const sessions = () =>
  shop.shop.database.db.select().from(memberSession).orderBy(memberSession.createdAt);
/** Lets the seconds pass in which a refresh token may be sent twice. */
const outlastGrace = () =>
  shop.shop.database.db.update(memberSession).set({
    exchanged: sql`(
      select coalesce(jsonb_agg(
        token || jsonb_build_object('at', (token ->> 'at')::timestamptz - interval '11 seconds')
        order by place), '[]')
      from jsonb_array_elements(exchanged) with ordinality as list (token, place))`,
  });
/** A token for the session of `jar` that was never issued. */
const madeUp = (jar: Jar): Jar => ({
  ...jar,
  refresh: `${jar.refresh.split('.')[0] ?? ''}.${randomBytes(32).toString('base64url')}`,
});

describe('refreshing', () => {
  test('returns new tokens of both kinds and keeps the lifetime of the cookies', async () => {
    const { jar, answer } = await logIn(shop, accounts.member, { remember: true });
    const again = await refresh(jar);
    expect(again).toMatchObject({
      status: 200,
      body: { success: true, userInfo: { warning: warnings.none } },
    });
    const next = jarOf(again);
    expect(next.refresh).not.toBe(jar.refresh);
    expect(next.xsrf).toBe(jar.xsrf);
    expect(cookieSet(again, refreshCookie).rest).toBe(cookieSet(answer, refreshCookie).rest);
    const { accessToken } = loginAnswer.parse(again.body);
    expect((await profile({ authorization: `Bearer ${accessToken}` })).status).toBe(200);
  });

  test('twice at once returns the same valid successor to both tabs', async () => {
    const { jar } = await logIn(shop);
    const answers = await Promise.all([refresh(jar), refresh(jar), refresh(jar)]);
    const successors = new Set(answers.map((answer) => jarOf(answer).refresh));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(successors.size).toBe(1);
    expect((await refresh({ ...jar, refresh: [...successors][0] ?? '' })).status).toBe(200);
  });

  test('with a token exchanged longer ago ends the family, including its newest token', async () => {
    const { jar, bearer } = await logIn(shop);
    const newest = jarOf(await refresh(jar));
    await outlastGrace();
    const reused = await refresh(jar);
    expect(reused).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect(cookieSet(reused, 'session').rest).toMatch(/Max-Age=0/);
    expect((await refresh(newest)).status).toBe(401);
    expect(await profile(bearer)).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
  });

  test('with a token several exchanges old ends the family, too', async () => {
    const { jar } = await logIn(shop);
    const second = jarOf(await refresh(jar));
    const third = jarOf(await refresh(second));
    await outlastGrace();
    const newest = jarOf(await refresh(third));
    expect((await refresh(jar)).status).toBe(401);
    expect((await refresh(newest)).status).toBe(401);
  });

  test('returns to a late tab the latest token of the family', async () => {
    const { jar } = await logIn(shop);
    let newest = jar;
    for (let n = 0; n < 3; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      newest = jarOf(await refresh(newest));
    }
    const late = jarOf(await refresh(jar));
    expect(late.refresh).toBe(newest.refresh);
    expect((await refresh(late)).status).toBe(200);
  });

  test('counts the seconds of each token from its own exchange', async () => {
    const { jar } = await logIn(shop);
    const second = jarOf(await refresh(jar));
    await outlastGrace();
    await refresh(second);
    expect((await refresh(second)).status).toBe(200);
    expect((await refresh(jar)).status).toBe(401);
  });

  test('remembers a bounded number of exchanged tokens', async () => {
    let { jar } = await logIn(shop);
    for (let n = 0; n < 25; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      jar = jarOf(await refresh(jar));
    }
    const [session] = (await sessions()).slice(-1);
    expect(session?.exchanged).toHaveLength(20);
    await outlastGrace();
    await refresh(jar);
    const [later] = (await sessions()).slice(-1);
    expect(later?.exchanged).toHaveLength(1);
  });

  test('leaves other sessions of the member unchanged when one ends', async () => {
    const [one, other] = [await logIn(shop), await logIn(shop)];
    await refresh(one.jar);
    await outlastGrace();
    await refresh(one.jar);
    expect((await refresh(other.jar)).status).toBe(200);
  });

  test('is refused once the session has expired', async () => {
    const { jar } = await logIn(shop);
    await shop.shop.database.db
      .update(memberSession)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await refresh(jar)).status).toBe(401);
  });

  test.each(['', 'x', `${randomUUID()}.${'A'.repeat(43)}`, '%00', "'"])(
    'with the token %j answers 401',
    async (token) => {
      const { jar } = await logIn(shop);
      expect((await refresh({ ...jar, refresh: token })).status).toBe(401);
    },
  );

  test('stores no token in the database', async () => {
    const { jar } = await logIn(shop);
    const next = jarOf(await refresh(jar)).refresh;
    const text = JSON.stringify(await sessions());
    expect(text).toContain(hashOf(next));
    for (const token of [jar.refresh, next]) expect(text).not.toContain(token.split('.')[1]);
  });
});

describe('a token that was never issued', () => {
  test('is invalid and ends nothing, although it names a session', async () => {
    const { jar, bearer } = await logIn(shop);
    const made = madeUp(jar);
    expect((await refresh(made)).status).toBe(401);
    expect((await logout(sending(made))).status).toBe(204);
    const { mobile, password } = accounts.administrator;
    await shop.post('/api/member-account/login', { mobile, password }, sending(made));
    expect((await profile(bearer)).status).toBe(200);
    expect((await refresh(jar)).status).toBe(200);
  });
});

describe('a cookie without the XSRF header', () => {
  test.each(['refresh', 'logout'])('does not authorise %s', async (call) => {
    const { jar } = await logIn(shop);
    const { cookie } = sending(jar);
    const wrong = [{ cookie }, { cookie, 'x-xsrf-token': 'x'.repeat(43) }];
    // Another site's page can cause cookies to be sent, but can neither read nor set the shop's.
    const empty = { cookie: `${refreshCookie}=${jar.refresh}`, 'x-xsrf-token': '' };
    for (const headers of [...wrong, empty]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await shop.post(`/api/member-account/${call}`, {}, headers);
      expect(answer).toMatchObject({ status: 403, body: { code: 'XSRF' } });
    }
    expect((await refresh(jar)).status).toBe(200);
  });
});

test('the XSRF value of one session authorises nothing in another', async () => {
  const [{ jar }, other] = [await logIn(shop), await logIn(shop)];
  expect((await refresh({ ...jar, xsrf: other.jar.xsrf })).status).toBe(403);
  expect((await refresh(jar)).status).toBe(200);
});

test('on http the refresh cookie has no prefix that needs https', async () => {
  const plain = await openTestShop({ config: { siteUrl: 'http://localhost:3000' }, beside: shop });
  const { mobile, password } = accounts.member;
  const answer = await plain.post('/api/member-account/login', { mobile, password });
  expect(cookieSet(answer, 'refresh').rest).not.toContain('Secure');
  await plain.close();
});

describe('logging out', () => {
  test('ends the session at once and clears the cookies', async () => {
    const { jar, bearer } = await logIn(shop);
    const answer = await logout({ ...sending(jar), ...bearer });
    expect(answer).toMatchObject({ status: 204, body: '' });
    for (const name of [refreshCookie, 'session', 'XSRF-TOKEN']) {
      expect(cookieSet(answer, name)).toMatchObject({
        value: '',
        rest: expect.stringMatching(/Max-Age=0/),
      });
    }
    expect((await refresh(jar)).status).toBe(401);
    expect((await profile(bearer)).status).toBe(401);
  });

  test('with a token that another tab has just exchanged ends the session, too', async () => {
    const { jar } = await logIn(shop);
    const newest = jarOf(await refresh(jar));
    expect((await logout(sending(jar))).status).toBe(204);
    expect((await refresh(newest)).status).toBe(401);
  });

  test('works by bearer without cookies, and for visitors', async () => {
    const { bearer } = await logIn(shop);
    expect((await logout(bearer)).status).toBe(204);
    expect((await profile(bearer)).status).toBe(401);
    expect((await logout()).status).toBe(204);
  });

  test('a new login ends the previous session of this browser', async () => {
    const { jar } = await logIn(shop);
    const { mobile, password } = accounts.administrator;
    await shop.post('/api/member-account/login', { mobile, password }, sending(jar));
    expect((await refresh(jar)).status).toBe(401);
  });
});

const unsigned = (payload: object) =>
  [{ alg: 'none' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.');

describe('a bearer', () => {
  const { tokenSecret, siteUrl } = testMembers;
  const key = createHmac('sha256', tokenSecret).update('access token').digest();
  const token = (claims: object, sign = key, expires = '15 min') =>
    new SignJWT({ sub: '1', sid: randomUUID(), iss: siteUrl, aud: siteUrl, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expires)
      .sign(sign);
  test('returns the profile of its member', async () => {
    const { bearer } = await logIn(shop, accounts.withoutNationalCode);
    expect(await profile(bearer)).toMatchObject({
      status: 200,
      body: { mobile: '09120000003', mobileVerified: true, nationalCode: null, role: 'Member' },
      headers: { 'cache-control': 'private, no-store' },
    });
  });

  test('is required for personal calls', async () => {
    expect(await profile()).toMatchObject({ status: 401, body: { code: 'TOKEN_MISSING' } });
  });

  test('that is expired is refused with a code of its own', async () => {
    const authorization = `Bearer ${await token({}, key, '-1 s')}`;
    expect(await profile({ authorization })).toMatchObject({
      status: 401,
      body: {
        code: 'TOKEN_EXPIRED',
        message: 'برای ورود به پنل کاربری ابتدا وارد شوید',
      },
    });
  });

  test.each([
    ['alg none', () => unsigned({ sub: '1', sid: randomUUID(), iss: siteUrl, aud: siteUrl })],
    ['another audience', () => token({ aud: 'https://other.example' })],
    ['another issuer', () => token({ iss: 'https://other.example' })],
    ['another key', () => token({}, createHmac('sha256', 'x').update('access token').digest())],
    ['no session', () => token({ sid: undefined })],
    ['a strange subject', () => token({ sub: '1 or 1=1' })],
    ['no token at all', () => 'undefined'],
    ['nothing', () => ''],
  ])('with %s is invalid, on calls open to visitors, too', async (_what, make) => {
    const headers = { authorization: `Bearer ${await make()}` };
    const answers = [
      await profile(headers),
      await shop.get('/api/home/get-master-data', headers),
      await shop.post('/api/Product/Get-List', {}, headers),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
    }
  });

  test('of an unknown session is invalid', async () => {
    const headers = { authorization: `Bearer ${await token({})}` };
    expect(await profile(headers)).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect((await shop.get('/api/home/get-master-data', headers)).status).toBe(401);
  });

  test('of another member does not open this session', async () => {
    const { bearer } = await logIn(shop);
    const [session] = (await sessions()).slice(-1);
    expect((await profile(bearer)).status).toBe(200);
    const other = String((session?.memberId ?? 0) + 1);
    const forged = await token({ sub: other, sid: session?.id });
    expect((await profile({ authorization: `Bearer ${forged}` })).status).toBe(401);
  });
});

test('the calls are documented', async () => {
  const { body } = await shop.get('/api/openapi.json');
  for (const call of ['login', 'logout', 'refresh', 'get-profile']) {
    expect(body).toHaveProperty(['paths', `/api/member-account/${call}`]);
  }
});
