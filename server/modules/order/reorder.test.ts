import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { frozenBasket } from '#lib/contract/codes.ts';
import { reorderAnswer } from '#lib/contract/member-order.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import {
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config: { gateways: testGateways(nowhere) } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const piece = 101;
const run = (query: ReturnType<typeof sql>) => shop.shop.database.db.execute(query);

/** An order of two pieces of each variant; its basket is empty again. */
async function anOrder(variantIds: readonly number[]) {
  const list = sql.join([...variantIds], sql`, `);
  await run(sql`update variant set stock = held + 10, max_per_order = 10 where id in (${list})`);
  const [buyer] = await writeBuyers(shop.shop.database, 1, variantIds, 2);
  if (!buyer) throw new Error('no buyer');
  const body = startBody(buyer, { Payment: 'zarinpal' });
  const { number, id } = await shop.shop.orders.start(buyer.memberId, body);
  await shop.shop.database.transaction(async (tx) => {
    const order = await shop.shop.orderStates.lock(tx, id);
    if (order) await shop.shop.orderStates.markPaid(tx, order, { by: 'gateway', reason: '' });
  });
  return { ...buyer, number, id };
}
const basketOf = (memberId: number) => shop.shop.basket.read(memberBasket(memberId));
const reorder = ({ memberId, number }: { memberId: number; number: number }) =>
  shop.shop.orders.reorder(memberId, number);

test('an order is bought again at the prices and within the limits of now', async () => {
  const order = await anOrder([variants.laptop, piece]);
  await run(sql`update variant set stock = held + 1 where id = ${piece}`);
  await shop.shop.catalogue.setPrice(
    { websiteCode: codes.laptop, variantId: variants.laptop },
    95_000_000,
  );
  const answer = reorderAnswer.parse(await reorder(order));
  expect(answer).toMatchObject({ message: null, added: 3, basketCount: 3 });
  expect(answer.missing).toEqual([{ nameFa: expect.any(String), count: 1, message: null }]);
  const { lines } = await basketOf(order.memberId);
  expect(
    new Map(lines.map(({ propertyId, count, price }) => [propertyId, [count, price]])),
  ).toEqual(
    new Map([
      [variants.laptop, [2, 95_000_000]],
      [piece, [1, expect.any(Number)]],
    ]),
  );
  // Once more: the limit of the piece is reached.
  expect(await reorder(order)).toMatchObject({
    added: 2,
    missing: [{ count: 2, message: expect.any(String) }],
  });
});

test('what is sold out or has gone is named, and the rest is added', async () => {
  const order = await anOrder([variants.laptop, piece]);
  await run(sql`update variant set stock = held where id = ${piece}`);
  await run(sql`update order_line set variant_id = 999999
    where order_id = ${order.id} and variant_id = ${variants.laptop}`);
  expect(await reorder(order)).toMatchObject({
    added: 0,
    basketCount: 0,
    missing: [
      { count: 2, message: expect.any(String) },
      { count: 2, message: expect.any(String) },
    ],
  });
});

test('a frozen basket stays as it is', async () => {
  const order = await anOrder([piece]);
  await reorder(order);
  await shop.shop.orders.start(order.memberId, startBody(order, { Payment: 'zarinpal' }));
  expect(await reorder(order)).toMatchObject({
    message: expect.any(String),
    basketCount: frozenBasket,
    added: 0,
  });
  expect(await basketOf(order.memberId)).toMatchObject({ basketCount: 2, frozen: true });
});

test('only its member can buy an order again', async () => {
  const order = await anOrder([piece]);
  await run(sql`update shop_order set member_id = (
      select id from member where mobile = ${accounts.member.mobile})
    where id = ${order.id}`);
  const ask = (headers?: Record<string, string>, body: object = { number: order.number }) =>
    shop.post('/api/order/reorder', body, headers);
  const { bearer } = await logIn(shop);
  const other = await logIn(shop, accounts.administrator);
  expect((await ask()).status).toBe(401);
  expect((await ask(other.bearer)).status).toBe(404);
  expect((await ask(bearer, { number: -1 })).status).toBe(422);
  const { status, body, headers } = await ask(bearer);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toMatchObject({ message: null, added: 2 });
});
