import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { orderEvent, shopOrder } from '#server/db/schema/order.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { sms } from '#server/db/schema/sms.ts';
import type { OrderChange } from '#server/events.ts';
import {
  type Buyer,
  brokenInvariants,
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const piece = 101;
async function startedOrder(more: object = {}) {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
  if (!buyer) throw new Error('no buyer');
  const body = startBody(buyer, { Payment: 'zarinpal', ...more });
  return { buyer, ...(await shop.shop.orders.start(buyer.memberId, body)) };
}
const basketOf = ({ memberId }: Buyer) => shop.shop.basket.read(memberBasket(memberId));
async function heldOf(): Promise<number | undefined> {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(variant).where(eq(variant.id, piece));
  return found?.held;
}
async function statusOf(id: number): Promise<number | undefined> {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return found?.status;
}
async function messages(number: number): Promise<string[]> {
  const { db } = shop.shop.database;
  const found = await db.select().from(sms).orderBy(sms.id);
  return found.map(({ text }) => text).filter((text) => text.includes(toPersianDigits(number)));
}
const passTime = (id: number) =>
  shop.shop.database.db.execute(
    sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`,
  );

describe('an order that is not paid', () => {
  test('left by Exit-Freeze gives everything back, and thaws the basket with its lines', async () => {
    const before = await heldOf();
    const { buyer, id } = await startedOrder({ Coupon: 'TEN' });
    const changes: OrderChange[] = [];
    shop.shop.events.on('orderChanged', (change) => changes.push(change));
    expect(await shop.shop.orders.leaveFrozen(buyer.memberId)).toBe(true);
    expect(await heldOf()).toBe(before);
    expect(await statusOf(id)).toBe(orderStatuses.cancelled);
    expect(await basketOf(buyer)).toMatchObject({ frozen: false, basketCount: 1 });
    expect(changes).toMatchObject([{ memberId: buyer.memberId, status: 4, version: 2 }]);
    const { db } = shop.shop.database;
    const [used] = await db.select().from(coupon).where(eq(coupon.code, 'TEN'));
    expect(used?.used).toBe(0);
  });

  test('cancelled 20 times at once is cancelled once', async () => {
    const { buyer, id, number } = await startedOrder();
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, () => shop.shop.orders.cancelOf(buyer.memberId, number)),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { db } = shop.shop.database;
    const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, id));
    expect(events.map(({ status }) => status)).toEqual([1, 4]);
  });

  test('expires after its time, and never before', async () => {
    const { buyer, id, number } = await startedOrder();
    await shop.shop.orders.expireSome();
    expect(await statusOf(id)).toBe(orderStatuses.waiting);
    await passTime(id);
    await Promise.all([shop.shop.orders.expireSome(), shop.shop.orders.expireSome()]);
    expect(await statusOf(id)).toBe(orderStatuses.cancelled);
    expect(await basketOf(buyer)).toMatchObject({ frozen: false, basketCount: 1 });
    expect(await messages(number)).toEqual([
      expect.stringContaining(`مهلت پرداخت سفارش ${toPersianDigits(number)} گذشت`),
    ]);
  });

  test('and whose payment failed before, is notified once', async () => {
    const { id, number } = await startedOrder();
    await shop.shop.database.transaction(async (tx) => {
      const { lock, step, markUnpaid } = shop.shop.orderStates;
      const order = await lock(tx, id);
      if (order === null) throw new Error('no order');
      const cause = { by: 'gateway', reason: 'not enough money' } as const;
      const next = { status: orderStatuses.atGateway, delivery: '' };
      await markUnpaid(tx, await step(tx, order, next, cause), cause);
    });
    await passTime(id);
    await shop.shop.orders.expireSome();
    expect(await statusOf(id)).toBe(orderStatuses.cancelled);
    expect(await messages(number)).toEqual([expect.stringContaining('فرصت پرداخت دوباره')]);
  });

  test('expires although as many as a batch before it cannot', async () => {
    const { expireSome, batch, start } = shop.shop.orders;
    const { db } = shop.shop.database;
    const buyers = await writeBuyers(shop.shop.database, batch, [piece]);
    const broken = await Promise.all(
      buyers.map((buyer) => start(buyer.memberId, startBody(buyer, { Payment: 'zarinpal' }))),
    );
    for (const { id } of broken) {
      // oxlint-disable-next-line no-await-in-loop
      await passTime(id);
    }
    const { id } = await startedOrder();
    await passTime(id);
    await db.execute(sql`alter table shop_order add constraint fault
      check (status <> 4 or id >= ${sql.raw(String(id))}) not valid`);
    expect([await expireSome(), await expireSome()]).toEqual([0, 1]);
    expect(await statusOf(id)).toBe(orderStatuses.cancelled);
    await db.execute(sql`alter table shop_order drop constraint fault`);
    expect(await expireSome()).toBe(batch);
  });

  test('can be started anew after it was cancelled', async () => {
    const { buyer } = await startedOrder();
    await shop.shop.orders.leaveFrozen(buyer.memberId);
    const again = await shop.shop.orders.start(
      buyer.memberId,
      startBody(buyer, { Payment: 'zarinpal' }),
    );
    expect(again).toMatchObject({ status: orderStatuses.waiting, isNew: true });
  });

  test('of another member cannot be cancelled, nor seen to exist', async () => {
    const { number } = await startedOrder();
    const [other] = await writeBuyers(shop.shop.database, 1, []);
    await expect(shop.shop.orders.cancelOf(other?.memberId ?? 0, number)).rejects.toMatchObject({
      status: 404,
    });
  });
});
