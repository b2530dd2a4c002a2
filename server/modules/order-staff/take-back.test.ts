import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { rows } from '#server/db/database.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts } from '#server/testing/members.ts';
import { brokenInvariants } from '#server/testing/selling.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => {
  expect(await brokenInvariants(desk.shop.shop.database)).toEqual([]);
});
afterAll(() => desk.close());

const { call, read, act, done, order, payAt, messages, records, stock, db } = createDeskWork(
  () => desk,
);
const { preparing, cancelled } = orderStatuses;
const { packing, sent, returned } = deliveryStates;
const parcel = { carrier: 'post', code: '123456' };

const refused = async (name: string, number: number, code: string, more?: object) => {
  const { status, body } = await act(name, number, more);
  expect([name, status, body]).toEqual([name, 409, expect.objectContaining({ code })]);
};
/** The shop's only coupon. */
const used = async () => (await db().select().from(coupon))[0];

const onItsWay = async (more: object = {}) => {
  const left = await payAt('saman', more);
  await done('Start-Preparing', left.number);
  await done('Send', left.number, parcel);
  return left;
};
const listed = async (memberId: number) =>
  (await desk.shop.shop.orders.list(memberId, { page: 1, group: 'all' })).items;
const notTaken = { outcome: 'cancel', reason: 'گیرنده نبود' };
const soldOf = async (websiteCode: number) => {
  await desk.shop.shop.popularity.flush();
  const found = await rows(
    db(),
    sql`select p.popularity, coalesce(sum(d.sold), 0)::int as sold from product p
      left join product_day d on d.product_id = p.id where p.id = ${websiteCode} group by p.id`,
    z.object({ popularity: z.int(), sold: z.int() }),
  );
  return found[0];
};

test('a parcel that came back is sent again with another code, and its member is notified', async () => {
  const before = await stock();
  const { number, buyer } = await onItsWay();
  const shown = () => desk.shop.shop.orders.detail(buyer.memberId, number);
  const back = { outcome: 'again', reason: 'نشانی کامل نبود' };
  expect(await done('Take-Back', number, back)).toMatchObject({
    status: preparing,
    delivery: packing,
    refunded: 0,
  });
  expect((await shown()).parcel).toBeNull();
  expect((await messages(number)).at(-1)).toMatch(/تحویل نشد و به فروشگاه بازگشت/);
  await refused('Take-Back', number, 'ORDER_STEP', back);
  const again = { carrier: 'tipax', code: '777' };
  await done('Send', number, again);
  const { events, parcel: second } = await shown();
  expect(second).toMatchObject(again);
  expect(events.map(({ delivery }) => delivery).slice(-4)).toEqual([sent, returned, packing, sent]);
  expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
  expect((await records(`order ${number}`)).map(({ action }) => action)).toEqual([
    'Start-Preparing',
    'Send',
    'Take-Back',
    'Send',
  ]);
  await done('Deliver', number);
});

test('it can end in a cancellation with all the money, its pieces and its coupon', async () => {
  const [before, usedBefore] = [await stock(), (await used())?.used];
  const sold = await soldOf(codes.firstCase);
  const { number, buyer } = await onItsWay({ Coupon: 'TEN' });
  expect(await soldOf(codes.firstCase)).not.toEqual(sold);
  const answer = await done('Take-Back', number, { ...notTaken, restock: true });
  expect(answer).toMatchObject({
    status: cancelled,
    refunded: answer.total,
    freightKept: 0,
    refunds: [{ amount: answer.total, reason: 'گیرنده نبود' }],
  });
  expect(await stock()).toEqual(before);
  expect((await used())?.used).toBe(usedBefore);
  expect(await soldOf(codes.firstCase)).toEqual(sold);
  const { events } = await desk.shop.shop.orders.detail(buyer.memberId, number);
  expect(events.slice(-3).map(({ status, delivery }) => [status, delivery])).toEqual([
    [preparing, sent],
    [preparing, returned],
    [cancelled, returned],
  ]);
  expect((await messages(number)).at(-1)).toMatch(/بازگشت\. سفارش لغو شد؛ .* بازمی‌گردد\.$/);
  expect(await listed(buyer.memberId)).toMatchObject([{ status: cancelled, wasSent: true }]);
  const packed = await payAt('saman');
  await done('Start-Preparing', packed.number);
  await done('Cancel', packed.number, { reason: 'به خواست خریدار' });
  expect(await listed(packed.buyer.memberId)).toMatchObject([
    { delivery: returned, wasSent: false },
  ]);
});

test('it can leave the freight with the shop, and broken pieces out of the stock', async () => {
  const before = await stock();
  const { number } = await onItsWay();
  const answer = await done('Take-Back', number, { ...notTaken, keepFreight: true });
  const { freight } = answer.totals;
  expect(freight).toBeGreaterThan(0);
  expect(answer).toMatchObject({
    status: cancelled,
    freightKept: freight,
    refunded: answer.total - freight,
  });
  expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
});

test('it brings back no more than is left, and nothing of what was never paid', async () => {
  const { number } = await onItsWay();
  const { total, totals } = await read(number);
  await done('Refund', number, { amount: total - totals.freight + 1, reason: 'تاخیر' });
  const kept = totals.freight - 1;
  const answer = await done('Take-Back', number, { ...notTaken, keepFreight: true });
  expect(answer).toMatchObject({ freightKept: kept, refunded: total - kept });
  expect(answer.refunds).toHaveLength(1);
  const { number: atDoor } = await order();
  await done('Start-Preparing', atDoor);
  await done('Send', atDoor, parcel);
  expect(await done('Take-Back', atDoor, { ...notTaken, keepFreight: true })).toMatchObject({
    paid: 0,
    freightKept: 0,
    refunds: [],
  });
});

test('it is taken back once by five of staff, and only one that is on its way', async () => {
  const { number } = await onItsWay();
  const { version } = await read(number);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('Take-Back', { number, version, ...notTaken })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const { number: fresh } = await order();
  await refused('Take-Back', fresh, 'ORDER_STEP', notTaken);
  const wrong = [
    { outcome: 'again', reason: 'x', restock: true },
    { outcome: 'again', reason: 'x', keepFreight: true },
    { outcome: 'cancel', reason: '' },
    { outcome: 'lost', reason: 'x' },
  ];
  for (const body of wrong) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await act('Take-Back', fresh, body)).status).toBe(422);
  }
  const body = { number: fresh, version: 1, ...notTaken };
  expect((await call('Take-Back', { ...body, number: 1 })).status).toBe(404);
  const packer = await signInStaff(desk.shop, ['orders'], accounts.member);
  expect((await call('Take-Back', body, packer)).body).toMatchObject({
    code: 'PERMISSION',
    fields: { permission: 'refunds' },
  });
  const again = { ...body, outcome: 'again' };
  expect((await call('Take-Back', again, packer)).body).toMatchObject({ code: 'ORDER_STEP' });
});
