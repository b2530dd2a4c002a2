import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Preset } from '#lib/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { lockStaff } from '#server/modules/staff/staff-queries.ts';
import { messagesTo, newNumber } from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import {
  createOwnerWork,
  enterBy,
  makeManager,
  signIn,
  withSecondStep,
} from '#server/testing/panel.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { until } from '#server/testing/until.ts';

let shop: TestShop | undefined;
const now = (): TestShop => {
  if (!shop) throw new Error('no shop');
  return shop;
};
let owner: Record<string, string>;
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop();
  await fillTestMembers(shop);
  ({ headers: owner } = await withSecondStep(shop));
});
afterAll(() => shop?.close());

const { administrator, member, withoutNationalCode } = accounts;
const onPostgres = testsOnPostgres ? test : test.skip;
const { call, list, roleOf, personOf } = createOwnerWork(() => ({ shop: now(), headers: owner }));
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);
const password = 'pomegranate tree';
const waiting = async () => {
  const [found] = await rows(
    now().shop.database.db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
};

async function invite(mobile: string, preset: Preset = 'content'): Promise<string> {
  const roles = [(await roleOf(preset)).id];
  const answer = await call('Invite-Staff', { mobile, name: 'نیلوفر', roles });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  const [sent] = await messagesTo(now(), mobile);
  return /کد: (\d{6})/.exec(sent?.text ?? '')?.[1] ?? '';
}
const accept = (mobile: string, code: string, more: object = {}) =>
  enterBy(now(), 'Accept-Invitation', { mobile, code, password, ...more });
const left = async () => (await list()).invitations.length;

describe('an invitation', () => {
  test('left empty is refused with a sentence for each field', async () => {
    expect(await call('Invite-Staff', { mobile: '', name: ' ', roles: [] })).toMatchObject({
      status: 422,
      body: {
        fields: {
          mobile: 'شماره موبایل همکار را وارد کنید',
          name: 'نام را بنویسید',
          roles: 'دست‌کم یک نقش برگزینید.',
        },
      },
    });
  });

  test('makes a new number one of the staff, with the password they choose', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    expect((await list()).invitations).toMatchObject([
      { name: 'نیلوفر', roles: [{ preset: 'content' }] },
    ]);
    const joined = await accept(mobile, code);
    expect(joined.entry?.me).toMatchObject({
      name: 'نیلوفر',
      totp: 'off',
      permissions: ['catalogue', 'content', 'appearance', 'opinions'],
    });
    expect((await call('Get-Waiting-Opinions', {}, joined.headers)).status).toBe(200);
    expect(await list()).toMatchObject({ invitations: [], staff: [{}, { name: 'نیلوفر' }] });
    const { answer } = await logIn(now(), { mobile, password });
    expect(answer.body).toMatchObject({ userInfo: { role: 'Administrator' } });
  });

  test('of a member wants the password they have', async () => {
    const code = await invite(member.mobile, 'support');
    const foreign = await accept(member.mobile, code);
    expect(foreign.entry).toMatchObject({ success: false, me: null });
    const { password: own } = member;
    const joined = await accept(member.mobile, code, { password: own });
    expect(joined.entry?.me).toMatchObject({ name: member.name, totp: 'needed' });
  });

  test('refuses a password that is easily guessed, and can then still be accepted', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    expect((await accept(mobile, code, { password: '12345678' })).answer).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await accept(mobile, code)).entry?.success).toBe(true);
  });

  onPostgres('is accepted once, also by three at once', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    const tried = await Promise.all([
      accept(mobile, code),
      accept(mobile, code),
      accept(mobile, code),
    ]);
    expect(tried.filter(({ entry }) => entry?.success)).toHaveLength(1);
    expect((await accept(mobile, code)).entry?.success).toBe(false);
  });

  test('dies after five wrong codes, after 48 hours, and when it is taken back or sent again', async () => {
    const guessed = newNumber();
    const good = await invite(guessed);
    const bad = good === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await accept(guessed, bad)).entry?.success).toBe(false);
    }
    expect((await accept(guessed, good)).entry?.success).toBe(false);

    const late = newNumber();
    const old = await invite(late);
    await execute(sql`update staff_invitation set expires_at = now() - interval '1 second'`);
    const refused = await accept(late, old);
    const unknown = await accept(newNumber(), old);
    expect(refused.answer.body).toEqual(unknown.answer.body);
    const fresh = await invite(late);
    expect((await accept(late, old)).entry?.success).toBe(old === fresh);
    const id = (await list()).invitations.at(-1)?.id;
    expect((await call('Cancel-Invitation', { id })).status).toBe(200);
    expect((await call('Cancel-Invitation', { id })).status).toBe(404);
    expect((await accept(late, fresh)).entry?.success).toBe(false);
  });

  test('gives no access back to someone of the staff', async () => {
    const code = await invite(member.mobile);
    const { password: own } = member;
    // Made staff by the command line, they are not asked again; the row alone refuses it, too.
    const [kept] = await rows(
      now().shop.database.db,
      sql`select mobile, name, roles, invited_by, code_hash from staff_invitation`,
      z.record(z.string(), z.unknown()),
    );
    await makeManager(now(), member);
    expect((await list()).invitations).toEqual([]);
    await execute(sql`
      insert into staff_invitation (mobile, name, roles, invited_by, code_hash, tries_left, expires_at)
      values (${kept?.['mobile']}, 'x', ${JSON.stringify(kept?.['roles'])}::jsonb, ${kept?.['invited_by']},
        ${kept?.['code_hash']}, 5, now() + interval '1 hour')`);
    await execute(sql`update staff set suspended_at = now() where member_id =
      (select id from member where mobile = ${member.mobile})`);
    expect((await accept(member.mobile, code, { password: own })).answer).toMatchObject({
      status: 409,
      body: { code: 'IS_STAFF' },
    });
    expect((await signIn(now(), member)).answer.status).toBe(403);
  });

  test('ends when its sender is suspended, or no longer manages staff', async () => {
    const change = async (name: string, body: object = {}) => {
      const { id, version } = await personOf(member);
      expect((await call(name, { id, version, ...body })).status).toBe(200);
    };
    const send = async () => {
      const headers = await signInStaff(now(), ['staff', 'content'], member);
      const own = (await personOf(member)).roles[0]?.id;
      const asked = { mobile: newNumber(), name: 'x', roles: [own] };
      expect((await call('Invite-Staff', asked, headers)).status).toBe(200);
      return own;
    };
    await invite(withoutNationalCode.mobile);
    await send();
    expect(await left()).toBe(2);
    await change('Suspend-Staff');
    expect(await left()).toBe(1);
    await send();
    await change('Set-Staff-Roles', { roles: [(await roleOf('content')).id] });
    expect(await left()).toBe(1);
    const id = await send();
    const role = { id, version: 1, name: 'دیگر', permissions: ['content'] };
    expect((await call('Save-Role', role)).status).toBe(200);
    expect(await left()).toBe(1);
  });

  onPostgres('is not sent to someone who joins at this moment', async () => {
    const roles = [(await roleOf('content')).id];
    const asked = { mobile: member.mobile, name: 'x', roles };
    const { database } = now().shop;
    const sent = await database.transaction(async (tx) => {
      await lockStaff(tx);
      const asking = call('Invite-Staff', asked);
      await until(async () => (await waiting()) > 0);
      await tx.execute(sql`insert into staff (member_id) select id from member
        where mobile = ${member.mobile}`);
      return { asking };
    });
    expect((await sent.asking).body).toMatchObject({ code: 'IS_STAFF' });
    expect(await messagesTo(now(), member.mobile)).toEqual([]);
  });

  test('is not for staff, and only to roles that exist', async () => {
    const { mobile } = administrator;
    const roles = [(await roleOf('content')).id];
    expect((await call('Invite-Staff', { mobile, name: 'x', roles })).body).toMatchObject({
      code: 'IS_STAFF',
    });
    const unknown = { mobile: newNumber(), name: 'x', roles: [...roles, 999] };
    expect(await call('Invite-Staff', unknown)).toMatchObject({
      status: 422,
      body: { fields: { roles: expect.any(String) } },
    });
    expect(await messagesTo(now(), unknown.mobile)).toEqual([]);
    expect((await call('Invite-Staff', { ...unknown, roles: [] })).status).toBe(422);
  });
});
