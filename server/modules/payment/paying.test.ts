import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import {
  type GatewayOfTests,
  createPaying,
  gatewaysOfTests,
  piece,
  verifyCall,
} from '#server/testing/paying.ts';
import { type Buyer, methods, startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { paid, unpaid, atGateway, cancelled } = orderStatuses;
const {
  start,
  leave,
  depart,
  press,
  comeBack,
  statusOf,
  stock,
  statuses,
  strays,
  makeDue,
  expire,
  result,
} = createPaying(() => shop);

/** Pieces that popularity knows of. */
async function sold(): Promise<number> {
  const [found] = await rows(
    shop.shop.database.db,
    sql`select coalesce(sum(sold), 0)::int as count from product_day`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

describe.each(gatewaysOfTests)('%s', (gateway) => {
  test('takes a payment once, however often and at once its callback comes', async () => {
    await shop.shop.popularity.flush();
    const [before, soldBefore] = [await stock(), await sold()];
    const order = await leave(gateway);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    const fields = await press(order, 'پرداخت');
    await Promise.all(Array.from({ length: 20 }, () => comeBack(order, fields)));
    // Those that came while another one asked the bank did nothing; a later one finds it done.
    expect(await comeBack(order, fields)).toBe(`/shop/checkout/result?t=${order.token}`);
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    await shop.shop.popularity.flush();
    expect(await sold()).toBe(soldBefore + 1);
    const basket = await shop.shop.basket.read(memberBasket(order.buyer.memberId));
    expect(basket).toMatchObject({ frozen: false, lines: [] });
    expect(await result(order)).toMatchObject({
      number: order.number,
      status: paid,
      amount: 180_000,
      reference: expect.stringMatching(/./),
      trace: expect.stringMatching(traces[gateway]),
      at: expect.any(String),
      money: 'paid',
    });
  });

  test('given up leaves the order unpaid with its pieces held, to be paid again', async () => {
    const before = await stock();
    const order = await leave(gateway);
    await comeBack(order, await press(order, 'انصراف'));
    expect(await statusOf(order)).toBe(unpaid);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    const { secondsLeft, ways, money, why, expiresAt } = await result(order);
    expect(money).toBe('none');
    expect(why).toBe(givesReasons.has(gateway) ? 'cancelled' : null);
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(secondsLeft).toBeGreaterThan(19 * 60);
    expect(secondsLeft).toBeLessThanOrEqual(20 * 60);
    expect(ways[0]?.name).toBe(gateway);
    expect(new Set(ways.map(({ name }) => name)).size).toBe(gatewaysOfTests.length);
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
    expect(await statusOf(order)).toBe(atGateway);
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
  });
});

/** What the wires call a payment to its shopper. */
const traces: Record<GatewayOfTests, RegExp> = {
  zarinpal: /^A[0-9a-f]{35}$/,
  zibal: /^\d{10}$/,
  saman: /^\d{6}$/,
  behpardakht: /^[0-9A-F]{20}$/,
  snapppay: /^\d+$/,
  torobpay: /^\d+$/,
};
/** Those whose wire has a code for a shopper who gave up. */
const givesReasons = new Set<GatewayOfTests>(['zibal', 'saman', 'behpardakht']);

/** An order that is held without a payment. */
const hold = (buyer: Buyer, more: object) =>
  shop.shop.orders.start(buyer.memberId, startBody(buyer, more));

async function fillSlot(_buyer: Buyer, more: object): Promise<void> {
  const others = await writeBuyers(shop.shop.database, 2, [piece]);
  await Promise.all(others.map((each) => hold(each, more)));
}

async function lastSlot() {
  const [slot] = await rows(
    shop.shop.database.db,
    sql`select id from delivery_slot where capacity = 2 and taken = 0 order by day desc limit 1`,
    z.object({ id: z.coerce.number() }),
  );
  return { Delivery: methods.courier, Slot: slot?.id };
}

describe('a payment', () => {
  test('whose shopper closed the bank’s page stays open, and its order expires in time', async () => {
    const before = await stock();
    const order = await leave('zarinpal');
    await press(order, 'بستن بدون بازگشت');
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statuses(order)).toEqual([1, atGateway]);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    await expire(order);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled]);
    expect(await stock()).toEqual(before);
    expect(await result(order)).toMatchObject({
      status: cancelled,
      money: 'unverified',
      isInBasket: true,
    });
  });

  test.each(gatewaysOfTests)('that comes late takes what is still there (%s)', async (gateway) => {
    const before = await stock();
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    await expire(order);
    expect(await statusOf(order)).toBe(cancelled);
    await comeBack(order, fields);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
  });

  test.each([
    ...(['saman', 'behpardakht', 'snapppay', 'torobpay'] as const).map(
      (gateway) => [gateway, 'is not taken, so that its money returns', 0] as const,
    ),
    ...(['zarinpal', 'zibal'] as const).map(
      (gateway) => [gateway, 'is taken and recorded, because it would stay there', 1] as const,
    ),
  ])('that comes when the pieces are gone (%s) %s', async (gateway, _what, stray) => {
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    await expire(order);
    const { db } = shop.shop.database;
    await db
      .update(variant)
      .set({ stock: sql`held` })
      .where(eq(variant.id, piece));
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(cancelled);
    expect(await strays(order)).toBe(stray);
    expect(sandbox.control.counts.get(verifyCall[gateway])).toBe(stray === 1 ? 1 : undefined);
    expect((await result(order)).money).toBe(stray === 1 ? 'back' : 'unverified');
    await db.update(variant).set({ stock: 1_000 }).where(eq(variant.id, piece));
  });

  test.each([
    // The basket was thawed with the piece in it, and a member may use this code once.
    ['coupon', async () => ({ Coupon: 'TEN' }), hold],
    ['slot', lastSlot, fillSlot],
  ] as const)('that comes when the %s is used up claims nothing', async (_what, choose, useUp) => {
    const more = await choose();
    const order = await leave('saman', more);
    const fields = await press(order, 'پرداخت');
    await expire(order);
    await useUp(order.buyer, more);
    const before = await stock();
    await comeBack(order, fields);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled]);
    expect([await stock(), await strays(order)]).toEqual([before, 0]);
    expect(sandbox.control.counts.get(verifyCall.saman)).toBeUndefined();
    const [attempt] = await shop.shop.database.run(findAttempt, [order.token]);
    expect(attempt?.state).toBe('unpaid');
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
    const { id } = await start('zarinpal');
    sandbox.control.plan({ call: 'zarinpal.request', kind: 'error' });
    expect(await shop.shop.payments.depart(id)).toMatchObject({ url: null, status: 1 });
    expect(await depart(id)).toMatch(/^[\w-]{22}$/);
  });
});
