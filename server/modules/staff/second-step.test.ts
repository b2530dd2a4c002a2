import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { beginTotpAnswer, panelSignInAnswer, recoveryCodesAnswer } from '#lib/contract/staff.ts';
import { codeFor, makeManager, signIn, withSecondStep } from '#server/testing/panel.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop | undefined;
const now = (): TestShop => {
  if (!shop) throw new Error('no shop');
  return shop;
};
// A new one each time: limits of codes are counted in memory.
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop?.close());

/** Lines of a log. */
function collected(): [string[], { write: (line: string) => void }] {
  const lines: string[] = [];
  return [lines, { write: (line) => void lines.push(line) }];
}

const { administrator, member } = accounts;
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);
const call = (name: string, headers: Record<string, string>, body: object = {}) =>
  now().post(`/api/Admin/${name}`, body, headers);
const enter = async (code?: string, headers: Record<string, string> = {}) =>
  (await signIn(now(), administrator, { ...(code !== undefined && { code }), ...headers })).answer;
const passConfirmation = () =>
  execute(sql`update panel_session set confirmed_until = now() - interval '1 second'`);

describe('a manager without a second step', () => {
  test('can only set it up', async () => {
    await makeManager(now());
    const { headers, entry } = await signIn(now());
    expect(entry?.me?.totp).toBe('needed');
    for (const name of ['Get-Orders', 'Get-Staff', 'Get-Devices', 'Make-Recovery-Codes']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([name, await call(name, headers)]).toMatchObject([
        name,
        { status: 403, body: { code: 'TOTP_SETUP' } },
      ]);
    }
    const begun = beginTotpAnswer.parse((await call('Begin-Totp', headers)).body);
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret);
    const wrong = await call('Confirm-Totp', headers, { code: codeFor(begun.secret, 20) });
    expect(wrong.body).toMatchObject({ success: false, recoveryCodes: [] });
    const done = await call('Confirm-Totp', headers, { code: codeFor(begun.secret) });
    expect(new Set(recoveryCodesAnswer.parse(done.body).recoveryCodes).size).toBe(10);
    expect((await call('Get-Orders', headers)).status).toBe(200);
  });

  test('is asked for the password again to set it up, ten minutes after sign-in', async () => {
    await makeManager(now());
    const { headers } = await signIn(now());
    await passConfirmation();
    expect((await call('Begin-Totp', headers)).body).toMatchObject({ code: 'CONFIRM_IDENTITY' });
    expect((await call('Confirm-Identity', headers)).status).toBe(422);
    const wrong = await call('Confirm-Identity', headers, { password: 'wrong' });
    expect(wrong.body).toMatchObject({ success: false, confirmedUntil: null });
    expect((await call('Begin-Totp', headers)).status).toBe(403);
    const { password } = administrator;
    expect((await call('Confirm-Identity', headers, { password })).body).toMatchObject({
      success: true,
    });
    expect((await call('Begin-Totp', headers)).status).toBe(200);
    expect((await call('Confirm-Totp', headers, { code: '000000' })).body).toMatchObject({
      success: false,
    });
  });
});

test('content alone needs no second step; more permissions demand it at once', async () => {
  const headers = await signInStaff(now(), ['content', 'opinions'], member);
  await execute(sql`update staff set totp_secret = null`);
  expect((await call('Get-Me', headers)).body).toMatchObject({ me: { totp: 'off' } });
  expect((await call('Get-Waiting-Opinions', headers)).status).toBe(200);
  await execute(sql`update staff_role set permissions = '["content", "opinions", "prices"]'
    where id in (select role_id from staff_holds)`);
  expect((await call('Get-Waiting-Opinions', headers)).body).toMatchObject({ code: 'TOTP_SETUP' });
});

