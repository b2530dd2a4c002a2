import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { deliveryPromiseAnswer } from '#lib/contract/delivery-promise.ts';
import { methods, sellingShop, writeBuyers } from '#server/testing/selling.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const path = '/api/order/delivery-promise';
const variant = 101;
const tehran = { Province: 'تهران', City: 'تهران' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
});
afterAll(() => shop.close());

const promise = async (body: object) =>
  deliveryPromiseAnswer.parse((await shop.post(path, body)).body);

/** What the checkout offers a member in Tehran with a piece in the basket. */
async function offered(method: number) {
  const { database, orders } = shop.shop;
  const [buyer] = await writeBuyers(database, 1, [variant]);
  if (!buyer) throw new Error('no buyer');
  const { deliveries } = await orders.preview(buyer.memberId, { AddressId: buyer.addressId });
  const found = deliveries.find(({ id }) => id === method);
  if (!found) throw new Error('not offered');
  return found;
}

test('a courier is promised for the day and price that the checkout offers first', async () => {
  const { db } = shop.shop.database;
  const courier = await offered(methods.courier);
  const { title, price, freeFrom } = courier;
  const body = { Town: tehran, Variant: variant };
  const first = courier.slots[0]?.day;
  expect(await promise(body)).toMatchObject({ way: { title, price, day: first }, freeFrom });
  await db.execute(sql`update delivery_slot set taken = capacity where day = ${first}`);
  const next = (await offered(methods.courier)).slots.find(({ left }) => left > 0)?.day;
  expect(next).not.toBe(first);
  expect((await promise(body)).way?.day).toBe(next);
  await db.execute(sql`update delivery_slot set taken = 0`);
});

test('another town is promised what goes there', async () => {
  const { way, freeFrom } = await promise({
    Town: { Province: 'یزد', City: ' یزد ' },
    Variant: variant,
  });
  const { title, price, daysFrom, daysTo } = await offered(methods.post);
  expect(way).toEqual({ title, price, daysFrom, daysTo, day: null, isPaidOnArrival: false });
  expect(freeFrom).toBe(200_000_000);
});

test('without a variant no price is named, and without a town no way', async () => {
  expect((await promise({ Town: tehran })).way?.price).toBeNull();
  expect((await promise({ Town: tehran, Variant: 999_999 })).way?.price).toBeNull();
  expect(await promise({})).toEqual({ way: null, freeFrom: 200_000_000 });
});

test.each([
  { Town: { Province: 'هیچستان', City: 'تهران' } },
  { Town: { Province: 'تهران', City: ' ' } },
  { Town: { Province: 'تهران', City: 'ت'.repeat(101) } },
  { Town: 'تهران' },
  { Town: tehran, Variant: -1 },
  { Town: tehran, Variant: '101; drop table' },
])('what is no town or variant is refused: %j', async (body) => {
  expect((await shop.post(path, body)).status).toBe(422);
});
