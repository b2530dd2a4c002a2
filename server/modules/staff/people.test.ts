import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { panelDevicesAnswer, staffAnswer, staffEventsAnswer } from '#lib/contract/staff.ts';
import { rows } from '#server/db/database.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { createOwnerWork, signIn, withSecondStep } from '#server/testing/panel.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

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
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);

/** One more manager, signed in. */
async function anotherManager() {
  const headers = await signInStaff(now(), ['chat'], member);
  const { id } = await personOf(member);
  await execute(sql`update staff_holds set role_id = (
    select id from staff_role where preset = 'manager') where member_id = ${id}`);
  return headers;
}
const { call, list, roleOf, personOf } = createOwnerWork(() => ({ shop: now(), headers: owner }));

describe('one of the staff', () => {
  test('who is suspended is out at once, and back when access is given again', async () => {
    const headers = await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    const answer = await call('Suspend-Staff', { id, version });
    expect(answer.body).toMatchObject({ staff: [{}, { suspendedAt: expect.any(String) }] });
    expect((await call('Get-Me', {}, headers)).status).toBe(401);
    expect((await signIn(now(), member)).answer.status).toBe(403);
    expect((await logIn(now())).answer.body).toMatchObject({ userInfo: { role: 'Member' } });
    expect((await call('Resume-Staff', { id, version })).body).toMatchObject({ code: 'STALE' });
    expect((await call('Resume-Staff', { id, version: version + 1 })).status).toBe(200);
    expect((await signIn(now(), member)).entry?.needs).toBe('code');
  });

  test('with other roles may do other things with the next call', async () => {
    const headers = await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    expect((await call('Get-Orders', {}, headers)).status).toBe(403);
    const roles = [(await roleOf('stock')).id, (await roleOf('orders')).id];
    await call('Set-Staff-Roles', { id, version, roles });
    expect((await call('Get-Orders', {}, headers)).status).toBe(200);
    expect((await call('Get-Waiting-Opinions', {}, headers)).status).toBe(403);
  });

  test('who has lost their phone signs in by password alone, once more', async () => {
    await signInStaff(now(), ['orders'], member);
    const { id, version } = await personOf(member);
    expect((await signIn(now(), member)).entry?.needs).toBe('code');
    expect((await call('Reset-Totp', { id, version })).status).toBe(200);
    expect((await signIn(now(), member)).entry?.me).toMatchObject({ totp: 'needed' });
  });

  test('cannot act on themselves so that they lock themselves out', async () => {
    const { id, version } = await personOf(administrator);
    expect((await call('Suspend-Staff', { id, version })).body).toMatchObject({
      code: 'OWN_ACCOUNT',
    });
    expect((await call('Reset-Totp', { id, version })).body).toMatchObject({ code: 'OWN_ACCOUNT' });
    const roles = [(await roleOf('support')).id];
    expect((await call('Set-Staff-Roles', { id, version, roles })).body).toMatchObject({
      code: 'LAST_OWNER',
    });
    expect((await list()).staff).toMatchObject([{ id, version, roles: [{ preset: 'manager' }] }]);
  });

  onPostgres('of two who take each other’s rights at once, one remains', async () => {
    const other = await anotherManager();
    const [one, two] = [await personOf(administrator), await personOf(member)];
    const roles = [(await roleOf('support')).id];
    const answers = await Promise.all([
      call('Set-Staff-Roles', { id: two.id, version: two.version, roles }),
      call('Set-Staff-Roles', { id: one.id, version: one.version, roles }, other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await rows(
      now().shop.database.db,
      sql`
      select count(*)::int as count from staff_holds h join staff_role r on r.id = h.role_id
      where r.preset = 'manager' or r.permissions @> '["staff"]'`,
      z.object({ count: z.int() }),
    );
    expect(left).toEqual([{ count: 1 }]);
  });

  onPostgres('changed by two at once is changed once; the other is refused', async () => {
    await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    const answers = await Promise.all(
      (['stock', 'support'] as const).map(async (preset) =>
        call('Set-Staff-Roles', { id, version, roles: [(await roleOf(preset)).id] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'STALE',
      fields: { version: String(version + 1) },
    });
  });

  test('that does not exist is not found', async () => {
    for (const name of ['Suspend-Staff', 'Resume-Staff', 'Reset-Totp']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, { id: 999_999, version: 1 })).status).toBe(404);
    }
    expect((await call('Get-Staff-Devices', { id: 999_999 })).body).toEqual({ devices: [] });
  });

  test('who manages staff changes nobody who may do more, and gives nothing they lack', async () => {
    const clerk = await signInStaff(now(), ['staff', 'orders', 'stock'], member);
    await signInStaff(now(), ['prices'], withoutNationalCode);
    const refused = { status: 403, body: { code: 'BEYOND_OWN' } };
    const [stock, manager] = [await roleOf('stock'), await roleOf('manager')];
    const [me, above] = [await personOf(member), await personOf(withoutNationalCode)];
    const owned = await personOf(administrator);
    for (const { id, version } of [owned, above]) {
      for (const name of ['Suspend-Staff', 'Resume-Staff', 'Reset-Totp']) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await call(name, { id, version }, clerk)).toMatchObject(refused);
      }
      const roles = [me.roles[0]?.id];
      // oxlint-disable-next-line no-await-in-loop
      expect(await call('Set-Staff-Roles', { id, version, roles }, clerk)).toMatchObject(refused);
    }
    const { devices } = panelDevicesAnswer.parse((await call('Get-Devices')).body);
    const theirs = { id: devices[0]?.id };
    expect(await call('End-Staff-Device', theirs, clerk)).toMatchObject(refused);
    expect((await call('Get-Me')).status).toBe(200);
    const own = { id: me.id, version: me.version };
    for (const role of [stock, manager]) {
      const roles = [role.id];
      // oxlint-disable-next-line no-await-in-loop
      expect(await call('Set-Staff-Roles', { ...own, roles }, clerk)).toMatchObject(refused);
      const invited = { mobile: '09127654321', name: 'x', roles };
      // oxlint-disable-next-line no-await-in-loop
      expect(await call('Invite-Staff', invited, clerk)).toMatchObject(refused);
    }
    const more = { name: 'دیگر', permissions: ['orders', 'refunds'] };
    expect(await call('Save-Role', more, clerk)).toMatchObject(refused);
    const preset = { id: stock.id, version: stock.version };
    const less = { ...preset, name: 'انبار', permissions: ['stock'] };
    expect(await call('Save-Role', less, clerk)).toMatchObject(refused);
    const within = await call('Save-Role', { name: 'دیگر', permissions: ['orders'] }, clerk);
    expect(within.status).toBe(200);
    const role = staffAnswer.parse(within.body).roles.at(-1);
    const invited = { mobile: '09127654321', name: 'x', roles: [role?.id] };
    expect((await call('Invite-Staff', invited, clerk)).status).toBe(200);
  });

  test('with every permission still is no manager', async () => {
    const deputy = await signInStaff(now(), undefined, member);
    const { id, version } = await personOf(administrator);
    expect(await call('Suspend-Staff', { id, version }, deputy)).toMatchObject({
      body: { code: 'BEYOND_OWN' },
    });
    const other = await personOf(member);
    const roles = [(await roleOf('manager')).id];
    const raised = { id: other.id, version: other.version, roles };
    expect(await call('Set-Staff-Roles', raised, deputy)).toMatchObject({
      body: { code: 'BEYOND_OWN' },
    });
  });

  test('is recorded as they were before', async () => {
    await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    await call('Resume-Staff', { id, version });
    const { events } = staffEventsAnswer.parse((await call('Get-Staff-Events', {})).body);
    expect(events[0]).toMatchObject({
      action: 'Resume-Staff',
      before: { suspended: false },
      after: { suspended: false },
    });
  });
});

