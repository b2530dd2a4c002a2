import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { orderEvent, shopOrder } from '#server/db/schema/order.ts';
import { paymentAttempt, strayPayment } from '#server/db/schema/payment.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';
import { createLogger } from '#server/http/logging.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import {
  type Buyer,
  brokenInvariants,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    // The stand-in leads back to this machine only.
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
});
afterEach(async () => {
  sandbox.control.reset();
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const names = ['zarinpal', 'zibal', 'saman', 'behpardakht', 'snapppay', 'torobpay'] as const;
type Name = (typeof names)[number];
const piece = 101;
const { paid, unpaid, atGateway, cancelled } = orderStatuses;

interface Leaving {
  readonly buyer: Buyer;
  readonly id: number;
  readonly number: number;
  readonly token: string;
  readonly gateway: Name;
}
/** A shopper at the gateway's page. */
async function leave(gateway: Name): Promise<Leaving> {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
  if (!buyer) throw new Error('no buyer');
  const body = startBody(buyer, { Payment: gateway });
  const { id, number } = await shop.shop.orders.start(buyer.memberId, body);
  return { buyer, id, number, gateway, token: await depart(id) };
}
async function depart(id: number): Promise<string> {
  const { url, status } = await shop.shop.payments.depart(id);
  expect([typeof url, status]).toEqual(['string', atGateway]);
  const { db } = shop.shop.database;
  const attempts = await db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, id));
  return attempts.at(-1)?.token ?? '';
}
async function press({ token }: Leaving, button: Parameters<typeof pressButton>[1]) {
  const way = await shop.shop.payments.wayOf(token);
  if (way === null) throw new Error('no way to the gateway');
  const callback = await pressButton(way, button);
  return callback?.fields ?? {};
}
const comeBack = ({ gateway, token }: Leaving, fields: CallbackFields) =>
  shop.shop.payments.comeBack(gateway, { ...fields, a: token });
async function statusOf({ id }: Leaving): Promise<number | undefined> {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return found?.status;
}
async function stock() {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(variant).where(eq(variant.id, piece));
  return { stock: found?.stock ?? 0, held: found?.held ?? 0 };
}
async function statuses({ id }: Leaving): Promise<number[]> {
  const { db } = shop.shop.database;
  const events = await db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, id))
    .orderBy(orderEvent.version);
  return events.map(({ status }) => status);
}
const result = ({ token }: Leaving) => shop.shop.payments.resultOf(token);
const makeDue = ({ id }: Leaving) =>
  shop.shop.database.db.execute(
    sql`update payment_attempt set due_at = now() - interval '1 second' where order_id = ${id}`,
  );
