import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { decideReturnBody } from '#lib/contract/admin-return.ts';
import { requestReturnBody } from '#lib/contract/member-order.ts';
import { sms } from '#server/db/schema/sms.ts';
import { type MadeOrder, administratorOf, deliver, makeOrder } from '#server/testing/after-sale.ts';
import { codes } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { nowhere, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config: { gateways: testGateways(nowhere) } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const mobile = '09123456789';
const atGateway = { Payment: 'zarinpal' };
let nextCase = 0;

/** An order of the last piece of a product, for whose return a number waits. */
async function sellLast(more: object): Promise<MadeOrder & { readonly variantId: number }> {
  nextCase += 1;
  const [websiteCode, variantId] = [codes.firstCase + nextCase, 101 + nextCase];
  await shop.shop.catalogue.setStock({ websiteCode, variantId }, 1);
  const order = await makeOrder(shop, [variantId], more);
  const wish = { WebsiteCode: websiteCode, ProductProperty: variantId, mobile };
  const answer = await shop.post('/api/Product/Tell-When-Back', wish);
  expect(answer.body).toMatchObject({ Success: true });
  expect(await notified()).toEqual([]);
  return { ...order, variantId };
}

/** The numbers that were notified that something is back, since the last call. */
async function notified(): Promise<string[]> {
  const { db } = shop.shop.database;
  const found = await db.delete(sms).where(eq(sms.purpose, 'back-in-stock')).returning();
  return found.map((each) => each.mobile);
}

test('the last piece is back when the shopper who holds it leaves', async () => {
  const { buyer } = await sellLast(atGateway);
  await shop.shop.orders.leaveFrozen(buyer.memberId);
  expect(await notified()).toEqual([mobile]);
});

test('the last piece is back when the order that holds it expires', async () => {
  const { id } = await sellLast(atGateway);
  await shop.shop.database.db.execute(
    sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`,
  );
  await shop.shop.orders.expireSome();
  expect(await notified()).toEqual([mobile]);
});

test.each([
  ['back when it was returned and is sold again', true],
  ['not back when it was returned broken', false],
])('the last piece is %s', async (_what, restock) => {
  const order = await sellLast({});
  await deliver(shop, order);
  const { orderReturns } = shop.shop;
  const { buyer, number, variantId } = order;
  const lines = [{ propertyId: variantId, count: 1, cause: 'unwanted' }];
  await orderReturns.request(buyer.memberId, requestReturnBody.parse({ number, lines }));
  const open = (await orderReturns.listOpen({ page: 1, number: null })).items.find(
    (each) => each.number === number,
  );
  const staff = await administratorOf(shop);
  const decide = (version: number, decision: object) =>
    orderReturns.decide(staff, decideReturnBody.parse({ id: open?.id, version, ...decision }));
  await decide(1, { decision: 'approve' });
  expect(await notified()).toEqual([]);
  await decide(2, { decision: 'received', restock });
  expect(await notified()).toEqual(restock ? [mobile] : []);
});
