import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import {
  type OrderGroup,
  orderAnswer,
  orderListAnswer,
  orderPageSize,
} from '#lib/contract/member-order.ts';
import { gatewayEnvironment, gatewaySettings } from '#server/gateways/settings.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type Buyer, sellingShop, startBody, writeBuyers } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

/** Nothing is sent to it: no test goes to pay. */
const gateways = gatewaySettings(
  z.object(gatewayEnvironment).parse({
    PAYMENT_GATEWAYS: 'zarinpal',
    ZARINPAL_MERCHANT_ID: '00000000-0000-4000-8000-000000000000',
  }),
);
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config: { gateways } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const piece = 101;
const run = (query: ReturnType<typeof sql>) => shop.shop.database.db.execute(query);

async function buyers(count: number, variantIds: readonly number[] = [piece]): Promise<Buyer[]> {
  return writeBuyers(shop.shop.database, count, variantIds, 1);
}
async function oneOrder(more: object = {}, variantIds?: readonly number[]) {
  const [buyer] = await buyers(1, variantIds);
  if (!buyer) throw new Error('no buyer');
  const started = await shop.shop.orders.start(buyer.memberId, startBody(buyer, more));
  return { ...buyer, ...started };
}
const listOf = (memberId: number, page = 1, group: OrderGroup = 'all') =>
  shop.shop.orders.list(memberId, { page, group });
const detailOf = ({ memberId, number }: { memberId: number; number: number }) =>
  shop.shop.orders.detail(memberId, number);
