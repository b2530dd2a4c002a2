import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import {
  leftPaymentsAnswer,
  settlePaymentAnswer,
  type LeftPaymentsAnswer,
} from '#lib/contract/admin-order.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { createLogger } from '#server/http/logging.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import type { Leaving } from '#server/testing/paying.ts';
import { brokenInvariants, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

/** A shop with all gateways, and one on the same database whose settings name Zarinpal only. */
let desk: Desk;
let without: TestShop;
beforeAll(async () => {
  desk = await openDesk();
  const gateways = testGateways(desk.sandbox.url, 'zarinpal');
  const config = { gateways, siteUrl: 'http://localhost' };
  without = await openTestShop({ beside: desk.shop, config });
});
afterEach(async () => {
  expect(await brokenInvariants(desk.shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await without.close();
  await desk.close();
});

const work = createDeskWork(() => desk);
const { leave, press, comeBack, payAt, read, done, messages, records, strays, stock, db } = work;
const { paid, unpaid, cancelled, atGateway } = orderStatuses;

const call = (name: string, body: object, headers = desk.admin, at = without) =>
  at.post(`/api/Admin/${name}`, body, headers);
async function leftOf({ number }: Pick<Leaving, 'number'>, at = without) {
  const { body } = await call('Get-Left-Payments', {}, desk.admin, at);
  const items: LeftPaymentsAnswer['items'] = leftPaymentsAnswer.parse(body).items;
  return items.filter((each) => each.number === number);
}
/** The attempt of an order that no job can end, and the order's version. */
async function attemptOf(order: Leaving) {
  const [found] = await leftOf(order);
  if (!found) throw new Error('no payment is left');
  return { attemptId: found.attemptId, version: found.version };
}
async function settle(order: Leaving, outcome: string, reference = '') {
  const { body } = await call('Settle-Payment', {
    ...(await attemptOf(order)),
    outcome,
    reference,
  });
  return settlePaymentAnswer.parse(body);
}
async function warnings(at: TestShop): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, next) {
      lines.push(String(chunk));
      next();
    },
  });
  await at.job('warn of gateways that are not set').run(createLogger('info', stream));
  return lines;
}

test('a start without a gateway warns of what waits for it', async () => {
  const left = await leave('zibal');
  const { number } = await payAt('behpardakht');
  await done('Refund', number, { reason: 'دیر شد' });
  const lines = await warnings(without);
  expect(lines).toEqual([
    expect.stringContaining('0 payments and 1 refunds wait for the gateway behpardakht'),
    expect.stringContaining('1 payments and 0 refunds wait for the gateway zibal'),
  ]);
  expect(await warnings(desk.shop)).toEqual([]);
  await settle(left, 'unpaid');
  await work.giveBack();
  expect(await warnings(without)).toEqual([]);
});

test('a shopper who comes back from a gateway that is gone sees the result, and is paid for once it is set again', async () => {
  const left = await leave('zibal');
  const fields = await press(left, 'پرداخت');
  const { payments } = without.shop;
  expect(await payments.comeBack('zibal', { ...fields, a: left.token })).toBe(
    paths.checkoutResult(left.token),
  );
  expect(await payments.resultOf(left.token)).toMatchObject({
    status: atGateway,
    money: 'awaited',
    gateway: 'zibal',
  });
  await work.makeDue(left);
  await desk.shop.shop.payments.judgeDue();
  expect(await work.statusOf(left)).toBe(paid);
});

