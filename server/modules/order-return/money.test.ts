import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { decideReturnBody } from '#lib/contract/admin-return.ts';
import { requestReturnBody } from '#lib/contract/member-order.ts';
import { rows } from '#server/db/database.ts';
import { administratorOf, deliver, makeOrder } from '#server/testing/after-sale.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { brokenInvariants, sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let staff: number;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
  staff = await administratorOf(shop);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const propertyId = 101;

/** An order of three pieces that its member may send back. */
async function approved() {
  const { orderReturns } = shop.shop;
  const order = await makeOrder(shop, [propertyId], { Coupon: 'TEN' }, 3);
  await deliver(shop, order);
  const { buyer, id: orderId, number } = order;
  const lines = [{ propertyId, count: 3, cause: 'unwanted' }];
  await orderReturns.request(buyer.memberId, requestReturnBody.parse({ number, lines }));
  const { items } = await orderReturns.listOpen({ page: 1, number: null });
  const request = items.find((each) => each.number === number);
  const decide = (decision: string, version: number, more: object = {}) =>
    orderReturns.decide(
      staff,
      decideReturnBody.parse({ id: request?.id, version, decision, ...more }),
    );
  await decide('approve', 1);
  return { buyer, orderId, number, decide };
}

test('goods that are received and a refund of all at once give back what was paid, once', async () => {
  const { orders, refunds, database } = shop.shop;
  const { buyer, orderId, number, decide } = await approved();
  const { total } = await orders.detail(buyer.memberId, number);
  const ended = await Promise.allSettled([
    decide('received', 2),
    database.transaction((tx) => refunds.requestAll(tx, { orderId, reason: 'test' })),
  ]);
  expect(await refunds.accountOf(orderId)).toEqual({ paid: total, refunded: total });
  const [received] = ended;
  if (received.status === 'rejected') {
    expect(received.reason).toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' });
    // The goods are here all the same.
    expect(await decide('received', 2, { amount: 0 })).toMatchObject({ refund: 0 });
  }
  expect(await orders.detail(buyer.memberId, number)).toMatchObject({ delivery: 'returned' });
});

test('a refund that staff have withdrawn is not promised to the member', async () => {
  const { orders, refunds, database } = shop.shop;
  const { buyer, orderId, number, decide } = await approved();
  const { refund } = await decide('received', 2);
  const shown = async () => (await orders.detail(buyer.memberId, number)).returns[0]?.refund;
  expect(await shown()).toBe(refund);
  await database.transaction(async (tx) => {
    const query = sql`select id from refund where order_id = ${orderId}`;
    const [made] = await rows(tx, query, z.object({ id: z.coerce.number() }));
    const manual = { id: made?.id ?? 0, outcome: 'withdrawn', reference: '' } as const;
    await refunds.settle(tx, orderId, manual);
  });
  expect(await shown()).toBe(0);
});