/** Lets the order's time pass. */
const expire = (id: number) =>
  run(sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`);
const writeAttempt = (id: number, state: string, reference: string | null) =>
  run(sql`insert into payment_attempt (order_id, token, gateway, state, amount, unit, reference, card)
    values (${id}, ${`token-of-${id}-${state}`.padEnd(22, '-').slice(0, 22)}, 'zarinpal', ${state},
      1, 'rial', ${reference}, '603799******4412')`);

describe('the list', () => {
  test('has ten a page, the newest first, with the pieces and pictures of each', async () => {
    const made = await buyers(12);
    const numbers: number[] = [];
    for (const buyer of made) {
      const { number } = await shop.shop.orders.start(buyer.memberId, startBody(buyer));
      numbers.push(number);
    }
    const [{ memberId } = { memberId: 0 }] = made;
    await run(sql`update shop_order set member_id = ${memberId}
      where number in (${sql.join(numbers, sql`, `)})`);
    const newest = numbers.toReversed();
    const page = orderListAnswer.parse(await listOf(memberId));
    expect(page).toMatchObject({ counts: { all: 12, open: 12 }, page: 1, pageCount: 2 });
    expect(page.items.map(({ number }) => number)).toEqual(newest.slice(0, orderPageSize));
    expect(page.items[0]).toMatchObject({
      status: orderStatuses.waiting,
      pieces: 1,
      lineCount: 1,
      canPay: false,
    });
    expect(page.items[0]?.products).toEqual([
      { nameFa: expect.any(String), image: expect.any(String) },
    ]);
    const last = await listOf(memberId, 2);
    expect(last.items.map(({ number }) => number)).toEqual(newest.slice(orderPageSize));
    expect(await listOf(memberId, 3)).toMatchObject({ items: [], pageCount: 2 });
  });

  test('of a group has its orders only', async () => {
    const open = await oneOrder();
    const { memberId } = open;
    const others = await Promise.all([oneOrder(), oneOrder(), oneOrder()]);
    const [cancelled, delivered, returned] = others.map(({ number }) => number);
    await run(sql`update shop_order set member_id = ${memberId}, status = 3,
        delivery = case number when ${delivered} then 'delivered' else 'returned' end
      where number in (${delivered}, ${returned})`);
    await run(sql`update shop_order set member_id = ${memberId}, status = 4, delivery = 'returned'
      where number = ${cancelled}`);
    const { counts } = await listOf(memberId);
    expect(counts).toEqual({ all: 4, open: 1, delivered: 1, returned: 1, cancelled: 1 });
    const numbers = { open: open.number, delivered, returned, cancelled };
    for (const group of ['open', 'delivered', 'returned', 'cancelled'] as const) {
      const { items, pageCount } = await listOf(memberId, 1, group);
      expect(items.map(({ number }) => number)).toEqual([numbers[group]]);
      expect(pageCount).toBe(1);
    }
  });

  test('includes until when orders are held and can be returned, and what went back', async () => {
    const unpaid = await oneOrder({ Payment: 'zarinpal' });
    const { memberId } = unpaid;
    const others = [await oneOrder(), await oneOrder(), await oneOrder(), await oneOrder()];
    const [fresh, asked, late, returned] = others;
    for (const { id } of others) {
      await run(sql`update shop_order set member_id = ${memberId}, status = 3, delivery = 'delivered'
        where id = ${id}`);
      await run(sql`insert into order_event (order_id, status, delivery, version, by, at) values
        (${id}, 3, 'delivered', 9, 'staff', now() - interval '1 day' * ${id === late?.id ? 11 : 2})`);
    }
    await run(sql`insert into return_request (order_id, is_defective, lines)
      values (${asked?.id}, false, '[]')`);
    await run(sql`update shop_order set delivery = 'returned' where id = ${returned?.id}`);
    await run(sql`insert into refund (order_id, amount, state, reason, merchant_ref) values
      (${returned?.id}, 70000, 'done', '', 1), (${returned?.id}, 9, 'wanted', '', 2)`);
    const { items } = orderListAnswer.parse(await listOf(memberId));
    const of = (order: { number: number } | undefined) =>
      items.find(({ number }) => number === order?.number);
    expect(of(unpaid)).toMatchObject({ canPay: true, expiresAt: expect.any(String), refunded: 0 });
    const { returnUntil } = await detailOf({ memberId, number: fresh?.number ?? 0 });
    expect(of(fresh)).toMatchObject({ expiresAt: null, returnUntil, refunded: 0 });
    expect(returnUntil).not.toBeNull();
    expect(of(asked)?.returnUntil).toBeNull();
    expect(of(late)?.returnUntil).toBeNull();
    expect(of(returned)).toMatchObject({ returnUntil: null, refunded: 70_000 });
  });

  test('of a member without orders is empty', async () => {
    const [buyer] = await buyers(1);
    expect(await listOf(buyer?.memberId ?? 0)).toEqual({
      items: [],
      counts: { all: 0, open: 0, delivered: 0, returned: 0, cancelled: 0 },
      page: 1,
      pageCount: 0,
    });
  });
});

describe('an order', () => {
  test('is read with all of it, and stays the same when catalogue and address change', async () => {
    const order = await oneOrder({ Payment: 'zarinpal', Coupon: 'TEN', Note: 'زنگ نزنید' }, [
      variants.laptop,
    ]);
    const before = orderAnswer.parse(await detailOf(order));
    expect(before).toMatchObject({
      number: order.number,
      status: orderStatuses.waiting,
      delivery: deliveryStates.none,
      version: 1,
      note: 'زنگ نزنید',
      address: { city: 'تهران', postalCode: '1234567890' },
      deliveryMethod: { title: 'پست', daysFrom: 2, daysTo: 4, slot: null },
      payment: {
        name: 'zarinpal',
        title: 'زرین‌پال',
        isLent: false,
        reference: null,
        transfer: null,
      },
      totals: { linesTotal: 90_000_000, discount: 1_000_000, freight: 80_000, total: 89_080_000 },
      events: [{ status: orderStatuses.waiting }],
    });
    expect(before.totals.reductions).toMatchObject([{ title: 'ده درصد', isCoupon: true }]);
    expect(before.lines).toMatchObject([
      { websiteCode: codes.laptop, count: 1, discount: 1_000_000, total: 89_000_000 },
    ]);
    expect(before.lines[0]?.vat).toBeGreaterThan(0);
    await shop.shop.catalogue.setPrice(
      { websiteCode: codes.laptop, variantId: variants.laptop },
      95_000_000,
    );
    await run(sql`update product set name_fa = 'نام دیگر' where id = ${codes.laptop}`);
    await run(sql`update member_address set city = 'ری' where member_id = ${order.memberId}`);
    await run(sql`update delivery_method set title = 'پست تازه' where title = 'پست'`);
    expect(await detailOf(order)).toEqual(before);
  });

  test('of another member is not found', async () => {
    const { number } = await oneOrder();
    const [other] = await buyers(1);
    await expect(detailOf({ memberId: other?.memberId ?? 0, number })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('at a gateway can be paid until it expires, and cancelled', async () => {
    const order = await oneOrder({ Payment: 'zarinpal' });
    expect(await detailOf(order)).toMatchObject({ canPay: true, canCancel: true });
    await expire(order.id);
    expect(await detailOf(order)).toMatchObject({ canPay: false, canCancel: true });
  });

  test('whose payment is being verified can neither be paid again nor cancelled', async () => {
    const order = await oneOrder({ Payment: 'zarinpal' });
    await writeAttempt(order.id, 'verifying', null);
    expect(await detailOf(order)).toMatchObject({ canPay: false, canCancel: false });
  });

  test('paid on delivery is not paid by a gateway', async () => {
    expect(await detailOf(await oneOrder())).toMatchObject({
      canPay: false,
      canCancel: true,
      hasInvoice: false,
    });
  });

  test('that is paid has its invoice and the references of the payment', async () => {
    const order = await oneOrder({ Payment: 'zarinpal' });
    await writeAttempt(order.id, 'unpaid', null);
    await writeAttempt(order.id, 'paid', `ref-${order.id}`);
    await shop.shop.database.transaction(async (tx) => {
      const locked = await shop.shop.orderStates.lock(tx, order.id);
      if (locked) await shop.shop.orderStates.markPaid(tx, locked, { by: 'gateway', reason: '' });
    });
    const detail = orderAnswer.parse(await detailOf(order));
    expect(detail).toMatchObject({
      status: orderStatuses.paid,
      hasInvoice: true,
      canPay: false,
      canCancel: true,
      payment: { reference: `ref-${order.id}`, maskedCard: '603799******4412' },
    });
    expect(detail.events.map(({ status }) => status)).toEqual([1, 2]);
    expect(detail.paidAt).not.toBeNull();
  });
});

test('a member reads and cancels their orders by the calls, and nobody else', async () => {
  const { number, memberId } = await oneOrder();
  await run(sql`update shop_order set member_id = (
      select id from member where mobile = ${accounts.member.mobile})
    where member_id = ${memberId}`);
  const { bearer } = await logIn(shop);
  const detail = await shop.post('/api/order/get-detail', { number }, bearer);
  expect(detail.status).toBe(200);
  expect(detail.headers['cache-control']).toBe('private, no-store');
  const list = await shop.post('/api/order/get-list', {}, bearer);
  expect(list.body).toMatchObject({ items: [{ number }], counts: { all: 1 } });
  const other = await logIn(shop, accounts.administrator);
  for (const call of ['get-detail', 'cancel']) {
    expect((await shop.post(`/api/order/${call}`, { number }, other.bearer)).status).toBe(404);
  }
  const cancelled = await shop.post('/api/order/cancel', { number }, bearer);
  expect(cancelled.body).toMatchObject({ status: orderStatuses.cancelled, canCancel: false });
  expect((await shop.post('/api/order/cancel', { number }, bearer)).status).toBe(409);
  expect((await shop.post('/api/order/get-list', {})).status).toBe(401);
});
