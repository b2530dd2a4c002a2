import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { memberBasket } from '#server/basket-owner.ts';
import { codes } from '#server/testing/fixture.ts';
import {
  type Buyer,
  brokenInvariants,
  methods,
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config: { gateways: testGateways(nowhere) } });
});
afterEach(async () => expect(await brokenInvariants(shop.shop.database)).toEqual([]));
afterAll(() => shop.close());

const start = (buyer: Buyer, more: object = {}) =>
  shop.shop.orders.start(buyer.memberId, startBody(buyer, more));
async function oneBuyer(variantIds: readonly number[]) {
  const [buyer] = await writeBuyers(shop.shop.database, 1, variantIds);
  if (!buyer) throw new Error('no buyer');
  return buyer;
}
const first = 101;

test('a start is refused after 30 in an hour and 100 in a day, unless it repeats one', async () => {
  const buyer = await oneBuyer([first]);
  const { db } = shop.shop.database;
  const body = startBody(buyer, { Payment: 'zarinpal' });
  const once = await shop.shop.orders.start(buyer.memberId, body);
  await shop.shop.orders.leaveFrozen(buyer.memberId);
  const copy = (count: number) =>
    db.execute(sql`insert into shop_order select (jsonb_populate_record(o, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('shop_order', 'id')),
        'number', (random() * 1e15)::bigint, 'start_key', gen_random_uuid()))).*
      from shop_order o, generate_series(1, ${count}::int) where o.id = ${once.id}`);
  const grow = (hours: number) =>
    db.execute(sql`update shop_order set created_at = created_at - ${hours} * interval '1 hour'
      where member_id = ${buyer.memberId}`);
  const next = () => start(buyer, { Payment: 'zarinpal' });

  await copy(28);
  await next();
  await shop.shop.orders.leaveFrozen(buyer.memberId);
  await expect(next()).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_STARTS',
    retryAfter: expect.closeTo(3_600, -2),
  });
  expect(await shop.shop.orders.start(buyer.memberId, body)).toMatchObject({ id: once.id });

  await grow(1);
  await next();
  await shop.shop.orders.leaveFrozen(buyer.memberId);
  await copy(69);
  await expect(next()).rejects.toMatchObject({
    status: 429,
    retryAfter: expect.closeTo(23 * 3_600, -2),
  });
  await grow(23);
  await next();
  await shop.shop.orders.leaveFrozen(buyer.memberId);
  // The copies have no history.
  await db.execute(sql`delete from shop_order
    where id not in (select order_id from order_event) and member_id = ${buyer.memberId}`);
});

test('a start without payment is refused to a member with three open ones, until staff take one up', async () => {
  const buyer = await oneBuyer([]);
  const again = async (more: object = {}) => {
    const place = { websiteCode: codes.firstCase + 7, variantId: first + 7 };
    const added = { ...place, count: 1, insurance: false, refer: '' };
    await shop.shop.basket.add(memberBasket(buyer.memberId), added);
    return start(buyer, more);
  };
  const one = await again();
  await again();
  await again();
  const refused = { status: 409, code: 'TOO_MANY_UNPAID', message: expect.stringContaining('۳') };
  await expect(again()).rejects.toMatchObject(refused);
  const { payments, problems } = await shop.shop.orders.preview(buyer.memberId, {
    AddressId: buyer.addressId,
    Delivery: methods.post,
    Payment: 'on-delivery',
  });
  expect(problems).toMatchObject([{ code: 'TOO_MANY_UNPAID', field: null }]);
  expect(payments.flatMap(({ name, refusal }) => (refusal === null ? [] : [name]))).toEqual([
    'on-delivery',
  ]);
  const { database, orderStates } = shop.shop;
  await database.transaction(async (tx) => {
    const order = await orderStates.lock(tx, one.id);
    if (order) await orderStates.prepare(tx, order, { by: 'staff', reason: 'taken up' });
  });
  expect(await start(buyer)).toMatchObject({ isNew: true });
  await expect(again()).rejects.toMatchObject(refused);
  expect(await start(buyer, { Payment: 'zarinpal' })).toMatchObject({ isNew: true });
});
