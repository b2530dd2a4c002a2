import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { panelDevicesAnswer } from '#lib/contract/staff.ts';
import { createLogger } from '#server/http/logging.ts';
import { messagesTo } from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { makeManager, passTime, signIn } from '#server/testing/panel.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop | undefined;
const now = (): TestShop => {
  if (!shop) throw new Error('no shop');
  return shop;
};
// A new one each time: limits of sign-ins are counted in memory.
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop({ config: { loginLimit: 3 } });
  await fillTestMembers(shop);
});
afterAll(() => shop?.close());

const { administrator, member } = accounts;
const call = (name: string, headers: Record<string, string>, body: object = {}) =>
  now().post(`/api/Admin/${name}`, body, headers);
const isOpen = async (headers: Record<string, string>) =>
  (await call('Get-Me', headers)).status === 200;
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);

describe('signing in', () => {
  test('sets a cookie that pages cannot read and other sites cannot send', async () => {
    await makeManager(now());
    const { answer, entry } = await signIn(now());
    expect(entry).toMatchObject({ success: true, needs: null, me: { name: administrator.name } });
    const [session, device] = [answer.headers['set-cookie']].flat();
    expect(session).toMatch(/^__Host-panel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    expect(device).toMatch(/^__Host-panel-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('answers alike to a wrong number and a wrong password, and 403 to members', async () => {
    await makeManager(now());
    const tried = await Promise.all([
      signIn(now(), { ...administrator, password: 'wrong' }),
      signIn(now(), { mobile: '09351111111', password: 'wrong' }),
    ]);
    const [one, other] = tried.map(({ answer }) => [answer.status, answer.body]);
    expect(one).toEqual(other);
    expect(tried[0]?.entry).toMatchObject({ success: false, needs: null, me: null });
    expect(tried[0]?.answer.headers).not.toHaveProperty('set-cookie');
    expect((await signIn(now(), member)).answer).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'دسترسی شما محدود شده است' },
    });
  });

  test('is limited together with logins to the shop', async () => {
    await makeManager(now());
    const wrong = { ...administrator, password: 'wrong' };
    for (let at = 0; at < 3; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await signIn(now(), wrong)).answer.status).toBe(200);
    }
    const refused = await signIn(now(), wrong);
    expect(refused.answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0);
    const login = { mobile: administrator.mobile, password: administrator.password };
    expect((await now().post('/api/member-account/login', login)).status).toBe(429);
  });

  test.each([
    [{}],
    [{ mobile: '09120000002' }],
    [{ mobile: '1', password: 'x' }],
    [{ mobile: ['09120000002'], password: 'x' }],
    [{ mobile: '09120000002', password: 'x'.repeat(201) }],
    [{ mobile: '09120000002', password: 'x', code: '12' }],
  ])('refuses %j', async (body) => {
    expect((await call('Sign-In', {}, body)).status).toBe(422);
  });

  test('from a new browser tells the owner by SMS, once', async () => {
    await makeManager(now());
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/120.0' };
    const { device } = await signIn(now(), administrator, agent);
    const sent = () => messagesTo(now(), administrator.mobile);
    expect(await sent()).toMatchObject([
      { purpose: 'staff', text: expect.stringContaining('فایرفاکس روی لینوکس') },
    ]);
    await signIn(now(), administrator, { ...agent, cookie: device });
    expect(await sent()).toHaveLength(1);
    await signIn(now(), administrator, { cookie: device.replace(/.{4}$/, 'xxxx') });
    expect(await sent()).toHaveLength(2);
  });

  test('from many new browsers tells the owner five times an hour, and records all', async () => {
    await makeManager(now());
    for (let at = 0; at < 7; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await signIn(now())).entry?.success).toBe(true);
    }
    expect(await messagesTo(now(), administrator.mobile)).toHaveLength(5);
    const recorded = sql`select id from staff_event where action = 'New-Device'`;
    expect(await rows(now().shop.database.db, recorded, z.unknown())).toHaveLength(7);
  });

  test('ends the session this browser had before', async () => {
    await makeManager(now());
    const first = await signIn(now());
    await signIn(now(), administrator, { cookie: first.headers.cookie });
    expect(await isOpen(first.headers)).toBe(false);
  });
});

