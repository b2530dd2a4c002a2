import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { rows } from '#server/db/database.ts';
import { strayPayment } from '#server/db/schema/payment.ts';
import { createLogger } from '#server/http/logging.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { createPaying, verifyCall } from '#server/testing/paying.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { paid, unpaid, atGateway } = orderStatuses;
const { leave, depart, press, comeBack, statusOf, strays, makeDue, result } = createPaying(
  () => shop,
);

/** Text messages about an order, the first one first. */
async function messages({ number }: { readonly number: number }): Promise<string[]> {
  const found = await rows(
    shop.shop.database.db,
    sql`select text from sms where text like ${`%${toPersianDigits(number)}%`} order by id`,
    z.object({ text: z.string() }),
  );
  return found.map(({ text }) => text);
}

/** Those that compare the amount themselves capture nothing; lenders and Behpardakht return none at verify. */
const countsAmounts = ['zibal', 'saman'] as const;

test.each(countsAmounts)(
  'of another amount than the order’s is not taken, and its money goes back (%s)',
  async (gateway) => {
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: verifyCall[gateway], kind: 'amount' });
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(unpaid);
    expect(await strays(order)).toBe(1);
    expect(await result(order)).toMatchObject({
      status: unpaid,
      money: 'back',
      moneyAmount: expect.any(Number),
      reference: expect.stringMatching(/./),
    });
    // Once, however often its callback comes; besides that the order can be paid again.
    await comeBack(order, fields);
    expect(await messages(order)).toEqual([
      expect.stringMatching(/تومان که برای سفارش [۰-۹]+ پرداخت شد پذیرفته نشد و بازمی‌گردد\.$/),
      expect.stringMatching(/فرصت پرداخت دوباره دارید/),
    ]);
  },
);

test('with a number of the bank that has paid another order goes back', async () => {
  const first = await leave('zibal');
  await comeBack(first, await press(first, 'پرداخت'));
  const second = await leave('zibal');
  const fields = await press(second, 'پرداخت');
  const [known, repeated] = sandbox.till.list().slice(-2);
  if (known && repeated) repeated.reference = known.reference;
  await comeBack(second, fields);
  expect([await statusOf(first), await statusOf(second)]).toEqual([paid, unpaid]);
  expect([await strays(first), await strays(second)]).toEqual([0, 1]);
  expect(await result(second)).toMatchObject({
    money: 'back',
    moneyAmount: 180_000,
    reference: fields['trackId'],
  });
});

test('of another amount is not captured by a gateway that compares it itself', async () => {
  const order = await leave('zarinpal');
  const fields = await press(order, 'پرداخت');
  sandbox.control.plan({ call: 'zarinpal.verify', kind: 'amount' });
  await comeBack(order, fields);
  expect([await statusOf(order), await strays(order)]).toEqual([unpaid, 0]);
  // The bank has it, so nobody may say that nothing was taken.
  expect(await result(order)).toMatchObject({ money: 'unverified', moneyAmount: null });
});

test.each(['behpardakht', 'snapppay', 'torobpay'] as const)(
  'whose callback reports another amount is not verified (%s)',
  async (gateway) => {
    const order = await leave(gateway);
    sandbox.control.plan({ call: `${gateway}.callback`, kind: 'amount' });
    await comeBack(order, await press(order, 'پرداخت'));
    expect([await statusOf(order), await strays(order)]).toEqual([atGateway, 0]);
    expect(sandbox.control.counts.get(verifyCall[gateway])).toBeUndefined();
  },
);

test('that pays no order is given back by the job where the gateway can', async () => {
  const order = await leave('zarinpal');
  const fields = await press(order, 'پرداخت');
  await shop.shop.orders.leaveFrozen(order.buyer.memberId);
  await comeBack(order, fields);
  expect(await strays(order)).toBe(1);
  await shop.job('give back stray payments').run(createLogger('silent'));
  const { db } = shop.shop.database;
  const found = await db.select().from(strayPayment).orderBy(strayPayment.attemptId);
  expect(found.at(-1)).toMatchObject({ settlement: 'reversed', settledAt: expect.any(Date) });
  expect(await result(order)).toMatchObject({ money: 'returned', moneyAmount: 180_000 });
});

test('made twice for one order goes back the second time, and both say so', async () => {
  const first = await leave('zarinpal');
  const fields = await press(first, 'پرداخت');
  // The first one seems to have failed, so that the shopper pays again.
  const { db } = shop.shop.database;
  await db.execute(sql`update payment_attempt set state = 'unpaid', due_at = null
      where token = ${first.token}`);
  await db.execute(sql`update shop_order set status = ${unpaid} where id = ${first.id}`);
  const second = { ...first, token: await depart(first.id) };
  await comeBack(second, await press(second, 'پرداخت'));
  await comeBack(first, fields);
  expect(await result(second)).toMatchObject({ status: paid, money: 'paid', moneyAmount: null });
  expect(await result(first)).toMatchObject({
    status: paid,
    money: 'back',
    moneyAmount: 180_000,
    reference: expect.stringMatching(/./),
  });
  expect(await messages(first)).toEqual([
    expect.stringMatching(/پرداخت شد\. مبلغ ۱۸۰٬۰۰۰ تومان/),
    expect.stringMatching(/۱۸۰٬۰۰۰ تومان که برای سفارش [۰-۹]+ پرداخت شد پذیرفته نشد/),
  ]);
});

test('that the gateway never reports is called unknown, not untouched', async () => {
  const order = await leave('zarinpal');
  const fields = await press(order, 'پرداخت');
  sandbox.control.plan({ call: 'zarinpal.verify', kind: 'error', times: 2 });
  await comeBack(order, fields);
  expect(await result(order)).toMatchObject({ status: atGateway, money: 'awaited' });
  const { db } = shop.shop.database;
  await db.execute(sql`update payment_attempt set created_at = now() - interval '1 day'
      where token = ${order.token}`);
  await makeDue(order);
  await shop.shop.payments.judgeDue();
  expect(await result(order)).toMatchObject({ money: 'unknown', moneyAmount: 180_000 });
  expect(await messages(order)).toContainEqual(
    expect.stringMatching(/بانک نتیجهٔ پرداخت ۱۸۰٬۰۰۰ تومان .* را نگفت/),
  );
});

test.each([
  ['zarinpal', null],
  ['zibal', 'insufficient'],
  ['behpardakht', 'insufficient'],
] as const)('without money leaves the order unpaid (%s: %s)', async (gateway, why) => {
  const order = await leave(gateway);
  await comeBack(order, await press(order, 'موجودی ناکافی'));
  expect(await result(order)).toMatchObject({ status: unpaid, reference: null, why });
});

test('is announced to the member by one message', async () => {
  const order = await leave('zarinpal');
  const fields = await press(order, 'پرداخت');
  await comeBack(order, fields);
  await comeBack(order, fields);
  expect(await messages(order)).toEqual([expect.stringMatching(/پرداخت شد\. مبلغ ۱۸۰٬۰۰۰ تومان/)]);
});
