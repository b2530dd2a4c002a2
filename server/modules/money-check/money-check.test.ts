import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { moneyChecksAnswer } from '#lib/contract/admin-money.ts';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import { createMoneyCheckService } from '#server/modules/money-check/service.ts';
import { sumDay } from '#server/modules/money-check/queries.ts';
import { deliver, makeOrder } from '#server/testing/after-sale.ts';
import { createPaying, piece } from '#server/testing/paying.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { brokenInvariants, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
let order: { id: number; number: number };
let waiting: { id: number; number: number };

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    // The stand-in leads back to this machine only.
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
  await fillTestMembers(shop);
  const { leave, press, comeBack, start } = createPaying(() => shop);
  const bought = await leave('zarinpal', { Coupon: 'TEN' });
  await comeBack(bought, await press(bought, 'پرداخت'));
  order = bought;
  waiting = await start('zibal');
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});
beforeEach(() => execute(sql`delete from money_check`));

const execute = (query: SQL) => shop.shop.database.db.execute(query);
const kinds = async () =>
  (await brokenInvariants(shop.shop.database)).map((each) => each.split(' ')[0]);

describe('what does not add up is found:', () => {
  test.each<[kind: string, wrong: () => SQL, undo: () => SQL]>([
    [
      'held',
      () => sql`update variant set held = held + 1 where id = 101`,
      () => sql`update variant set held = held - 1 where id = 101`,
    ],
    [
      'holds',
      () => sql`update shop_order set status = 4 where id = ${waiting.id}`,
      () => sql`update shop_order set status = 1 where id = ${waiting.id}`,
    ],
    [
      'lines',
      () => sql`update order_line set price = price + 1 where order_id = ${order.id}`,
      () => sql`update order_line set price = price - 1 where order_id = ${order.id}`,
    ],
    [
      'payment',
      () => sql`update payment_attempt set amount = amount - 1 where order_id = ${order.id}`,
      () => sql`update payment_attempt set amount = amount + 1 where order_id = ${order.id}`,
    ],
    [
      'cancelled',
      () => sql`update shop_order set status = 4 where id = ${order.id}`,
      () => sql`update shop_order set status = 2 where id = ${order.id}`,
    ],
    [
      'refunds',
      () => sql`insert into refund (order_id, amount, reason)
        select id, total + 1, 'x' from shop_order where id = ${order.id}`,
      () => sql`delete from refund`,
    ],
    [
      'refundWaiting',
      () => sql`insert into refund (order_id, amount, reason, created_at)
        values (${order.id}, 1, 'x', now() - interval '4 days')`,
      () => sql`delete from refund`,
    ],
    [
      'coupon',
      () => sql`update coupon set used = used - 1`,
      () => sql`update coupon set used = used + 1`,
    ],
    [
      'slot',
      () => sql`update delivery_slot set taken = 1 where id = (select min(id) from delivery_slot)`,
      () => sql`update delivery_slot set taken = 0`,
    ],
    [
      'frozen',
      () => sql`update shop_order set basket_id = null where id = ${waiting.id}`,
      () => sql`update shop_order o set basket_id = b.id from basket b
        where o.id = ${waiting.id} and b.member_id = o.member_id`,
    ],
    [
      'events',
      () => sql`update shop_order set version = version + 1 where id = ${order.id}`,
      () => sql`update shop_order set version = version - 1 where id = ${order.id}`,
    ],
    [
      'invoices',
      () => sql`insert into invoice (number, order_id) values (2, ${order.id})`,
      () => sql`delete from invoice`,
    ],
    [
      'stray',
      () => sql`insert into stray_payment (attempt_id, amount, reason, created_at)
        select id, amount, 'x', now() - interval '2 days' from payment_attempt where order_id = ${order.id}`,
      () => sql`delete from stray_payment`,
    ],
    [
      'captured',
      () => sql`update payment_attempt set state = 'unpaid' where order_id = ${order.id}`,
      () => sql`update payment_attempt set state = 'paid' where order_id = ${order.id}`,
    ],
    [
      'oversold',
      // The database refuses it as long as it has its constraint.
      () => sql`do $$ begin
          alter table variant drop constraint variant_held;
          update variant set held = stock + 1 where id = 102;
        end $$`,
      () => sql`do $$ begin
          update variant set held = 0 where id = 102;
          alter table variant add constraint variant_held check (0 <= held and held <= stock);
        end $$`,
    ],
    [
      'unknown',
      () => sql`update payment_attempt set state = 'unknown', created_at = now() - interval '2 days'
        where order_id = ${order.id}`,
      () => sql`update payment_attempt set state = 'paid' where order_id = ${order.id}`,
    ],
    [
      'unsettled',
      () => sql`update payment_attempt set needs_settling = true, created_at = now() - interval '2 days'
        where order_id = ${order.id}`,
      () => sql`update payment_attempt set needs_settling = false where order_id = ${order.id}`,
    ],
  ])('%s', async (kind, wrong, undo) => {
    expect(await kinds()).toEqual([]);
    await execute(wrong());
    const found = await kinds();
    await execute(undo());
    expect(found).toContain(kind);
    expect(await kinds()).toEqual([]);
  });
});

test('the sums of a day state what arrived at gateways and on delivery, when it arrived', async () => {
  const atDoor = await makeOrder(shop, [piece]);
  await deliver(shop, atDoor);
  const ids = sql`(${order.id}, ${atDoor.id})`;
  await execute(sql`update shop_order set paid_at = paid_at - interval '1 day' where id in ${ids}`);
  await execute(sql`update order_event set at = at - interval '1 day' where order_id in ${ids}`);
  // A later change of it is no second delivery.
  await shop.shop.database.transaction(async (tx) => {
    const locked = await shop.shop.orderStates.lock(tx, atDoor.id);
    if (locked) await shop.shop.orderStates.note(tx, locked, { by: 'staff', reason: 'test' });
  });
  const [paid] = await rows(
    shop.shop.database.db,
    sql`select sum(total)::int as total from shop_order where id in ${ids}`,
    z.object({ total: z.int() }),
  );
  expect(await sumDay(shop.shop.database.db)).toMatchObject({
    paidOrders: 2,
    paidAmount: paid?.total,
  });
});

test('it is compared once a day, however many nodes try, and reported to the log and administrators', async () => {
  await execute(sql`insert into refund (order_id, amount, reason, created_at)
    values (${order.id}, 5000, 'x', now() - interval '4 days')`);
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { checkToday } = createMoneyCheckService(shop.shop.database);
  const logger = createLogger('info', stream);
  const all = await Promise.all([checkToday(logger), checkToday(logger), checkToday(logger)]);
  await execute(sql`delete from refund`);
  expect(all.filter((each) => each !== null)).toHaveLength(1);
  expect(lines.filter((line) => line.includes('money mismatch'))).toHaveLength(1);

  const path = '/api/Admin/Get-Money-Checks';
  const answer = await shop.post(path, {}, await signInStaff(shop, ['reports']));
  const { checks } = moneyChecksAnswer.parse(answer.body);
  expect(checks).toHaveLength(1);
  expect(checks[0]?.findings).toMatchObject([{ kind: 'refundWaiting', subject: order.number }]);
  expect(checks[0]?.findings[0]?.message).toMatch(/۵٬۰۰۰ تومان از سفارش [۰-۹]+/);
});