const expire = ({ id }: Leaving) =>
  shop.shop.database.db.execute(
    sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`,
  );
async function strays({ id }: Leaving): Promise<number> {
  const { db } = shop.shop.database;
  const found = await db
    .select()
    .from(strayPayment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, strayPayment.attemptId))
    .where(eq(paymentAttempt.orderId, id));
  return found.length;
}

describe.each(names)('%s', (gateway) => {
  test('takes a payment once, however often and at once its callback comes', async () => {
    const before = await stock();
    const order = await leave(gateway);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    const fields = await press(order, 'پرداخت');
    await Promise.all(Array.from({ length: 20 }, () => comeBack(order, fields)));
    // Those that came while another one asked the bank did nothing; a later one finds it done.
    expect(await comeBack(order, fields)).toBe(`/shop/checkout/result?t=${order.token}`);
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    const basket = await shop.shop.basket.read(memberBasket(order.buyer.memberId));
    expect(basket).toMatchObject({ frozen: false, lines: [] });
    expect(await result(order)).toMatchObject({
      number: order.number,
      status: paid,
      amount: 180_000,
      reference: expect.stringMatching(/./),
    });
  });

  test('given up leaves the order unpaid with its pieces held, to be paid again', async () => {
    const before = await stock();
    const order = await leave(gateway);
    await comeBack(order, await press(order, 'انصراف'));
    expect(await statusOf(order)).toBe(unpaid);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    const again = { ...order, token: await depart(order.id) };
    await comeBack(again, await press(again, 'پرداخت'));
    expect(await statuses(order)).toEqual([1, atGateway, unpaid, atGateway, paid]);
  });

  test('is not paid by a forged callback, nor by that of another order', async () => {
    const [order, other] = [await leave(gateway), await leave(gateway)];
    const foreign = await press(other, 'پرداخت');
    await comeBack(order, foreign);
    expect(await statusOf(order)).not.toBe(paid);
    const forged = Object.keys(foreign).map((name) => [
      name,
      /^\d+$/.test(foreign[name] ?? '') ? '1' : 'OK',
    ]);
    await comeBack(order, Object.fromEntries(forged));
    expect(await statusOf(order)).not.toBe(paid);
    await comeBack(other, foreign);
    expect(await statusOf(other)).toBe(paid);
  });

  test('cut off while verifying is unknown, and settled by the job', async () => {
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: verifyCall[gateway], kind: 'drop' });
    await comeBack(order, fields);
    expect(await result(order)).toMatchObject({ status: atGateway });
    expect(await shop.shop.orders.leaveFrozen(order.buyer.memberId)).toBe(false);
    await expire(order);
    await shop.shop.orders.expireSome();
    expect(await statusOf(order)).toBe(atGateway);
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
  });
});

const verifyCall: Record<Name, string> = {
  zarinpal: 'zarinpal.verify',
  zibal: 'zibal.verify',
  saman: 'saman.VerifyTransaction',
  behpardakht: 'behpardakht.bpVerifyRequest',
  snapppay: 'snapppay.verify',
  torobpay: 'torobpay.verify',
};

describe('a payment', () => {
  test('of another amount than the order’s is not taken, and its money is recorded', async () => {
    const order = await leave('zibal');
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: 'zibal.verify', kind: 'amount' });
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(unpaid);
    expect(await strays(order)).toBe(1);
  });

  test('that pays no order is given back by the job where the gateway can', async () => {
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    await shop.shop.orders.leaveFrozen(order.buyer.memberId);
    await comeBack(order, fields);
    expect(await strays(order)).toBe(1);
    await shop.job('give back stray payments').run(createLogger('silent'));
    const { db } = shop.shop.database;
    const found = await db.select().from(strayPayment);
    expect(found.at(-1)).toMatchObject({ settlement: 'reversed', settledAt: expect.any(Date) });
  });

  test('whose shopper closed the bank’s page is found by the job', async () => {
    const order = await leave('zarinpal');
    await press(order, 'بستن بدون بازگشت');
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect([atGateway, paid]).toContain(await statusOf(order));
  });

  test('without money leaves the order unpaid', async () => {
    const order = await leave('zarinpal');
    await comeBack(order, await press(order, 'موجودی ناکافی'));
    expect(await result(order)).toMatchObject({ status: unpaid, reference: null });
  });

  test('that comes after the order expired takes it if its pieces are still there', async () => {
    const before = await stock();
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    await expire(order);
    await shop.shop.orders.expireSome();
    expect(await statusOf(order)).toBe(cancelled);
    await comeBack(order, fields);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
  });

  test.each([
    ['saman', 'is not taken, so that its money returns', 0],
    ['zarinpal', 'is taken and recorded, where unverified money stays at the gateway', 1],
  ] as const)('that comes when the pieces are gone (%s) %s', async (gateway, _what, stray) => {
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    await expire(order);
    await shop.shop.orders.expireSome();
    const { db } = shop.shop.database;
    await db
      .update(variant)
      .set({ stock: sql`held` })
      .where(eq(variant.id, piece));
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(cancelled);
    expect(await strays(order)).toBe(stray);
    expect(sandbox.control.counts.get('saman.VerifyTransaction')).toBeUndefined();
    await db.update(variant).set({ stock: 1_000 }).where(eq(variant.id, piece));
  });

  test('of an order its shopper has left is not taken', async () => {
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    await shop.shop.orders.leaveFrozen(order.buyer.memberId);
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(cancelled);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled]);
  });

  test('whose gateway does not answer can be tried again', async () => {
    const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Payment: 'zarinpal' });
    const { id } = await shop.shop.orders.start(buyer.memberId, body);
    sandbox.control.plan({ call: 'zarinpal.request', kind: 'error' });
    expect(await shop.shop.payments.depart(id)).toMatchObject({ url: null, status: 1 });
    expect(await depart(id)).toMatch(/^[\w-]{22}$/);
  });

  test('is told to the member by one message', async () => {
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    await comeBack(order, fields);
    await comeBack(order, fields);
    const messages = await rows(
      shop.shop.database.db,
      sql`select text from sms where text like ${`%${order.number}%`}`,
      z.object({ text: z.string() }),
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toMatch(/پرداخت شد\. مبلغ ۱۸۰٬۰۰۰ تومان/);
  });
});
