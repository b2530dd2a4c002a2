import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeRole, type RoleChange } from '#server/modules/staff/command-service.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { panelMeAnswer } from '#lib/contract/staff.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const { mobile, password } = accounts.member;
const change = (written: string, role: RoleChange['role']) =>
  changeRole(shop.shop.database, { mobile: written, role });
const signIn = () => shop.post('/api/Admin/Sign-In', { mobile, password });

test('the command line makes a member a manager, until it takes that back', async () => {
  expect((await signIn()).status).toBe(403);
  await change(`+98${mobile.slice(1)}`, 'Administrator');
  expect((await signIn()).body).toMatchObject({
    success: true,
    me: { roles: [{ preset: 'manager' }], totp: 'needed' },
  });
  expect((await logIn(shop)).answer.body).toMatchObject({ userInfo: { role: 'Administrator' } });
  await change(mobile, 'Member');
  expect((await signIn()).status).toBe(403);
  expect((await logIn(shop)).answer.body).toMatchObject({ userInfo: { role: 'Member' } });
});

test('it gives access again to someone who has lost their second step', async () => {
  const headers = await signInStaff(shop, ['content'], accounts.member);
  const me = await shop.post('/api/Admin/Get-Me', {}, headers);
  expect(panelMeAnswer.parse(me.body).me.totp).toBe('on');
  await change(mobile, 'Administrator');
  expect((await shop.post('/api/Admin/Get-Me', {}, headers)).status).toBe(401);
  expect((await signIn()).body).toMatchObject({ success: true, me: { totp: 'needed' } });
});

test.each(['09129999999', '', "' or true --"])('the number %p has no account', async (written) => {
  await expect(change(written, 'Administrator')).rejects.toMatchObject({ status: 404 });
});
