import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { receiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { orderAnswer } from '#lib/contract/member-order.ts';
import { startOrderAnswer } from '#lib/contract/order.ts';
import { rows } from '#server/db/database.ts';
import { mostPrivateWaiting } from '#server/media/private-picture.ts';
import {
  type MadeOrder,
  aPicture,
  administratorOf,
  changeSelling,
  makeOrder,
  messagesTo,
} from '#server/testing/after-sale.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { addAddress, brokenInvariants, methods, sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let staff: number;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
  staff = await administratorOf(shop);
  const cardToCard = { card: '6037000000000000', owner: 'فروشگاه', hours: 5 };
  await changeSelling(shop, { cardToCard });
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const piece = 101;
const byCard = () => makeOrder(shop, [piece], { Payment: 'card-to-card' });
const detail = ({ buyer, number }: MadeOrder) => shop.shop.orders.detail(buyer.memberId, number);
const upload = async ({ buyer, number }: MadeOrder, reference = '') =>
  shop.shop.receipts.upload(buyer.memberId, { number, picture: await aPicture(), reference });
async function waitingOf({ number }: MadeOrder) {
  const { items } = await shop.shop.receipts.listWaiting({ page: 1, number: null });
  const found = items.find((each) => each.number === number);
  if (!found) throw new Error('no receipt waits');
  return found;
}
async function decide(order: MadeOrder, isApproved: boolean, reason = '') {
  const { id, version } = await waitingOf(order);
  return shop.shop.receipts.decide(staff, { id, version, isApproved, reason });
}
async function picturesOf({ id }: MadeOrder): Promise<number> {
  const query = sql`select 1 as one from order_picture where order_id = ${id}`;
  return (await rows(shop.shop.database.db, query, z.object({ one: z.int() }))).length;
}
async function recordOf({ number }: MadeOrder): Promise<unknown> {
  const query = sql`select after from staff_event where subject = ${`order ${number}`} order by id desc limit 1`;
  return (await rows(shop.shop.database.db, query, z.object({ after: z.unknown() })))[0]?.after;
}
async function awaitsTransfer({ buyer }: MadeOrder): Promise<boolean | undefined> {
  const { items } = await shop.shop.orders.list(buyer.memberId, { page: 1, group: 'all' });
  return items[0]?.awaitsTransfer;
}
const expire = ({ id }: MadeOrder) =>
  shop.shop.database.db.execute(
    sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`,
  );

describe('a receipt', () => {
  test('is announced before the order, with the hours until it must be there', async () => {
    const { buyer } = await byCard();
    const { payments } = await shop.shop.orders.preview(buyer.memberId, {});
    expect(payments.find(({ name }) => name === 'card-to-card')).toMatchObject({ hours: 5 });
    expect(payments.filter(({ kind }) => kind === 'gateway').every(({ hours }) => !hours)).toBe(
      true,
    );
  });

  test('stops the order from expiring, and waits for staff', async () => {
    const order = await byCard();
    expect((await detail(order)).payment.transfer).toMatchObject({
      hasReceipt: false,
      receipt: null,
    });
    expect(await awaitsTransfer(order)).toBe(true);
    await upload(order, '123456');
    expect(await awaitsTransfer(order)).toBe(false);
    const shown = await detail(order);
    expect(shown).toMatchObject({ status: orderStatuses.waiting, expiresAt: null, version: 2 });
    expect(shown.payment.transfer).toMatchObject({
      card: '6037000000000000',
      hasReceipt: true,
      receipt: { state: 'waiting', reference: '123456' },
    });
    expect(shown.events).toHaveLength(1);
    await shop.shop.orders.expireSome();
    expect((await detail(order)).status).toBe(orderStatuses.waiting);
  });

  test('replaces one that waits, with its picture', async () => {
    const order = await byCard();
    await upload(order);
    const first = await waitingOf(order);
    await upload(order, 'second');
    const next = { id: first.id, version: first.version + 1, reference: 'second' };
    expect(await waitingOf(order)).toMatchObject(next);
    expect(await picturesOf(order)).toBe(1);
    // Once: a member may replace it as often as they like.
    expect((await detail(order)).version).toBe(2);
    const { id, version } = first;
    await expect(
      shop.shop.receipts.decide(staff, { id, version, isApproved: true, reason: '' }),
    ).rejects.toMatchObject({ status: 409, code: 'STALE' });
  });

  test('sent many times at once is one', async () => {
    const order = await byCard();
    const times = mostPrivateWaiting + 1;
    await Promise.all(Array.from({ length: times }, () => upload(order)));
    expect(await picturesOf(order)).toBe(1);
    const { items } = await shop.shop.receipts.listWaiting({ page: 1, number: null });
    expect(items.filter(({ number }) => number === order.number)).toHaveLength(1);
  });

  test('that is approved pays the order, and its member gets a message', async () => {
    const order = await byCard();
    await upload(order);
    expect(await decide(order, true)).toMatchObject({ status: orderStatuses.paid });
    expect(await detail(order)).toMatchObject({
      status: orderStatuses.paid,
      hasInvoice: true,
      payment: { transfer: null },
    });
    expect((await messagesTo(shop, order)).at(-1)).toMatch(/پرداخت شد/);
  });

  test('that is refused shows the reason, and gives time for another one', async () => {
    const order = await byCard();
    await upload(order);
    await decide(order, false, 'مبلغ کم است');
    const shown = await detail(order);
    expect(shown.payment.transfer).toMatchObject({
      hasReceipt: false,
      receipt: { state: 'refused', answer: 'مبلغ کم است' },
    });
    const left = Date.parse(shown.expiresAt ?? '') - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(5);
    expect((await messagesTo(shop, order)).at(-1)).toMatch(/پذیرفته نشد/);
    await upload(order);
    expect((await detail(order)).payment.transfer?.receipt).toMatchObject({ state: 'waiting' });
    await expire(order);
    await expect(upload(order)).rejects.toMatchObject({ status: 409, code: 'ORDER_EXPIRED' });
  });

  test('is decided once by two of staff at once', async () => {
    const order = await byCard();
    await upload(order);
    const { id, version } = await waitingOf(order);
    const ends = await Promise.allSettled(
      [true, false, true, false].map((isApproved) =>
        shop.shop.receipts.decide(staff, { id, version, isApproved, reason: 'نه' }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('and its order’s cancellation at once: the order is paid, or the money goes back', async () => {
    const order = await byCard();
    await upload(order);
    const [, cancelling] = await Promise.allSettled([
      decide(order, true),
      shop.shop.orders.cancelOf(order.buyer.memberId, order.number),
    ]);
    const { status, refunds, total } = await detail(order);
    const isCancelled = cancelling.status === 'fulfilled';
    expect(status).toBe(isCancelled ? orderStatuses.cancelled : orderStatuses.paid);
    expect(refunds.map(({ amount }) => amount)).toEqual(isCancelled ? [total] : []);
  });

  test('of a cancelled order can be refused', async () => {
    const order = await byCard();
    await upload(order);
    await shop.shop.orders.cancelOf(order.buyer.memberId, order.number);
    expect((await detail(order)).payment).toMatchObject({ receiptWaits: true, transfer: null });
    expect(await decide(order, false, 'نرسیده است')).toMatchObject({
      status: orderStatuses.cancelled,
      refund: 0,
    });
    expect(await detail(order)).toMatchObject({
      paidAt: null,
      payment: { receiptWaits: false },
      refunds: [],
    });
  });

  test('of a cancelled order that is approved brings its money back, once', async () => {
    const order = await byCard();
    await upload(order);
    await shop.shop.orders.cancelOf(order.buyer.memberId, order.number);
    const { id, version } = await waitingOf(order);
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        shop.shop.receipts.decide(staff, { id, version, isApproved: true, reason: '' }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const shown = await detail(order);
    expect(shown).toMatchObject({
      status: orderStatuses.cancelled,
      paidAt: expect.any(String),
      refunds: [{ amount: shown.total, state: 'pending' }],
    });
    expect(await shop.shop.staffOrders.detail(order.number)).toMatchObject({
      paid: shown.total,
      refunded: shown.total,
      refunds: [{ state: 'manual' }],
    });
    expect((await messagesTo(shop, order)).at(-1)).toMatch(/لغو شده است؛ .* بازمی‌گردد/);
    expect(await recordOf(order)).toEqual({ receipt: 'approved', refund: shown.total });
  });

  test('money of a cancelled order that is not given back is noticed at night', async () => {
    const order = await byCard();
    await shop.shop.orders.cancelOf(order.buyer.memberId, order.number);
    const { db } = shop.shop.database;
    await db.execute(sql`update shop_order set paid_at = now() where id = ${order.id}`);
    const { total } = await detail(order);
    const found = await brokenInvariants(shop.shop.database);
    await db.execute(sql`update shop_order set paid_at = null where id = ${order.id}`);
    expect(found).toEqual([`cancelled ${order.number}: 0 instead of ${total}`]);
  });

  test('is taken for no other payment, and from no other member', async () => {
    const atDoor = await makeOrder(shop, [piece]);
    await expect(upload(atDoor)).rejects.toMatchObject({ code: 'RECEIPT_NOT_AWAITED' });
    const [order, other] = [await byCard(), await byCard()];
    await expect(upload({ ...order, buyer: other.buyer })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the calls', () => {
  test('show the picture to its member and to staff, as a new WebP', async () => {
    const { bearer } = await logIn(shop);
    const asStaff = await signInStaff(shop);
    const asOther = (await logIn(shop, accounts.unverified)).bearer;
    const number = await orderOf(bearer);
    const sent = { number, picture: await aPicture('#ff0000') };
    const stored = await shop.post('/api/order/upload-receipt', sent, bearer);
    const { payment } = orderAnswer.parse(stored.body);
    const body = { id: payment.transfer?.receipt?.picture };
    for (const [area, headers] of Object.entries({ order: bearer, Admin: asStaff })) {
      // oxlint-disable-next-line no-await-in-loop
      const shown = await shop.post(`/api/${area}/get-picture`, body, headers);
      expect(shown).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
      });
      expect(String(shown.body).slice(0, 4)).toBe('RIFF');
    }
    expect((await shop.post('/api/order/get-picture', body, asOther)).status).toBe(404);
    expect((await shop.post('/api/order/get-picture', body)).status).toBe(401);
    const none = await shop.post('/api/order/get-picture', { id: randomUUID() }, bearer);
    expect(none.status).toBe(404);
    const queue = await shop.post('/api/Admin/Get-Receipts', { number }, asStaff);
    const { items } = receiptsAnswer.parse(queue.body);
    expect(items.map((each) => each.number)).toEqual([number]);
    const [own] = items;
    const decision = { id: own?.id, version: own?.version, isApproved: false };
    const path = '/api/Admin/Decide-Receipt';
    expect((await shop.post(path, decision, asStaff)).status).toBe(422);
    expect((await shop.post(path, { ...decision, isApproved: true }, asStaff)).status).toBe(200);
  });

  test('refuse what is no picture, or too large', async () => {
    const { bearer } = await logIn(shop);
    const number = await orderOf(bearer);
    const send = (picture: unknown) =>
      shop.post('/api/order/upload-receipt', { number, picture }, bearer);
    const text = Buffer.from('<svg onload="alert(1)">').toString('base64');
    expect(await send(text)).toMatchObject({
      status: 422,
      body: { fields: { picture: expect.stringMatching(/JPEG/) } },
    });
    for (const wrong of ['', 'no base64!', 17, null, { a: 1 }, 'A'.repeat(940_000)]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(wrong)).status).toBe(422);
    }
    expect((await send('A'.repeat(1_100_000))).status).toBe(413);
    expect((await shop.post('/api/order/upload-receipt', { number })).status).toBe(401);
  });
});

/** A new order by card of the member with this bearer. */
async function orderOf(bearer: Record<string, string>): Promise<number> {
  await shop.post('/api/Basket/Add-To-Basket', { WebsiteCode: codes.firstCase }, bearer);
  const choice = {
    StartKey: randomUUID(),
    AddressId: await addAddress(shop, bearer),
    Delivery: methods.post,
    Payment: 'card-to-card',
  };
  const started = await shop.post('/api/order/start', choice, bearer);
  return startOrderAnswer.parse(started.body).number;
}