describe('a second step', () => {
  test('is asked for once the password was right', async () => {
    const { secret } = await withSecondStep(now());
    expect((await enter()).body).toMatchObject({ success: false, needs: 'code', message: null });
    const guess = await signIn(now(), { ...administrator, password: 'wrong' }, { code: '123456' });
    expect(guess.entry).toMatchObject({ success: false, needs: null });
    expect((await enter('000000')).body).toMatchObject({ success: false, needs: 'code', me: null });
    expect((await enter(codeFor(secret, 1))).body).toMatchObject({
      success: true,
      me: { totp: 'on', recoveryCodesLeft: 10 },
    });
  });

  test('refuses a code that was used, also by two at once, and every earlier one', async () => {
    const { secret } = await withSecondStep(now());
    const code = codeFor(secret, 1);
    const tried = await Promise.all([enter(code), enter(code), enter(code)]);
    const won = tried.filter(({ body }) => panelSignInAnswer.parse(body).success);
    expect(won).toHaveLength(1);
    expect((await enter(code)).body).toMatchObject({ success: false });
    expect((await enter(codeFor(secret))).body).toMatchObject({ success: false });
  });

  test('refuses codes of another time', async () => {
    const { secret } = await withSecondStep(now());
    for (const steps of [-3, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await enter(codeFor(secret, steps))).body).toMatchObject({ success: false });
    }
  });

  test('takes a recovery code once, in any writing, and records it', async () => {
    const { recoveryCodes, call: ask } = await withSecondStep(now());
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter(first)).body).toMatchObject({ me: { recoveryCodesLeft: 9 } });
    expect((await enter(first)).body).toMatchObject({ success: false, needs: 'code' });
    expect((await enter(` ${second.toUpperCase().replace('-', ' ')} `)).body).toMatchObject({
      success: true,
    });
    expect((await ask('Get-Staff-Events', { area: 'sign-in' })).body).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ action: 'Use-Recovery-Code' })]),
    });
  });

  test('is closed after five wrong codes, except for a browser it knows', async () => {
    const { secret, device } = await withSecondStep(now());
    for (let at = 0; at < 5; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await enter('000000')).status).toBe(200);
    }
    expect(await enter(codeFor(secret, 1))).toMatchObject({ status: 429 });
    expect(await enter('aaaaa-aaaaa')).toMatchObject({ status: 429 });
    expect((await enter(codeFor(secret, 1), { cookie: device })).body).toMatchObject({
      success: true,
    });
  });

  test('confirms who works, in place of the password', async () => {
    const { secret, call: ask } = await withSecondStep(now());
    await passConfirmation();
    expect((await ask('Make-Recovery-Codes')).body).toMatchObject({ code: 'CONFIRM_IDENTITY' });
    const { password } = administrator;
    expect((await ask('Confirm-Identity', { password })).status).toBe(422);
    const code = codeFor(secret, 1);
    expect((await ask('Confirm-Identity', { code })).body).toMatchObject({ success: true });
    expect((await ask('Confirm-Identity', { code })).body).toMatchObject({ success: false });
    expect((await ask('Make-Recovery-Codes')).status).toBe(200);
  });

  test('is not turned off by who needs it, and replaced only by a confirmed one', async () => {
    const { secret, recoveryCodes, call: ask } = await withSecondStep(now());
    expect((await ask('End-Totp')).body).toMatchObject({ code: 'TOTP_NEEDED' });
    const begun = beginTotpAnswer.parse((await ask('Begin-Totp')).body);
    const other = await signIn(now(), administrator, { code: codeFor(secret, 1) });
    expect(other.entry?.success).toBe(true);
    await ask('Confirm-Totp', { code: codeFor(begun.secret) });
    expect((await call('Get-Me', other.headers)).status).toBe(401);
    expect((await enter(codeFor(secret, 1))).body).toMatchObject({ success: false });
    expect((await enter(recoveryCodes[0])).body).toMatchObject({ success: false });
    expect((await enter(codeFor(begun.secret, 1))).body).toMatchObject({ success: true });
  });

  test('is turned off by who does not need it', async () => {
    const headers = await signInStaff(now(), ['content'], member);
    expect((await call('End-Totp', headers)).status).toBe(204);
    expect((await call('Get-Me', headers)).body).toMatchObject({ me: { totp: 'off' } });
    expect((await call('Make-Recovery-Codes', headers)).body).toMatchObject({
      code: 'BEGIN_FIRST',
    });
    expect((await call('Confirm-Totp', headers, { code: '000000' })).body).toMatchObject({
      code: 'BEGIN_FIRST',
    });
  });

  test('is stored so that the database alone gives neither secret nor codes', async () => {
    const { secret, recoveryCodes } = await withSecondStep(now());
    const kept = await rows(
      now().shop.database.db,
      sql`select s.*, c.code_hash from staff s
      join staff_recovery_code c on c.member_id = s.member_id`,
      z.unknown(),
    );
    const stored = JSON.stringify(kept);
    expect(kept).toHaveLength(10);
    for (const secretOne of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ]) {
      expect(stored).not.toContain(secretOne);
    }
  });

  test('outlives a new secret of the tokens, which ends all sessions; without its own key it differs from a wrong code', async () => {
    const { secret, recoveryCodes, headers } = await withSecondStep(now());
    const [lines, log] = collected();
    const other = await openTestShop({
      beside: now(),
      config: { sealSecret: 'another seal secret' },
      log,
    });
    for (const code of [codeFor(secret, 1), recoveryCodes[0]]) {
      // oxlint-disable-next-line no-await-in-loop
      const tried = await signIn(other, administrator, { ...(code !== undefined && { code }) });
      expect(tried.answer).toMatchObject({ status: 409, body: { code: 'TOTP_UNREADABLE' } });
    }
    await other.close();
    expect(lines.filter((line) => line.includes('second step unreadable'))).toHaveLength(2);
    const renewed = await openTestShop({
      beside: now(),
      config: { tokenSecret: 'another secret of tests' },
    });
    expect((await renewed.post('/api/Admin/Get-Me', {}, headers)).status).toBe(401);
    const entered = await signIn(renewed, administrator, { code: codeFor(secret, 1) });
    expect(entered.entry).toMatchObject({ success: true });
    await renewed.close();
  });

  test('switched on between password and session refuses that session', async () => {
    await makeManager(now());
    const { database, panelSessions } = now().shop;
    const [found] = await rows(
      database.db,
      sql`select id, password_hash as "passwordHash" from member where mobile = ${administrator.mobile}`,
      z.object({ id: z.int(), passwordHash: z.string() }),
    );
    if (!found) throw new Error('There is no administrator.');
    const from = { address: '127.0.0.1', userAgent: '' };
    const open = (hasSecondStep: boolean) => panelSessions.open({ ...found, hasSecondStep }, from);
    expect(await open(true)).toBeNull();
    expect(await open(false)).not.toBeNull();
    await execute(sql`update staff set totp_secret = 'sealed'`);
    expect(await open(false)).toBeNull();
    expect(await open(true)).not.toBeNull();
  });
});
