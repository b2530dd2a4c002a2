import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { rows } from '#server/db/database.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import { createPaying } from '#server/testing/paying.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { fillBasket, startBody } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

const { paid, unpaid, atGateway, cancelled } = orderStatuses;
let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

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
} = createPaying(() => shop);
const attempts = (set: ReturnType<typeof sql>, token: string) =>
  shop.shop.database.db.execute(sql`update payment_attempt set ${set} where token = ${token}`);

describe('two attempts of one order', () => {
  test('that both revive it leave it paid once, with its piece sold', async () => {
    const before = await stock();
    const first = await leave('saman');
    const firstFields = await press(first, 'پرداخت');
    // The first one seems to have failed, so that the shopper pays again.
    await attempts(sql`state = 'unpaid', due_at = null`, first.token);
    await shop.shop.database.db.execute(
      sql`update shop_order set status = ${unpaid} where id = ${first.id}`,
    );
    const second = { ...first, token: await depart(first.id) };
    const secondFields = await press(second, 'پرداخت');
    await expire(first);
    await Promise.all([comeBack(first, firstFields), comeBack(second, secondFields)]);
    expect(await statusOf(first)).toBe(paid);
    expect(await stock()).toEqual({ stock: before.stock - 1, held: before.held });
  });

  test('that depart at once have one way', async () => {
    const { id } = await start('zarinpal');
    const both = await Promise.all([shop.shop.payments.depart(id), shop.shop.payments.depart(id)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.url).not.toBeNull();
    expect(await shop.shop.payments.depart(id)).toEqual(both[0]);
  });
});

test.each(['gateway_ref', 'merchant_ref'])(
  'two attempts at a gateway never have one %s',
  async (column) => {
    const [one, other] = [await leave('zarinpal'), await leave('zarinpal')];
    const name = sql.raw(column);
    const of = sql`(select ${name} from payment_attempt where token = ${one.token})`;
    await expect(attempts(sql`${name} = ${of}`, other.token)).rejects.toMatchObject({
      cause: { constraint: `payment_attempt_${column}` },
    });
  },
);

describe('an attempt', () => {
  test('whose money was recorded as a stray never pays its order later', async () => {
    const order = await leave('zibal');
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: 'zibal.verify', kind: 'amount' });
    await comeBack(order, fields);
    await comeBack(order, fields);
    expect([await statusOf(order), await strays(order)]).toEqual([unpaid, 1]);
  });

  test('whose shopper returns while the job looks is not forgotten', async () => {
    const order = await leave('snapppay');
    const fields = await press(order, 'پرداخت');
    // As another process has left it that is asking, or ended while it asked.
    await attempts(sql`state = 'verifying', due_at = now() + interval '1 minute'`, order.token);
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(atGateway);
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statusOf(order)).toBe(paid);
  });

  test('the job looked at in vain stays open, and its order expires in time', async () => {
    const order = await leave('zarinpal');
    await attempts(sql`state = 'verifying', due_at = now() - interval '1 second'`, order.token);
    await shop.shop.payments.judgeDue();
    await expire(order);
    expect(await statuses(order)).toEqual([1, atGateway, cancelled]);
  });

  test('of a gateway that was taken out of the settings waits, and then frees its basket', async () => {
    const order = await leave('zarinpal');
    await attempts(sql`state = 'unknown', due_at = now(), gateway = 'idpay'`, order.token);
    await shop.shop.payments.judgeDue();
    expect(await statusOf(order)).toBe(atGateway);
    await attempts(sql`due_at = now(), created_at = now() - interval '3 hours'`, order.token);
    await shop.shop.payments.judgeDue();
    expect([await statusOf(order), await strays(order)]).toEqual([unpaid, 1]);
    await expire(order);
    expect(await statusOf(order)).toBe(cancelled);
  });

  test('that has ended is not taken up again by a process that was slower', async () => {
    const order = await leave('zarinpal');
    await comeBack(order, await press(order, 'پرداخت'));
    await attempts(sql`gateway = 'idpay'`, order.token);
    const [ended] = await shop.shop.database.run(findAttempt, [order.token]);
    if (!ended) throw new Error('no attempt');
    // It was due when the job of this process read it, and paid by another one before it was judged.
    await shop.shop.payments.judge(ended);
    const query = sql`select due_at as "dueAt" from payment_attempt where id = ${ended.id}`;
    const row = z.object({ dueAt: z.null() });
    expect(await rows(shop.shop.database.db, query, row)).toEqual([{ dueAt: null }]);
  });

  test('of a gateway that was taken out gives back what it had claimed again', async () => {
    const before = await stock();
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    await expire(order);
    sandbox.control.plan({ call: 'zarinpal.verify', kind: 'drop' });
    await comeBack(order, fields);
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    const long = sql`created_at = now() - interval '3 hours'`;
    await attempts(sql`gateway = 'idpay', due_at = now(), ${long}`, order.token);
    await shop.shop.payments.judgeDue();
    expect([await statusOf(order), await strays(order)]).toEqual([cancelled, 1]);
    expect(await stock()).toEqual(before);
  });

  test('that failed leaves an order whose shopper is at the gateway again where it is', async () => {
    const first = await leave('zarinpal');
    const fields = await press(first, 'انصراف');
    await comeBack(first, fields);
    const second = { ...first, token: await depart(first.id) };
    await comeBack(first, { ...fields, Status: 'OK' });
    expect(await statusOf(first)).toBe(atGateway);
    await comeBack(second, await press(second, 'پرداخت'));
    expect(await statuses(first)).toEqual([1, atGateway, unpaid, atGateway, paid]);
  });

  test('that failed after the order’s time promises no time to pay', async () => {
    const order = await leave('zarinpal');
    await press(order, 'انصراف');
    await attempts(sql`state = 'unknown', returned_at = now()`, order.token);
    await expire(order);
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statusOf(order)).toBe(unpaid);
    const notices = sql`select text from sms where text like ${`%${toPersianDigits(order.number)}%`}`;
    expect(await rows(shop.shop.database.db, notices, z.object({ text: z.string() }))).toEqual([]);
  });

  test('whose callback meets a fault of the database is judged after all', async () => {
    const order = await leave('saman');
    const fields = await press(order, 'پرداخت');
    const { db } = shop.shop.database;
    // A sequence goes on although its transaction fails: only the first try does.
    await db.execute(sql`create sequence faults`);
    await db.execute(sql`create function fail_once() returns trigger language plpgsql as $$
      begin
        if nextval('faults') = 1 then raise exception 'a fault'; end if;
        return new;
      end $$`);
    await db.execute(sql`create trigger fail_once before update on payment_attempt
      for each row execute function fail_once()`);
    expect(await comeBack(order, fields)).toBe(`/shop/checkout/result?t=${order.token}`);
    expect(await statusOf(order)).toBe(paid);
    await db.execute(sql`drop trigger fail_once on payment_attempt`);
  });

  test('is taken up again soon after a verification without an answer', async () => {
    const order = await leave('zarinpal');
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: 'zarinpal.verify', kind: 'html' });
    await comeBack(order, fields);
    const { db } = shop.shop.database;
    const [found] = await db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.token, order.token));
    const wait = (found?.dueAt?.getTime() ?? 0) - Date.now();
    expect([found?.state, wait > 0 && wait <= 10_000]).toEqual(['unknown', true]);
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statusOf(order)).toBe(paid);
  });
});

