import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findAnythingAnswer } from '#lib/contract/find-anything.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { createDeskWork, type Desk, openDesk } from '#server/testing/desk.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, payAt } = createDeskWork(() => desk);
const held = (...permissions: Permission[]) => signInStaff(desk.shop, permissions, accounts.member);
const find = async (query: string, headers = desk.admin) =>
  findAnythingAnswer.parse((await call('Find-Anything', { query }, headers)).body);

test('goods are found by name and by code, at most five, in any letters and digits', async () => {
  const { products } = await find('گلکسي ۲۴');
  expect(products).toEqual([
    { websiteCode: codes.phone, nameFa: 'گوشی گلکسی اس ۲۴', state: 'published' },
  ]);
  expect((await find(toPersianDigits(codes.laptop))).products).toMatchObject([
    { websiteCode: codes.laptop },
  ]);
  expect((await find('قاب')).products).toHaveLength(5);
});

test('an order is found by its number, and with its customer by the mobile number', async () => {
  const { number } = await payAt('zarinpal');
  const byNumber = await find(` ${toPersianDigits(number)} `);
  expect(byNumber).toMatchObject({ products: [], orders: [{ number, state: 'paid' }] });
  const { mobile, name } = accounts.member;
  const { customers } = await find(mobile.replace('0912', '+98 ۹۱۲ '));
  expect(customers).toMatchObject([{ name, mobile }]);
  const support = await held('customers');
  const masked = [{ name, mobile: '0912 ••• 0001' }];
  expect((await find(mobile, support)).customers).toMatchObject(masked);
  // By a part of the name, too.
  expect((await find(name.slice(1), support)).customers).toMatchObject(masked);
});

test('kinds without the permission are not searched', async () => {
  expect(await find('قاب', await held('prices'))).toMatchObject({
    products: expect.any(Array),
    orders: null,
    customers: null,
  });
  expect(await find('قاب', await held('orders'))).toEqual({
    products: null,
    orders: [],
    customers: null,
  });
  expect((await call('Find-Anything', { query: 'قاب' }, desk.member)).status).toBe(401);
});

test.each(['', ' ', 'ق', 'ا'.repeat(101), 7, null])('%j is refused', async (query) => {
  expect((await call('Find-Anything', { query })).status).toBe(422);
});

test.each(['%%', "'; drop table product --", '٪_', '\ud800\ud800', 'zz\0'])(
  '%j finds nothing',
  async (query) => {
    expect(await find(query)).toEqual({ products: [], orders: [], customers: [] });
  },
);
