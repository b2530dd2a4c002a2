import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminOrderAnswer } from '#lib/contract/admin-order.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { rows } from '#server/db/database.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { createPaymentDesk, realGateways } from '#server/modules/payment-settings/testing/desk.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { createPaying } from '#server/testing/paying.ts';
import { sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({ filling: sellingShop, config: realGateways(sandbox) });
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const { call, read, save } = createPaymentDesk(() => ({ shop, owner }));
const { leave, press, comeBack, statusOf, strays, stock, expire } = createPaying(() => shop);
const testMode = (flag: '1' | '') =>
  save({ zarinpal: { isOn: true, fields: { ...sandboxKeys.zarinpal, sandbox: flag } } });
/** Attempts of an order as staff see them. */
const attemptsOf = async ({ number }: { readonly number: number }) =>
  adminOrderAnswer.parse((await call('Get-Order', { number })).body).attempts;

test('who left for the test mode is led to the live gateway once that is over', async () => {
  await testMode('1');
  const left = await leave('zarinpal');
  const again = async () => {
    const { url } = await shop.shop.payments.depart(left.id);
    return url;
  };
  const page = await again();
  expect(await again()).toBe(page);
  await testMode('');
  const live = await again();
  expect(live).not.toBe(page);
  expect(await again()).toBe(live);
  expect(await attemptsOf(left)).toMatchObject([{ isTest: true }, { isTest: false }]);
});

test('an order is paid in the test mode while the shop takes such payments, and staff see that', async () => {
  await testMode('1');
  const order = await leave('zarinpal');
  await comeBack(order, await press(order, 'پرداخت'));
  expect(await statusOf(order)).toBe(orderStatuses.paid);
  await testMode('');
  expect(await attemptsOf(order)).toMatchObject([{ state: 'paid', isTest: true }]);
});

test.each([
  ['is for money', () => testMode('')],
  ['is switched off', () => save({ zarinpal: { isOn: false } })],
])('a payment of the test mode pays no order once its gateway %s', async (_, end) => {
  await testMode('1');
  const [order, late] = [await leave('zarinpal'), await leave('zarinpal')];
  const [fields, lateFields] = [await press(order, 'پرداخت'), await press(late, 'پرداخت')];
  await end();
  await expire(late);
  const before = await stock();
  await comeBack(order, fields);
  await comeBack(late, lateFields);
  expect([await statusOf(order), await statusOf(late)]).toEqual([
    orderStatuses.unpaid,
    orderStatuses.cancelled,
  ]);
  expect(await attemptsOf(order)).toMatchObject([{ state: 'unpaid', failure: 'test' }]);
  expect([await strays(order), await strays(late), await stock()]).toEqual([0, 0, before]);
});

const counts = async () =>
  rows(
    shop.shop.database.db,
    sql`select (select count(*) from staff_event)::int as events, (select count(*) from sms)::int as messages`,
    z.object({ events: z.int(), messages: z.int() }),
  );

test('a save that changes nothing makes no revision, no event and no message', async () => {
  await testMode('');
  const now = await read();
  const before = await counts();
  expect(await save({ zarinpal: { fields: sandboxKeys.zarinpal } })).toEqual(now);
  expect(await counts()).toEqual(before);
});
