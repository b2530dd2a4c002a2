import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { createLogger } from '#server/http/logging.ts';
import { createPaying } from '#server/testing/paying.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { paid, cancelled, atGateway } = orderStatuses;
const { leave, press, statusOf, strays } = createPaying(() => shop);
const run = (job: string) => shop.job(job).run(createLogger('silent'));
/** Makes all attempts as old as that. */
const age = (minutes: number) =>
  shop.shop.database.db.execute(
    sql`update payment_attempt set created_at = now() - ${minutes} * interval '1 minute'`,
  );

test('a payment whose shopper never came back is found, verified and pays its order', async () => {
  const order = await leave('zarinpal');
  await press(order, 'پرداخت');
  await run('find unverified payments');
  // Its shopper may be on the way.
  expect(await statusOf(order)).toBe(atGateway);
  await age(5);
  await run('find unverified payments');
  expect(await statusOf(order)).toBe(paid);
});

test('one for an order its shopper has left goes back', async () => {
  const order = await leave('zarinpal');
  await press(order, 'پرداخت');
  await shop.shop.orders.leaveFrozen(order.buyer.memberId);
  await age(5);
  await run('find unverified payments');
  expect([await statusOf(order), await strays(order)]).toEqual([cancelled, 1]);
  await run('give back stray payments');
  expect(await settlements()).toContain('reversed');
});

test('one that cannot be judged does not keep the others waiting', async () => {
  const [broken, order] = [await leave('zarinpal'), await leave('zarinpal')];
  for (const each of [broken, order]) await press(each, 'پرداخت');
  await age(5);
  const { db } = shop.shop.database;
  const fault = sql.raw(
    `alter table payment_attempt add constraint fault check (order_id <> ${broken.id} or returned_at is null) not valid`,
  );
  await db.execute(fault);
  await run('find unverified payments');
  expect([await statusOf(broken), await statusOf(order)]).toEqual([atGateway, paid]);
  await db.execute(sql`alter table payment_attempt drop constraint fault`);
  await run('find unverified payments');
  expect(await statusOf(broken)).toBe(paid);
});

test('a gateway that does not answer changes nothing', async () => {
  const order = await leave('zarinpal');
  await press(order, 'پرداخت');
  await age(5);
  sandbox.control.plan({ call: 'zarinpal.unVerified', kind: 'html' });
  await run('find unverified payments');
  expect(await statusOf(order)).toBe(atGateway);
});

async function settlements(): Promise<unknown> {
  return JSON.stringify(
    await shop.shop.database.db.execute(sql`select settlement from stray_payment`),
  );
}
