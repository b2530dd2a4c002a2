import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { straysAnswer } from '#lib/contract/admin-order.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { paymentAttempt, strayPayment } from '#server/db/schema/payment.ts';
import { createLogger } from '#server/http/logging.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { brokenInvariants } from '#server/testing/selling.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => {
  desk.sandbox.control.reset();
  expect(await brokenInvariants(desk.shop.shop.database)).toEqual([]);
});
afterAll(() => desk.close());

const { call, read, act, done, order, payAt, leave, press, comeBack, ...work } = createDeskWork(
  () => desk,
);
const { messages, records, giveBack, db } = work;

const { paid } = orderStatuses;

describe('a refund', () => {
  test('of a part, then of the rest, goes back at the gateway, and its member is notified', async () => {
    const { number } = await payAt('behpardakht');
    const first = await done('Refund', number, { amount: 30_000, reason: 'یک جعبه کم بود' });
    expect(first).toMatchObject({ status: paid, paid: 180_000, refunded: 30_000 });
    await giveBack();
    const rest = await done('Refund', number, { reason: 'بازگشت همه' });
    expect(rest).toMatchObject({ refunded: 180_000 });
    await giveBack();
    expect((await read(number)).refunds).toMatchObject([
      { amount: 30_000, state: 'done', tries: 1, answers: [{ call: 'bpRefundRequest' }] },
      { amount: 150_000, state: 'done' },
    ]);
    expect((await messages(number)).slice(1)).toEqual([
      expect.stringContaining('مبلغ ۳۰٬۰۰۰ تومان بازمی‌گردد'),
      expect.stringContaining('مبلغ ۱۵۰٬۰۰۰ تومان بازمی‌گردد'),
    ]);
    expect((await records(`order ${number}`)).map(({ action }) => action)).toEqual([
      'Refund',
      'Refund',
    ]);
  });

  test('is never more than what is left', async () => {
    const { number } = await payAt('zibal');
    const refused = { status: 409, body: { code: 'REFUND_TOO_MUCH' } };
    expect(await act('Refund', number, { amount: 180_001, reason: 'x' })).toMatchObject(refused);
    await done('Refund', number, { reason: 'بازگشت همه' });
    expect(await act('Refund', number, { reason: 'باز' })).toMatchObject(refused);
    const { number: unpaid } = await order();
    expect(await act('Refund', unpaid, { reason: 'x' })).toMatchObject(refused);
    expect(await records(`order ${unpaid}`)).toEqual([]);
  });

  test('that is for staff ends with the bank’s reference, once', async () => {
    const { number } = await payAt('zibal');
    const { refunds } = await done('Refund', number, { amount: 50_000, reason: 'کم بود' });
    const id = refunds[0]?.id ?? 0;
    expect(refunds).toMatchObject([{ state: 'manual' }]);
    expect(await act('Settle-Refund', number, { id, outcome: 'paid' })).toMatchObject({
      status: 422,
      body: { fields: { reference: expect.any(String) } },
    });
    const settled = { id, outcome: 'paid', reference: 'RRN-123' };
    expect((await done('Settle-Refund', number, settled)).refunds).toMatchObject([
      { state: 'done', reference: 'RRN-123', endedAt: expect.any(String) },
    ]);
    expect(await act('Settle-Refund', number, settled)).toMatchObject({
      status: 409,
      body: { code: 'REFUND_NOT_MANUAL' },
    });
    const { number: other } = await payAt('zibal');
    expect(await act('Settle-Refund', other, settled)).toMatchObject({ status: 404 });
  });

  test('can be withdrawn, and its money goes back otherwise', async () => {
    const { number } = await payAt('zibal');
    const { refunds } = await done('Refund', number, { reason: 'اشتباه' });
    const withdrawn = { id: refunds[0]?.id, outcome: 'withdrawn' };
    expect(await done('Settle-Refund', number, withdrawn)).toMatchObject({ refunded: 0 });
    expect(await done('Refund', number, { amount: 1, reason: 'درست' })).toMatchObject({
      refunded: 1,
    });
  });

  test('is asked for again once staff know that the gateway did not give it back', async () => {
    const { number } = await payAt('zarinpal');
    await done('Refund', number, { amount: 100_000, reason: 'کم بود' });
    desk.sandbox.control.plan({ call: 'zarinpal.AddRefund', kind: 'error' });
    await giveBack();
    const { refunds } = await read(number);
    expect(refunds).toMatchObject([{ state: 'manual' }]);
    await done('Settle-Refund', number, { id: refunds[0]?.id, outcome: 'again' });
    await giveBack();
    expect((await read(number)).refunds).toMatchObject([{ state: 'done', tries: 2 }]);
  });

  test('of a part is never asked of a gateway that gives all back', async () => {
    const { number } = await payAt('saman');
    const { refunds } = await done('Refund', number, { amount: 100_000, reason: 'کم بود' });
    expect(
      await act('Settle-Refund', number, { id: refunds[0]?.id, outcome: 'again' }),
    ).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } });
  });
});

