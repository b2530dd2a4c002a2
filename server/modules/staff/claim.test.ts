import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { panelStateAnswer } from '#lib/contract/staff.ts';
import { newNumber } from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { enterBy } from '#server/testing/panel.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop | undefined;
const now = (): TestShop => {
  if (!shop) throw new Error('no shop');
  return shop;
};
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop();
});
afterAll(() => shop?.close());

const password = 'pomegranate tree';
const claim = (body: object) => enterBy(now(), 'Claim-Shop', { name: 'سارا', password, ...body });
const code = () => now().shop.staffArrivals.claimCode();
const state = async () =>
  panelStateAnswer.parse((await now().post('/api/Admin/Get-State', {})).body);

test('the code of the start makes the first manager, once', async () => {
  expect(await state()).toMatchObject({ claimable: true });
  const mobile = newNumber();
  const first = await claim({ code: code().toLowerCase(), mobile });
  expect(first.entry?.me).toMatchObject({
    name: 'سارا',
    roles: [{ preset: 'manager' }],
    totp: 'needed',
  });
  expect((await logIn(now(), { mobile, password })).answer.body).toMatchObject({
    userInfo: { role: 'Administrator' },
  });
  expect(await state()).toMatchObject({ claimable: false });
  const second = await claim({ code: code(), mobile: newNumber() });
  expect(second.answer).toMatchObject({ status: 409, body: { code: 'CLAIMED' } });
});

(testsOnPostgres ? test : test.skip)('of five at once, one gets the shop', async () => {
  const tried = await Promise.all(
    Array.from({ length: 5 }, () => claim({ code: code(), mobile: newNumber() })),
  );
  const won = tried.map(({ answer, entry }) => entry?.success ?? answer.status);
  expect(won.toSorted()).toEqual([409, 409, 409, 409, true]);
});

test('a wrong code gets nothing, and is limited; so is a poor password', async () => {
  const mobile = newNumber();
  expect((await claim({ code: code(), mobile, password: 'kahroba1' })).answer.status).toBe(422);
  for (let at = 0; at < 30; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await claim({ code: `wrong-${at}`, mobile })).entry?.success).toBe(false);
  }
  expect((await claim({ code: code(), mobile })).answer.status).toBe(429);
  expect(await state()).toMatchObject({ claimable: true });
});

test('what is left empty is named in its own sentence', async () => {
  const { answer } = await claim({ code: ' ', mobile: '', name: '', password: '' });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: {
        code: 'کد راه‌اندازی را بنویسید',
        name: 'نام را بنویسید',
        password: 'رمز عبور را بنویسید',
      },
    },
  });
});

test('a member with a password must know it', async () => {
  await fillTestMembers(now());
  const { mobile, password: own, name } = accounts.member;
  expect((await claim({ code: code(), mobile })).entry).toMatchObject({ success: false, me: null });
  expect((await claim({ code: code(), mobile, password: own })).entry?.me).toMatchObject({ name });
});

test('the account of a customer is not taken without its password', async () => {
  await fillTestMembers(now());
  const { mobile, password: own } = accounts.unverified;
  expect((await claim({ code: code(), mobile })).answer).toMatchObject({
    status: 409,
    body: { code: 'NUMBER_UNPROVEN' },
  });
  expect(await state()).toMatchObject({ claimable: true });
  const { answer } = await logIn(now(), { mobile, password: own });
  expect(answer.status).toBe(200);
});
