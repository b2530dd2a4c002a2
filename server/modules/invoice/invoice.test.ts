import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import { numberSome } from '#server/modules/invoice/queries.ts';
import {
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

/** No test goes to pay. */
const config = { gateways: testGateways(nowhere) };
const piece = 101;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config });
  other = await openTestShop({ beside: shop, config });
});
beforeEach(async () => {
  await run(sql`truncate invoice`);
  await run(sql`update shop_order set status = 4`);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const run = (query: ReturnType<typeof sql>) => shop.shop.database.db.execute(query);
const numbering = (of = shop) => of.job('number invoices').run(createLogger('silent'));

async function orders(count: number, Payment = 'zarinpal') {
  await run(sql`update variant set stock = held + ${count} where id = ${piece}`);
  const buyers = await writeBuyers(shop.shop.database, count, [piece]);
  return Promise.all(
    buyers.map(async (buyer) => ({
      memberId: buyer.memberId,
      ...(await shop.shop.orders.start(buyer.memberId, startBody(buyer, { Payment }))),
    })),
  );
}
const pay = (id: number) =>
  shop.shop.database.transaction(async (tx) => {
    const order = await shop.shop.orderStates.lock(tx, id);
    if (order) await shop.shop.orderStates.markPaid(tx, order, { by: 'gateway', reason: '' });
  });
const invoices = () =>
  rows(
    shop.shop.database.db,
    sql`select i.number::int, i.order_id::int as "orderId" from invoice i order by 1`,
    z.object({ number: z.int(), orderId: z.int() }),
  );
const one = () => shop.shop.database.transaction((tx) => numberSome(tx, 0, 1));
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

test('orders paid at once are numbered without gaps while two nodes number them', async () => {
  const started = await orders(40);
  await Promise.all([
    ...started.map(async ({ id }) => {
      await pay(id);
      await numbering(id % 2 === 0 ? shop : other);
    }),
    numbering(),
    numbering(other),
  ]);
  const found = await invoices();
  expect(found.map(({ number }) => number)).toEqual(upTo(40));
  expect(new Set(found.map(({ orderId }) => orderId))).toEqual(
    new Set(started.map(({ id }) => id)),
  );
});

test('a process that ends in the middle leaves no gap', async () => {
  const [first, second, third] = await orders(3);
  await pay(first?.id ?? 0);
  await numbering();
  await pay(second?.id ?? 0);
  await pay(third?.id ?? 0);
  const ended = shop.shop.database.transaction(async (tx) => {
    expect(await numberSome(tx, 0, 100)).toBe(2);
    throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  await numbering(other);
  expect(await invoices()).toEqual([
    { number: 1, orderId: first?.id },
    { number: 2, orderId: second?.id },
    { number: 3, orderId: third?.id },
  ]);
});

test('numbers follow the time of payment, batch by batch', async () => {
  const started = await orders(3);
  await Promise.all(started.map(({ id }) => pay(id)));
  const [first, second, third] = started.map(({ id }) => id);
  await run(sql`update shop_order set paid_at = now() - interval '1 day' where id = ${third}`);
  await run(sql`update shop_order set paid_at = now() - interval '1 hour' where id = ${second}`);
  expect([await one(), await one(), await one(), await one()]).toEqual([1, 1, 1, 0]);
  expect((await invoices()).map(({ orderId }) => orderId)).toEqual([third, second, first]);
});

test('an order paid on delivery has its invoice once it is delivered, and keeps it', async () => {
  const [order] = await orders(1, 'on-delivery');
  if (!order) throw new Error('no order');
  const detail = () => shop.shop.orders.detail(order.memberId, order.number);
  const step = (status: 3 | 4, delivery: string) =>
    shop.shop.database.transaction(async (tx) => {
      const locked = await shop.shop.orderStates.lock(tx, order.id);
      const cause = { by: 'staff', reason: '' } as const;
      if (locked) await shop.shop.orderStates.step(tx, locked, { status, delivery }, cause);
    });
  await step(3, 'sent');
  await numbering();
  expect(await detail()).toMatchObject({ hasInvoice: false, invoice: null });
  await step(3, 'delivered');
  expect(await detail()).toMatchObject({ hasInvoice: true, invoice: null });
  await numbering();
  const issued = { hasInvoice: true, invoice: { number: 1, issuedAt: expect.any(String) } };
  expect(await detail()).toMatchObject(issued);
  await step(4, 'returned');
  expect(await detail()).toMatchObject(issued);
});