/** @returns the attempt's id */
async function astray(gateway: 'zibal' | 'zarinpal'): Promise<number> {
  const left = await leave(gateway);
  const fields = await press(left, 'پرداخت');
  await desk.shop.shop.orders.leaveFrozen(left.buyer.memberId);
  await comeBack(left, fields);
  const [found] = await db()
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, left.id));
  return found?.id ?? 0;
}
const listed = async (isOpen = true) =>
  straysAnswer.parse((await call('Get-Strays', { isOpen })).body).items;
/** The body of a call that settles it, as it is now. */
async function settling(attemptId: number) {
  const version = (await listed(false)).find((each) => each.attemptId === attemptId)?.version;
  return { attemptId, version, outcome: 'settled', settlement: 'کارت به کارت شد' };
}
const job = () => desk.shop.job('give back stray payments').run(createLogger('silent'));

describe('money that pays no order', () => {
  test('is listed until staff settled it, once', async () => {
    const attemptId = await astray('zibal');
    const asked = await settling(attemptId);
    expect(await call('Settle-Stray', asked)).toMatchObject({
      status: 409,
      body: { code: 'STRAY_ASKED' },
    });
    await job();
    const settle = await settling(attemptId);
    expect(await call('Settle-Stray', asked)).toMatchObject({
      status: 409,
      body: { code: 'STALE', fields: { version: String(settle.version) } },
    });
    expect((await listed()).find((each) => each.attemptId === attemptId)).toMatchObject({
      gateway: 'zibal',
      amount: 180_000,
      dueAt: null,
      settledAt: null,
    });
    expect(await call('Settle-Stray', { ...settle, outcome: 'again' })).toMatchObject({
      status: 409,
      body: { code: 'STRAY_STAYS' },
    });
    const answers = await Promise.all([call('Settle-Stray', settle), call('Settle-Stray', settle)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await call('Settle-Stray', await settling(attemptId))).toMatchObject({
      status: 409,
      body: { code: 'STRAY_SETTLED' },
    });
    expect((await listed()).map((each) => each.attemptId)).not.toContain(attemptId);
    expect((await listed(false)).find((each) => each.attemptId === attemptId)).toMatchObject({
      settlement: 'کارت به کارت شد',
      settledAt: expect.any(String),
    });
    expect(await records(`stray ${attemptId}`)).toMatchObject([{ action: 'Settle-Stray' }]);
  });

  test('is not settled by hand while its gateway may have given it back, until it was asked for a day', async () => {
    const attemptId = await astray('zarinpal');
    const settle = async () => call('Settle-Stray', await settling(attemptId));
    desk.sandbox.control.plan({ call: 'zarinpal.reverse', kind: 'error' });
    await job();
    const asked = { status: 409, body: { code: 'STRAY_ASKED' } };
    expect(await settle()).toMatchObject(asked);
    const old = new Date(Date.now() - 90_000_000);
    const due = { createdAt: old, dueAt: old };
    await db().update(strayPayment).set(due).where(eq(strayPayment.attemptId, attemptId));
    expect(await settle()).toMatchObject(asked);
    desk.sandbox.control.plan({ call: 'zarinpal.reverse', kind: 'error' });
    await job();
    expect(await settle()).toMatchObject({ status: 200 });
  });

  test('is given back by its gateway when staff ask for it again', async () => {
    const attemptId = await astray('zarinpal');
    await db()
      .update(strayPayment)
      .set({ dueAt: null, settlement: 'refused' })
      .where(eq(strayPayment.attemptId, attemptId));
    const again = { ...(await settling(attemptId)), outcome: 'again' };
    expect(await call('Settle-Stray', again)).toMatchObject({
      status: 200,
      body: { stray: { dueAt: expect.any(String) } },
    });
    await job();
    const [found] = await db()
      .select()
      .from(strayPayment)
      .where(eq(strayPayment.attemptId, attemptId));
    expect(found).toMatchObject({ settlement: 'reversed', settledAt: expect.any(Date) });
  });
});
