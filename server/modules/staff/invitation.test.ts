import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Preset } from '#lib/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { messagesTo, newNumber } from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { createOwnerWork, enterBy, withSecondStep } from '#server/testing/panel.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

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

const { administrator, member } = accounts;
const { call, list, roleOf } = createOwnerWork(() => ({ shop: now(), headers: owner }));
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);
const password = 'pomegranate tree';

async function invite(mobile: string, preset: Preset = 'content'): Promise<string> {
  const roles = [(await roleOf(preset)).id];
  const answer = await call('Invite-Staff', { mobile, name: 'نیلوفر', roles });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  const [sent] = await messagesTo(now(), mobile);
  return /کد: (\d{6})/.exec(sent?.text ?? '')?.[1] ?? '';
}
const accept = (mobile: string, code: string, more: object = {}) =>
  enterBy(now(), 'Accept-Invitation', { mobile, code, password, ...more });

describe('an invitation', () => {
  test('makes a new number one of the staff, with the password they choose', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    expect((await list()).invitations).toMatchObject([
      { name: 'نیلوفر', roles: [{ preset: 'content' }] },
    ]);
    const joined = await accept(mobile, code);
    expect(joined.told?.me).toMatchObject({
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
    expect(foreign.told).toMatchObject({ success: false, me: null });
    const { password: own } = member;
    const joined = await accept(member.mobile, code, { password: own });
    expect(joined.told?.me).toMatchObject({ name: member.name, totp: 'needed' });
  });

  test('refuses a password that is easily guessed, and can then still be accepted', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    expect((await accept(mobile, code, { password: '12345678' })).answer).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await accept(mobile, code)).told?.success).toBe(true);
  });

  test('is accepted once, also by three at once', async () => {
    const mobile = newNumber();
    const code = await invite(mobile);
    const tried = await Promise.all([
      accept(mobile, code),
      accept(mobile, code),
      accept(mobile, code),
    ]);
    expect(tried.filter(({ told }) => told?.success)).toHaveLength(1);
    expect((await accept(mobile, code)).told?.success).toBe(false);
  });

  test('dies after five wrong codes, after 48 hours, and when it is taken back or sent again', async () => {
    const guessed = newNumber();
    const good = await invite(guessed);
    const bad = good === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await accept(guessed, bad)).told?.success).toBe(false);
    }
    expect((await accept(guessed, good)).told?.success).toBe(false);

    const late = newNumber();
    const old = await invite(late);
    await execute(sql`update staff_invitation set expires_at = now() - interval '1 second'`);
    const refused = await accept(late, old);
    const unknown = await accept(newNumber(), old);
    expect(refused.answer.body).toEqual(unknown.answer.body);
    const fresh = await invite(late);
    expect((await accept(late, old)).told?.success).toBe(old === fresh);
    const id = (await list()).invitations.at(-1)?.id;
    expect((await call('Cancel-Invitation', { id })).status).toBe(200);
    expect((await call('Cancel-Invitation', { id })).status).toBe(404);
    expect((await accept(late, fresh)).told?.success).toBe(false);
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
