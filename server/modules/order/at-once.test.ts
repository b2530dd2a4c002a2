import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { codes } from '#server/testing/fixture.ts';
import { type Race, openRace } from '#server/testing/race.ts';
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
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let race: Race;
beforeAll(async () => {
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
  race = await openRace(shop);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await race.close();
  await shop.close();
});

const startsOf = (buyers: readonly Buyer[], more: object = {}) =>
  buyers.map((buyer) => ({ memberId: buyer.memberId, body: startBody(buyer, more) }));
const stockOf = async (id: number) => {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(variant).where(eq(variant.id, id));
  return { stock: found?.stock, held: found?.held };
};
/** How many ended well, and the codes of the refusals. */
function count(ends: readonly string[]) {
  const refused = ends.filter((end) => end !== 'done');
  return { done: ends.length - refused.length, refused: [...new Set(refused)] };
}
const first = 101;

test('50 starts of one basket make one order', async () => {
  const piece = first + 1;
  const buyers = await writeBuyers(shop.shop.database, 1, [piece]);
  const tries = Array.from({ length: 50 }, () => startsOf(buyers, { Payment: 'zarinpal' }));
  const ends = await race.run(piece, tries.flat());
  expect(count(ends)).toEqual({ done: 1, refused: ['ORDER_OPEN'] });
  expect(await stockOf(piece)).toMatchObject({ held: 1 });
});

test('200 buyers of 20 pieces make 20 orders, and the product is sold out', async () => {
  const piece = first + 2;
  const place = { websiteCode: codes.firstCase + 2, variantId: piece };
  await shop.shop.catalogue.setStock(place, 20);
  const buyers = await writeBuyers(shop.shop.database, 200, [piece]);
  const ends = await race.run(piece, startsOf(buyers));
  expect(count(ends)).toEqual({ done: 20, refused: ['OUT_OF_STOCK'] });
  expect(await stockOf(piece)).toEqual({ stock: 20, held: 20 });
  const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode: place.websiteCode });
  expect(JSON.stringify(body)).toContain('"availability":4');
});

test('50 buyers of the last piece make one order, and 49 are answered 409', async () => {
  const [websiteCode, piece] = [codes.firstCase + 9, first + 9];
  await shop.shop.catalogue.setStock({ websiteCode, variantId: piece }, 1);
  const buyers = await writeBuyers(shop.shop.database, 50, [piece]);
  const ended = await Promise.allSettled(
    startsOf(buyers).map(({ memberId, body }) => shop.shop.orders.start(memberId, body)),
  );
  const statuses = ended.map((each) => (each.status === 'rejected' ? each.reason.status : 200));
  expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(409)]);
  expect(await stockOf(piece)).toEqual({ stock: 1, held: 1 });
  const won = ended.find((each) => each.status === 'fulfilled');
  await shop.shop.database.transaction(async (tx) => {
    const order = await shop.shop.orderStates.lock(tx, won?.value.id ?? 0);
    if (order) await shop.shop.orderStates.prepare(tx, order, { by: 'staff', reason: 'sold' });
  });
  expect(await stockOf(piece)).toEqual({ stock: 0, held: 0 });
});

// The embedded database has one connection: nothing waits for anything there.
const onPostgres = testsOnPostgres ? test : test.skip;
onPostgres('two products in opposite order of the baskets do not deadlock', async () => {
  const pair = [first + 3, first + 4];
  const [one, other] = [
    await writeBuyers(shop.shop.database, 20, pair),
    await writeBuyers(shop.shop.database, 20, pair.toReversed()),
  ];
  const ends = await race.run(first + 3, startsOf([...one, ...other]));
  expect(count(ends)).toEqual({ done: 40, refused: [] });
});

test('50 starts with a coupon for 5 uses make 5 orders', async () => {
  const piece = first + 5;
  const buyers = await writeBuyers(shop.shop.database, 50, [piece]);
  const ends = await race.run(piece, startsOf(buyers, { Coupon: 'ten' }));
  expect(count(ends)).toEqual({ done: 5, refused: ['COUPON_REFUSED'] });
  const discounts = await rows(
    shop.shop.database.db,
    sql`select discount from shop_order where coupon_id is not null`,
    z.object({ discount: z.coerce.number() }),
  );
  expect(discounts.map(({ discount }) => discount)).toEqual(Array(5).fill(10_500));
});

test('a slot for two takes two orders', async () => {
  const piece = first + 6;
  const buyers = await writeBuyers(shop.shop.database, 30, [piece]);
  const [slot] = await rows(
    shop.shop.database.db,
    sql`select id from delivery_slot order by day desc limit 1`,
    z.object({ id: z.coerce.number() }),
  );
  const chosen = { Delivery: methods.courier, Slot: slot?.id };
  const ends = await race.run(piece, startsOf(buyers, chosen));
  expect(count(ends)).toEqual({ done: 2, refused: ['SLOT_FULL'] });
});