describe('a session', () => {
  test('ends after 30 minutes without a call', async () => {
    const headers = await signInStaff(now());
    await passTime(now(), 29, 'seen_at');
    expect(await isOpen(headers)).toBe(true);
    await passTime(now(), 29, 'seen_at');
    expect(await isOpen(headers)).toBe(true);
    await passTime(now(), 31, 'seen_at');
    expect(await call('Get-Me', headers)).toMatchObject({
      status: 401,
      body: { code: 'PANEL_SESSION' },
    });
  });

  test('ends twelve hours after sign-in, however busy', async () => {
    const headers = await signInStaff(now());
    await passTime(now(), 719, 'ends_at');
    expect(await isOpen(headers)).toBe(true);
    await passTime(now(), 2, 'ends_at');
    expect(await isOpen(headers)).toBe(false);
    await now().job('clean up ended sessions of the panel').run(createLogger('silent'));
    expect(
      await rows(now().shop.database.db, sql`select id from panel_session`, z.unknown()),
    ).toEqual([]);
  });

  test('ends by signing out; its cookie is worth nothing afterwards', async () => {
    const headers = await signInStaff(now());
    const left = await call('Sign-Out', headers);
    expect(left.status).toBe(204);
    expect(String(left.headers['set-cookie'])).toContain('__Host-panel=; Max-Age=0');
    expect(await isOpen(headers)).toBe(false);
  });

  test('ends with the password it was opened by', async () => {
    await makeManager(now());
    const { headers } = await signIn(now());
    const { bearer } = await logIn(now(), administrator);
    expect(await isOpen(headers)).toBe(true);
    const change = { currentPassword: administrator.password, newPassword: 'pomegranate tree' };
    await now().post('/api/member-account/change-password', change, bearer);
    expect(await isOpen(headers)).toBe(false);
  });

  test('is not opened by the XSRF value or the device of another', async () => {
    const [mine, other] = [await signInStaff(now()), await signInStaff(now(), ['staff'], member)];
    const mixed = { cookie: mine.cookie, 'x-xsrf-token': other['x-xsrf-token'] };
    expect((await call('Get-Devices', mixed)).body).toMatchObject({ code: 'XSRF' });
    const { devices } = panelDevicesAnswer.parse((await call('Get-Devices', other)).body);
    const foreign = await call('End-Device', mine, { id: devices[0]?.id });
    expect(foreign.body).toMatchObject({ code: 'DEVICE_NOT_FOUND' });
    expect(await isOpen(other)).toBe(true);
  });

  test('of another browser is ended by its owner and by who manages staff; it is over at once', async () => {
    await makeManager(now());
    const one = await signIn(now());
    const other = await signInStaff(now(), undefined, administrator);
    const { devices } = panelDevicesAnswer.parse((await call('Get-Devices', other)).body);
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
    const id = devices[1]?.id;
    expect((await call('End-Device', other, { id: devices[0]?.id })).status).toBe(409);
    expect((await call('End-Device', other, { id })).body).toMatchObject({
      devices: [{ isThis: true }],
    });
    expect(await isOpen(one.headers)).toBe(false);
    expect((await call('End-Device', other, { id })).status).toBe(404);

    const clerk = await signInStaff(now(), ['content'], member);
    const theirs = panelDevicesAnswer.parse((await call('Get-Devices', clerk)).body).devices[0];
    const ended = await call('End-Staff-Device', other, { id: theirs?.id });
    expect(ended).toMatchObject({ status: 200, body: { devices: [] } });
    expect(await isOpen(clerk)).toBe(false);
  });

  test('of someone with twenty ends the least recently used one', async () => {
    await makeManager(now());
    const [first, second] = [await signIn(now()), await signIn(now())];
    await execute(sql`
      update panel_session set seen_at = now() - interval '2 minutes' where created_at =
        (select min(created_at) from panel_session)`);
    await execute(sql`
      insert into panel_session (id, member_id, token_hash, password_mark, ends_at, confirmed_until)
      select gen_random_uuid(), member_id, n::text, '', ends_at, ends_at
      from (select * from panel_session limit 1) one, generate_series(1, 18) n`);
    await signIn(now());
    expect(await isOpen(first.headers)).toBe(false);
    expect(await isOpen(second.headers)).toBe(true);
  });
});