test('what staff found to be paid pays its order, once, and a reference no other one', async () => {
  const before = await stock();
  const [first, second] = [await leave('zibal'), await leave('zibal')];
  const old = await attemptOf(first);
  await done('Add-Note', first.number, { text: 'از بانک پرسیده شد' });
  const body = { ...(await attemptOf(first)), outcome: 'paid', reference: '123456789012' };
  expect(await call('Settle-Payment', { ...body, ...old })).toMatchObject({
    status: 409,
    body: { code: 'STALE', fields: { version: String(body.version) } },
  });
  expect((await call('Settle-Payment', { ...body, reference: '' })).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('Settle-Payment', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await read(first.number)).toMatchObject({
    status: paid,
    paid: 180_000,
    attempts: [{ state: 'paid', reference: '123456789012' }],
  });
  expect(await stock()).toEqual({ stock: before.stock - 1, held: before.held + 1 });
  expect((await messages(first.number)).at(-1)).toContain('پرداخت شد');
  expect(await records(`order ${first.number}`)).toMatchObject([
    { action: 'Add-Note' },
    { action: 'Settle-Payment', after: { outcome: 'paid', reference: '123456789012' } },
  ]);
  const again = { ...body, ...(await attemptOf(second)) };
  expect(await call('Settle-Payment', again)).toMatchObject({
    status: 409,
    body: { code: 'REFERENCE_USED' },
  });
  await settle(second, 'unpaid');
});

test('what staff found to be unpaid can be paid again, or is cancelled', async () => {
  const left = await leave('zibal');
  expect(await settle(left, 'unpaid')).toMatchObject({ status: unpaid, isStray: false });
  expect(await leftOf(left)).toEqual([]);
  await desk.shop.shop.orders.cancelOf(left.buyer.memberId, left.number);
});

test('what staff found to be unpaid leaves an order whose shopper is at another gateway', async () => {
  const left = await leave('zibal');
  const attempts = (set: ReturnType<typeof sql>) =>
    db().execute(
      sql`update payment_attempt set ${set} where order_id = ${left.id} and gateway = 'zibal'`,
    );
  // It seemed to have failed, and its shopper went elsewhere before they came back from it.
  await attempts(sql`state = 'unpaid', due_at = null`);
  await db().execute(sql`update shop_order set status = ${unpaid} where id = ${left.id}`);
  await desk.shop.shop.payments.depart(left.id, 'zarinpal');
  await attempts(sql`state = 'unknown', due_at = now()`);
  expect(await settle(left, 'unpaid')).toMatchObject({ status: atGateway });
  await desk.shop.shop.orders.cancelOf(left.buyer.memberId, left.number);
});

test('what was claimed again for a payment that staff found to be unpaid is given back', async () => {
  const before = await stock();
  const left = await leave('zibal');
  const fields = await press(left, 'پرداخت');
  await work.expire(left);
  desk.sandbox.control.plan({ call: 'zibal.verify', kind: 'drop' });
  await comeBack(left, fields);
  expect(await stock()).toEqual({ ...before, held: before.held + 1 });
  expect(await settle(left, 'unpaid')).toMatchObject({ status: cancelled });
  expect(await stock()).toEqual(before);
});

test('money of an order that its shopper left is a stray', async () => {
  const left = await leave('zibal');
  await desk.shop.shop.orders.cancelOf(left.buyer.memberId, left.number);
  expect(await settle(left, 'paid', '555')).toMatchObject({ status: cancelled, isStray: true });
  expect(await strays(left)).toBe(1);
});

test('a payment its gateway refused to pay out waits for staff, who cannot call it unpaid', async () => {
  const order = await payAt('behpardakht');
  expect(await leftOf(order, desk.shop)).toEqual([]);
  await db().execute(
    sql`update payment_attempt set needs_settling = true, due_at = null where order_id = ${order.id}`,
  );
  expect(await leftOf(order, desk.shop)).toMatchObject([{ state: 'paid', amount: 180_000 }]);
  const body = { ...(await attemptOf(order)), outcome: 'unpaid' };
  expect(await call('Settle-Payment', body)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_VERIFIED' },
  });
  expect(await settle(order, 'paid')).toMatchObject({ status: paid, isStray: false });
  expect(await leftOf(order, desk.shop)).toEqual([]);
});

/** A payment whose gateway may have paid it out a day ago, without saying so. */
async function payWithoutAnswer(): Promise<Leaving> {
  desk.sandbox.control.plan({ call: 'behpardakht.bpSettleRequest', kind: 'drop' });
  const order = await payAt('behpardakht');
  expect(await leftOf(order, desk.shop)).toEqual([]);
  await db().execute(
    sql`update payment_attempt set created_at = created_at - interval '1 day' where order_id = ${order.id}`,
  );
  return order;
}
const settleAsPaid = async (order: Leaving) =>
  (
    await call(
      'Settle-Payment',
      { ...(await attemptOf(order)), outcome: 'paid' },
      desk.admin,
      desk.shop,
    )
  ).status;

test('a refund goes on once staff know that a payment was paid out of which its gateway does not say so', async () => {
  const order = await payWithoutAnswer();
  await done('Refund', order.number, { reason: 'دیر شد' });
  await work.giveBack();
  expect((await read(order.number)).refunds).toMatchObject([{ state: 'wanted' }]);
  expect(await leftOf(order, desk.shop)).toMatchObject([{ state: 'paid' }]);
  expect(await settleAsPaid(order)).toBe(200);
  await work.giveBack();
  expect((await read(order.number)).refunds).toMatchObject([{ state: 'done' }]);
});

test('an answer that comes after staff have settled a payment does not open it again', async () => {
  const order = await payWithoutAnswer();
  const { control, till } = desk.sandbox;
  const [sale] = till.list().slice(-1);
  if (sale) sale.state = 'reversed';
  control.plan({ call: 'behpardakht.bpSettleRequest', kind: 'delay', ms: 1_000 });
  const asked = control.counts.get('behpardakht.bpSettleRequest') ?? 0;
  await work.makeDue(order);
  const judging = desk.shop.shop.payments.judgeDue();
  await until(async () => control.counts.get('behpardakht.bpSettleRequest') === asked + 1);
  expect(await settleAsPaid(order)).toBe(200);
  await judging;
  expect(await leftOf(order, desk.shop)).toEqual([]);
});

test('staff cannot settle what a gateway still answers for, and nobody else settles anything', async () => {
  const left = await leave('zarinpal');
  const { attempts, version } = await read(left.number);
  const body = { attemptId: attempts[0]?.id, version, outcome: 'unpaid', reference: '' };
  expect(await call('Settle-Payment', body)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_NOT_LEFT' },
  });
  await comeBack(left, await press(left, 'پرداخت'));
  for (const name of ['Settle-Payment', 'Get-Left-Payments']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call(name, body, desk.member)).status).toBe(401);
    // oxlint-disable-next-line no-await-in-loop
    expect((await call(name, body, {})).status).toBe(401);
  }
  expect((await call('Settle-Payment', { ...body, attemptId: 999_999 })).status).toBe(404);
  for (const wrong of [
    { attemptId: -1 },
    { attemptId: 2 ** 60 },
    { version: 0 },
    { outcome: 'lost' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call('Settle-Payment', { ...body, ...wrong })).status).toBe(422);
  }
});