describe('a role', () => {
  test('of the shop’s own is made, changed for all who hold it, and removed', async () => {
    const made = await call('Save-Role', { name: 'حسابدار', permissions: ['reports', 'reports'] });
    const role = staffAnswer.parse(made.body).roles.at(-1);
    expect(role).toMatchObject({
      name: 'حسابدار',
      permissions: ['reports'],
      preset: null,
      holders: 0,
    });
    const taken = await call('Save-Role', { name: 'حسابدار', permissions: ['content'] });
    expect(taken).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
    const headers = await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    await call('Set-Staff-Roles', { id, version, roles: [role?.id] });
    const change = { id: role?.id, version: 1, name: 'حسابدار', permissions: ['refunds'] };
    expect((await call('Save-Role', { ...change, version: 2 })).body).toMatchObject({
      code: 'STALE',
    });
    expect((await call('Save-Role', change)).status).toBe(200);
    expect((await call('Get-Strays', {}, headers)).status).toBe(200);
    expect((await call('Remove-Role', { id: role?.id, version: 2 })).body).toMatchObject({
      code: 'ROLE_KEPT',
    });
    await call('Set-Staff-Roles', {
      id,
      version: version + 1,
      roles: [(await roleOf('stock')).id],
    });
    expect((await call('Remove-Role', { id: role?.id, version: 2 })).status).toBe(200);
    expect((await call('Remove-Role', { id: role?.id, version: 2 })).status).toBe(404);
  });

  test('that every shop has stays, and the manager’s as it is', async () => {
    const [manager, content] = [await roleOf('manager'), await roleOf('content')];
    const less = { id: manager.id, version: manager.version, name: 'مدیر', permissions: ['chat'] };
    expect((await call('Save-Role', less)).body).toMatchObject({ code: 'ROLE_KEPT' });
    const { id, version } = content;
    expect((await call('Remove-Role', { id, version })).body).toMatchObject({ code: 'ROLE_KEPT' });
    expect(
      (await call('Save-Role', { id, version, name: 'محتوا', permissions: ['content'] })).status,
    ).toBe(200);
  });

  test('cannot take the last right to manage staff', async () => {
    const other = await signInStaff(now(), ['staff', 'orders'], member);
    const owned = (await list()).roles.find(({ preset }) => preset === null);
    // Someone without a password cannot sign in, so they manage nothing.
    await execute(
      sql`update member set password_hash = null where mobile = ${administrator.mobile}`,
    );
    const less = { id: owned?.id, version: owned?.version, name: 'x', permissions: ['orders'] };
    expect((await call('Save-Role', less, other)).body).toMatchObject({ code: 'LAST_OWNER' });
  });

  test.each([
    [{ name: '', permissions: ['chat'] }],
    [{ name: '\u0640\u200b', permissions: ['chat'] }],
    [{ name: '\u200c', permissions: ['chat'] }],
    [{ name: 'x'.repeat(41), permissions: ['chat'] }],
    [{ name: 'x', permissions: [] }],
    [{ name: 'x', permissions: ['everything'] }],
    [{ name: 'x', permissions: ['__proto__'] }],
  ])('is not made of %j', async (body) => {
    expect((await call('Save-Role', body)).status).toBe(422);
  });
});