test('an order says by which gateway it was paid', async () => {
  const order = await leave('zarinpal');
  await comeBack(order, await press(order, 'انصراف'));
  const again = { ...order, gateway: 'zibal' as const, token: await depart(order.id, 'zibal') };
  await comeBack(again, await press(again, 'پرداخت'));
  expect(await shop.shop.orders.detail(order.buyer.memberId, order.number)).toMatchObject({
    status: paid,
    payment: { name: 'zibal', title: 'زیبال' },
  });
});

test('an order is not opened more than ten times', async () => {
  const order = await leave('zarinpal');
  for (let tries = 1; tries <= 10; tries += 1) {
    /* oxlint-disable no-await-in-loop -- One try after the other. */
    await attempts(sql`state = 'unpaid', due_at = null`, order.token);
    await shop.shop.database.db.execute(sql`
      update payment_attempt set state = 'unpaid', due_at = null where order_id = ${order.id}`);
    await shop.shop.database.db.execute(
      sql`update shop_order set status = ${unpaid} where id = ${order.id}`,
    );
    if (tries < 10) await depart(order.id);
    /* oxlint-enable no-await-in-loop */
  }
  await expect(shop.shop.payments.depart(order.id)).rejects.toMatchObject({ status: 409 });
});

test('a member who ordered on delivery has no first order any more', async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`
    with made as (
      insert into promotion (title, rule)
      values ('نخستین', '{"when": {"firstOrder": true}, "give": {"kind": "amount", "amount": 1000}}')
      returning id)
    insert into coupon (code, promotion_id) select 'FIRST', id from made`);
  const { buyer } = await start('zarinpal', { Payment: 'on-delivery', Coupon: 'FIRST' });
  await fillBasket(shop.shop.database, buyer, 102);
  const again = startBody(buyer, { Coupon: 'FIRST' });
  await expect(shop.shop.orders.start(buyer.memberId, again)).rejects.toMatchObject({
    code: 'COUPON_REFUSED',
  });
});

test('a discount of one payment is not kept for another', async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`
    with made as (
      insert into promotion (title, rule) values ('درگاه', '{
        "when": {"payments": ["zibal"]}, "give": {"kind": "amount", "amount": 1000}}')
      returning id)
    insert into coupon (code, promotion_id) select 'ZIBAL', id from made`);
  const order = await leave('zibal', { Coupon: 'ZIBAL' });
  await comeBack(order, await press(order, 'انصراف'));
  const { openWays } = await shop.shop.orders.preview(order.buyer.memberId, {});
  expect(openWays.map(({ name }) => name)).toEqual(['zibal']);
  await expect(shop.shop.payments.depart(order.id, 'zarinpal')).rejects.toMatchObject({
    status: 409,
  });
  expect(await depart(order.id)).toMatch(/^[\w-]{22}$/);
});
