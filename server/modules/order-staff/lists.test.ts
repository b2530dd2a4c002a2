import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminOrdersAnswer } from '#lib/contract/admin-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, read, done, order, payAt, leave, db } = createDeskWork(() => desk);
const list = async (body: object) => adminOrdersAnswer.parse((await call('Get-Orders', body)).body);
const numbersOf = async (body: object) => (await list(body)).items.map(({ number }) => number);

describe('the orders', () => {
  test('are listed by what they need, with the newest first, and counted', async () => {
    const waiting = await order();
    const unpaid = await leave('zarinpal');
    const paid = await payAt('zibal');
    const packing = await order();
    await done('Start-Preparing', packing.number);
    const cancelled = await order();
    await done('Cancel', cancelled.number, { reason: 'دیر شد' });
    const all = [waiting, unpaid, paid, packing, cancelled].map(({ number }) => number);
    const page = await list({});
    expect(page.items.map(({ number }) => number)).toEqual(all.toReversed());
    expect(page).toMatchObject({ total: 5, page: 1, pageCount: 1 });
    expect(page.counts).toEqual({
      waiting: 1,
      unpaid: 1,
      paid: 1,
      packing: 1,
      sent: 0,
      delivered: 0,
      returned: 0,
      cancelled: 1,
    });
    for (const [at, state] of ['waiting', 'unpaid', 'paid', 'packing', 'cancelled'].entries()) {
      expect([state, await numbersOf({ state })]).toEqual([state, [all[at]]]);
    }
    expect(await numbersOf({ payment: 'zibal' })).toEqual([paid.number]);
    expect(await numbersOf({ status: 3, delivery: 'packing' })).toEqual([packing.number]);
    expect(await numbersOf({ page: 2 })).toEqual([]);
  });

  test('are found by number and by mobile number, in any digits', async () => {
    const { number } = await order();
    const { member } = await read(number);
    const { mobile = '' } = member ?? {};
    for (const q of [String(number), toPersianDigits(number), mobile, `+98${mobile.slice(1)}`]) {
      expect([q, await numbersOf({ q })]).toEqual([q, [number]]);
    }
    for (const q of ['1', '09120000000', "' or true --", '%', 'نام']) {
      expect([q, await numbersOf({ q })]).toEqual([q, []]);
    }
  });

  test('are found by the days on which they were made, in Tehran', async () => {
    const { id, number } = await order();
    await db().execute(
      sql`update shop_order set created_at = '2026-03-20T20:45:00Z' where id = ${id}`,
    );
    expect(await numbersOf({ from: '2026-03-21', to: '2026-03-21' })).toEqual([number]);
    expect(await numbersOf({ to: '2026-03-20' })).toEqual([]);
  });

  test('show a refund that is for staff', async () => {
    const { number } = await payAt('zibal');
    await done('Cancel', number, { reason: 'دیر شد' });
    expect((await list({ q: String(number) })).items).toMatchObject([{ hasManualRefund: true }]);
  });
});

test('an order is read with its payments, their answers and its member', async () => {
  const { number } = await payAt('behpardakht');
  const found = await read(number);
  expect(found).toMatchObject({
    number,
    member: { name: 'خریدار', mobile: expect.stringMatching(/^09\d{9}$/) },
    paid: 180_000,
    refunded: 0,
    refunds: [],
    attempts: [{ gateway: 'behpardakht', state: 'paid', amount: 180_000, isStray: false }],
  });
  expect(found.attempts[0]?.answers.map((each) => each.call)).toEqual(
    expect.arrayContaining(['bpPayRequest', 'callback', 'bpVerifyRequest']),
  );
});

const change = { number: 1, version: 1 };
const calls = {
  'Get-Orders': {},
  'Get-Order': { number: 1 },
  'Start-Preparing': change,
  Send: { ...change, carrier: 'post', code: '1' },
  Deliver: change,
  Cancel: { ...change, reason: 'x' },
  Refund: { ...change, reason: 'x' },
  'Settle-Refund': { ...change, id: 1, outcome: 'withdrawn' },
  'Get-Strays': {},
  'Settle-Stray': { attemptId: 1, outcome: 'settled', settlement: 'x' },
};

describe.each(Object.entries(calls))('%s', (name, body) => {
  test('is never kept', async () => {
    const answer = await call(name, body);
    expect(answer.status).toBe(name === 'Get-Orders' || name === 'Get-Strays' ? 200 : 404);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

test.each([
  ['Get-Orders', { page: 0 }],
  ['Get-Orders', { page: 1e9 }],
  ['Get-Orders', { status: 7 }],
  ['Get-Orders', { from: '2026-13-01' }],
  ['Get-Orders', { from: '0000-01-01' }],
  ['Get-Orders', { q: 'x'.repeat(61) }],
  ['Get-Order', { number: -1 }],
  ['Get-Order', { number: '1 or 1' }],
  ['Start-Preparing', { number: 1 }],
  ['Start-Preparing', { ...change, version: 2 ** 31 }],
  ['Send', { ...change, carrier: 'pigeon', code: '1' }],
  ['Send', { ...change, carrier: 'post', code: '' }],
  ['Send', { ...change, carrier: 'post', code: '<b>1</b>' }],
  ['Send', { ...change, carrier: 'post', code: '1'.repeat(65) }],
  ['Cancel', { ...change, reason: ' ' }],
  ['Cancel', change],
  ['Refund', { ...change, amount: 0, reason: 'x' }],
  ['Refund', { ...change, amount: -5, reason: 'x' }],
  ['Refund', { ...change, amount: 1.5, reason: 'x' }],
  ['Refund', { ...change, amount: 1e300, reason: 'x' }],
  ['Refund', { ...change, amount: '5', reason: 'x' }],
  ['Settle-Refund', { ...change, id: 1, outcome: 'paid' }],
  ['Settle-Stray', { attemptId: 1, outcome: 'settled' }],
])('%s refuses %j', async (name, body) => {
  expect((await call(name, body)).status).toBe(422);
});
