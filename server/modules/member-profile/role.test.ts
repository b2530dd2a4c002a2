import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeRole, type RoleChange } from '#server/modules/member-profile/role-service.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const change = (mobile: string, role: RoleChange['role']) =>
  changeRole(shop.shop.database, { mobile, role });

test('a member made administrator has staff rights until they are revoked', async () => {
  const { bearer } = await logIn(shop, accounts.member);
  const messages = async () =>
    (await shop.post('/api/Admin/Get-Contact-Messages', {}, bearer)).status;
  expect(await messages()).toBe(403);
  await change(`+98${accounts.member.mobile.slice(1)}`, 'Administrator');
  expect(await messages()).toBe(200);
  await change(accounts.member.mobile, 'Member');
  expect(await messages()).toBe(403);
});

test.each(['09129999999', '', "' or true --"])('the number %p has no account', async (mobile) => {
  await expect(change(mobile, 'Administrator')).rejects.toMatchObject({ status: 404 });
});
