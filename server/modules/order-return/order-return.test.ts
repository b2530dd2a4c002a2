import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decideReturnBody } from '#lib/contract/admin-return.ts';
import { requestReturnBody } from '#lib/contract/member-order.ts';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import {
  type MadeOrder,
  aPicture,
  administratorOf,
  changeSelling,
  deliver,
  makeOrder,
  messagesTo,
} from '#server/testing/after-sale.ts';
import { variants } from '#server/testing/fixture.ts';
import { fillTestMembers, logIn } from '#server/testing/members.ts';
import { brokenInvariants, sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let staff: number;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
  staff = await administratorOf(shop);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const [first, second] = [101, 102];
async function delivered({ count = 1, daysAgo = 0, more = {} } = {}): Promise<MadeOrder> {
  const order = await makeOrder(shop, [first, second], more, count);
  await deliver(shop, order, daysAgo);
  return order;
}
/** Those that count for popularity. */
async function soldPieces(): Promise<number> {
  await shop.shop.popularity.flush();
  const query = sql`select coalesce(sum(sold), 0)::int as sold from product_day`;
  return (await rows(shop.shop.database.db, query, z.object({ sold: z.int() })))[0]?.sold ?? 0;
}
const detail = ({ buyer, number }: MadeOrder) => shop.shop.orders.detail(buyer.memberId, number);
const ask = ({ buyer, number }: MadeOrder, lines: readonly object[]) =>
  shop.shop.orderReturns.request(
    buyer.memberId,
    requestReturnBody.parse({
      number,
      lines: lines.map((line) => ({ cause: 'unwanted', ...line })),
    }),
  );
const picture = async ({ buyer, number }: MadeOrder) =>
  shop.shop.orderReturns.uploadPicture(buyer.memberId, { number, picture: await aPicture() });
async function openOf({ number }: MadeOrder) {
  const { items } = await shop.shop.orderReturns.listOpen({ page: 1, number: null });
  const found = items.find((each) => each.number === number);
  if (!found) throw new Error('no request is open');
  return found;
}
async function decide(order: MadeOrder, decision: string, more: object = {}) {
  const { id, version } = await openOf(order);
  const body = decideReturnBody.parse({ id, version, decision, answer: 'پاسخ', ...more });
  return shop.shop.orderReturns.decide(staff, body);
}
async function sendBack(order: MadeOrder, lines: readonly object[], more: object = {}) {
  await ask(order, lines);
  await decide(order, 'approve');
  return decide(order, 'received', more);
}
async function refundsOf({ id }: MadeOrder): Promise<number[]> {
  const query = sql`select amount from refund where order_id = ${id} order by id`;
  const found = await rows(shop.shop.database.db, query, z.object({ amount: z.coerce.number() }));
  return found.map(({ amount }) => amount);
}
async function stockOf(id: number): Promise<number> {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(variant).where(eq(variant.id, id));
  return found?.stock ?? 0;
}
const [one, two] = [
  { propertyId: first, count: 1 },
  { propertyId: second, count: 1 },
];

describe('a return', () => {
  test('is asked for, approved and received; its money goes back once', async () => {
    const order = await delivered({ more: { Coupon: 'TEN' } });
    const before = await detail(order);
    expect(before).toMatchObject({ canReturn: true, returns: [] });
    const shown = await picture(order);
    const asked = { ...one, cause: 'defect', note: 'روشن نمی‌شود', pictures: [shown] };
    await ask(order, [asked]);
    expect(await openOf(order)).toMatchObject({ isDefective: true, state: 'asked' });
    const open = await detail(order);
    expect(open).toMatchObject({ canReturn: false, version: before.version + 1 });
    expect(open.returns).toMatchObject([{ state: 'asked', lines: [asked], isRefunded: false }]);
    await expect(ask(order, [two])).rejects.toMatchObject({ status: 409, code: 'RETURN_OPEN' });
    await decide(order, 'approve', { answer: 'با پست بفرستید' });
    const { refund } = await decide(order, 'received', { answer: '' });
    const line = before.lines.find(({ propertyId }) => propertyId === first);
    expect(refund).toBe(line?.total);
    expect(await refundsOf(order)).toEqual([refund]);
    const after = await detail(order);
    expect(after).toMatchObject({ delivery: 'delivered', canReturn: true });
    expect(after.returns).toMatchObject([{ state: 'received', answer: 'با پست بفرستید', refund }]);
    expect((await messagesTo(shop, order)).slice(-2)).toEqual([
      expect.stringMatching(/پذیرفته شد/),
      expect.stringMatching(/رسید؛ .* تومان بازمی‌گردد/),
    ]);
  });

  test('in parts gives back exactly what was paid, and then the order is returned', async () => {
    const before = await soldPieces();
    const order = await delivered({ count: 3, more: { Coupon: 'TEN' } });
    const { total, totals } = await detail(order);
    expect(totals.discount).toBeGreaterThan(0);
    await sendBack(order, [one]);
    await sendBack(order, [{ ...one, count: 2 }, two]);
    expect(await soldPieces()).toBe(before + 6);
    expect((await detail(order)).delivery).toBe('delivered');
    await sendBack(order, [{ ...two, count: 2 }]);
    const sum = (await refundsOf(order)).reduce((whole, amount) => whole + amount, 0);
    expect(sum).toBe(total);
    expect(await detail(order)).toMatchObject({ delivery: 'returned', canReturn: false });
    expect(await soldPieces()).toBe(before);
  });

  test('is not more than was bought, and not what went back before', async () => {
    const order = await delivered({ count: 2 });
    const wrongCounts = [
      { ...one, count: 3 },
      { ...one, propertyId: variants.laptop },
    ];
    for (const line of wrongCounts) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(ask(order, [line])).rejects.toMatchObject({ status: 422 });
    }
    await sendBack(order, [one]);
    await expect(ask(order, [{ ...one, count: 2 }])).rejects.toMatchObject({
      status: 422,
      fields: { 'lines.0.count': expect.stringMatching(/۱ عدد/) },
    });
    await ask(order, [one]);
  });

  test('that was refused leaves its pieces to be asked for again', async () => {
    const order = await delivered();
    await ask(order, [one]);
    await decide(order, 'refuse', { answer: 'باز شده است' });
    expect((await detail(order)).returns).toMatchObject([
      { state: 'refused', answer: 'باز شده است', refund: 0 },
    ]);
    await ask(order, [one]);
    expect((await detail(order)).returns).toHaveLength(2);
  });

  test('needs a delivery, and ends after the days of the setting', async () => {
    const sent = await makeOrder(shop, [first]);
    await expect(ask(sent, [one])).rejects.toMatchObject({ code: 'NOT_RETURNABLE' });
    expect(await detail(sent)).toMatchObject({ canReturn: false, returnUntil: null });
    const late = await delivered({ daysAgo: 11 });
    await expect(ask(late, [one])).rejects.toMatchObject({ code: 'RETURN_TOO_LATE' });
    await expect(picture(late)).rejects.toMatchObject({ code: 'RETURN_TOO_LATE' });
    expect((await detail(late)).canReturn).toBe(false);
    await changeSelling(shop, { returnDays: 14 });
    await ask(late, [one]);
    await changeSelling(shop, { returnDays: 10 });
    await ask(await delivered({ daysAgo: 10 }), [one]);
  });

  test('asked for twenty times at once is one', async () => {
    const order = await delivered();
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => ask(order, [one])));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('received twice at once gives the money back once', async () => {
    const order = await delivered();
    await ask(order, [one]);
    await decide(order, 'approve');
    const ends = await Promise.allSettled([
      decide(order, 'received'),
      decide(order, 'received'),
      decide(order, 'refuse'),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refundsOf(order)).length).toBeLessThanOrEqual(1);
  });

  test('is not received before it was approved, nor decided on an old version', async () => {
    const order = await delivered();
    await ask(order, [one]);
    await expect(decide(order, 'received')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    await expect(decide(order, 'approve', { version: 9 })).rejects.toMatchObject({ code: 'STALE' });
  });

  test('puts its goods back on sale only if staff say so', async () => {
    const order = await delivered({ count: 2 });
    const before = await stockOf(first);
    await sendBack(order, [one]);
    expect(await stockOf(first)).toBe(before);
    await sendBack(order, [one], { restock: true });
    expect(await stockOf(first)).toBe(before + 1);
  });

  test('gives back less if staff say so, never more', async () => {
    const order = await delivered();
    await ask(order, [one]);
    await decide(order, 'approve');
    const { refund } = await openOf(order);
    await expect(decide(order, 'received', { amount: refund + 1 })).rejects.toMatchObject({
      status: 422,
    });
    expect(await decide(order, 'received', { amount: 1 })).toMatchObject({ refund: 1 });
    expect((await detail(order)).returns).toMatchObject([{ refund: 1 }]);
  });

  test('of another member’s order is not found', async () => {
    const [order, other] = [await delivered(), await delivered()];
    const foreign = { ...order, buyer: other.buyer };
    await expect(ask(foreign, [one])).rejects.toMatchObject({ status: 404 });
    await expect(picture(foreign)).rejects.toMatchObject({ status: 404 });
  });
});

describe('pictures of a return', () => {
  test('belong to its order, and to one request', async () => {
    const [order, other] = [await delivered({ count: 2 }), await delivered()];
    const foreign = await picture(other);
    for (const id of [foreign, randomUUID()]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(ask(order, [{ ...one, pictures: [id] }])).rejects.toMatchObject({ status: 422 });
    }
    const own = await picture(order);
    await sendBack(order, [{ ...one, pictures: [own] }]);
    await expect(ask(order, [{ ...one, pictures: [own] }])).rejects.toMatchObject({ status: 422 });
  });

  test('that no request uses are few, and removed after a day', async () => {
    const order = await delivered();
    for (let at = 0; at < 14; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await picture(order);
    }
    const { db } = shop.shop.database;
    const left = () =>
      rows(
        db,
        sql`select 1 as one from order_picture where order_id = ${order.id}`,
        z.object({ one: z.int() }),
      );
    expect(await left()).toHaveLength(12);
    await db.execute(sql`update order_picture set created_at = now() - interval '25 hours'`);
    await shop.shop.orderPictures.removeSomeLoose();
    expect(await left()).toHaveLength(0);
  });
});

describe('the calls', () => {
  test('are for members and staff, with plausible bodies', async () => {
    const { bearer } = await logIn(shop);
    const asStaff = await signInStaff(shop);
    const body = { number: 1, lines: [{ ...one, cause: 'unwanted' }] };
    const path = '/api/order/request-return';
    expect((await shop.post(path, body)).status).toBe(401);
    expect((await shop.post(path, body, bearer)).status).toBe(404);
    const line = { ...one, cause: 'unwanted' };
    const wrongLines = [
      [],
      [{ ...line, count: 0 }],
      [{ ...line, count: -1 }],
      [{ ...line, count: 1.5 }],
      [{ ...line, count: 1e12 }],
      [{ ...line, cause: 'other' }],
      [{ ...line, cause: 'defect' }],
      [{ ...line, note: 'ن'.repeat(1_001) }],
      [{ ...line, pictures: ['../x'] }],
      [line, line],
    ];
    for (const lines of wrongLines) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await shop.post(path, { number: 1, lines }, bearer)).status).toBe(422);
    }
    const decision = { id: 1, version: 1, decision: 'approve' };
    const unknown = { ...decision, id: 999_999 };
    expect((await shop.post('/api/Admin/Decide-Return', unknown, asStaff)).status).toBe(404);
    const silent = { ...decision, decision: 'refuse' };
    expect((await shop.post('/api/Admin/Decide-Return', silent, asStaff)).status).toBe(422);
    expect((await shop.post('/api/Admin/Get-Returns', {}, asStaff)).status).toBe(200);
  });
});
