import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes, orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { rows } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { orderLine, shopOrder } from '#server/db/schema/order.ts';
import { codes, variants } from '#server/testing/fixture.ts';
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
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const start = (buyer: Buyer, more: object = {}) =>
  shop.shop.orders.start(buyer.memberId, startBody(buyer, more));
const stockOf = async (id: number) => {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(variant).where(eq(variant.id, id));
  return { stock: found?.stock, held: found?.held };
};
async function oneBuyer(variantIds: readonly number[] = [variants.laptop], count = 1) {
  const [buyer] = await writeBuyers(shop.shop.database, 1, variantIds, count);
  if (!buyer) throw new Error('no buyer');
  return buyer;
}
/** How many ended well, and the codes of the refusals. */
async function outcomes(tries: readonly Promise<unknown>[]) {
  const ended = await Promise.allSettled(tries);
  const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  return { done: ended.length - refused.length, refused: [...new Set(refused)] };
}
const first = 101;

describe('a start', () => {
  test('holds the pieces, keeps a snapshot, and freezes the basket for a gateway', async () => {
    const buyer = await oneBuyer();
    const before = await stockOf(variants.laptop);
    const started = await start(buyer, { Payment: 'zarinpal' });
    expect(started).toMatchObject({ status: orderStatuses.waiting, isNew: true });
    expect(await stockOf(variants.laptop)).toEqual({ ...before, held: (before.held ?? 0) + 1 });
    expect(await shop.shop.basket.read(memberBasket(buyer.memberId))).toMatchObject({
      frozen: true,
      basketCount: 1,
    });
    const { db } = shop.shop.database;
    await shop.shop.catalogue.setPrice(
      { websiteCode: codes.laptop, variantId: variants.laptop },
      95_000_000,
    );
    const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, started.id));
    expect(order).toMatchObject({ linesTotal: 90_000_000, freight: 80_000, total: 90_080_000 });
    expect(order?.address).toMatchObject({ city: 'تهران', postalCode: '1234567890' });
    const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, started.id));
    expect(lines).toMatchObject([{ nameFa: 'لپ‌تاپ مک‌بوک', price: 90_000_000, count: 1 }]);
    await shop.shop.catalogue.setPrice(
      { websiteCode: codes.laptop, variantId: variants.laptop },
      90_000_000,
    );
  });

  test('on delivery empties the basket, and holds the pieces until staff decide', async () => {
    const buyer = await oneBuyer([first]);
    await start(buyer);
    expect(await shop.shop.basket.read(memberBasket(buyer.memberId))).toMatchObject({
      frozen: false,
      lines: [],
    });
    await shop.shop.orders.leaveFrozen(buyer.memberId);
    expect(await stockOf(first)).toMatchObject({ held: 1 });
  });

  test('with the same key gives the same order; with another body 422', async () => {
    const buyer = await oneBuyer([first]);
    const body = startBody(buyer, { Payment: 'zarinpal' });
    const once = await shop.shop.orders.start(buyer.memberId, body);
    const again = await shop.shop.orders.start(buyer.memberId, body);
    expect(again).toEqual({ ...once, isNew: false });
    const other = { ...body, Note: 'زنگ نزنید' };
    await expect(shop.shop.orders.start(buyer.memberId, other)).rejects.toMatchObject({
      status: 422,
    });
  });

  test('keeps the company of its invoice in one notation, as a part of the body', async () => {
    const buyer = await oneBuyer([first]);
    const Buyer = { name: ' شرکت  سپهر ', nationalId: '۱۰۳۸۰۲۸۴۷۹۰', economicCode: '' };
    const body = startBody(buyer, { Payment: 'zarinpal', Buyer });
    const { number } = await shop.shop.orders.start(buyer.memberId, body);
    expect(await shop.shop.orders.detail(buyer.memberId, number)).toMatchObject({
      buyer: { name: 'شرکت سپهر', nationalId: '10380284790', economicCode: '' },
    });
    const person = { ...body, Buyer: undefined };
    await expect(shop.shop.orders.start(buyer.memberId, person)).rejects.toMatchObject({
      code: 'START_KEY_USED',
    });
  });

  test('with a wrong company is refused at its fields, and makes nothing', async () => {
    const buyer = await oneBuyer([first]);
    const Buyer = { name: '<b>', nationalId: '10380284791', economicCode: '12' };
    await expect(start(buyer, { Buyer })).rejects.toMatchObject({
      status: 422,
      fields: {
        'Buyer.name': expect.any(String),
        'Buyer.nationalId': expect.any(String),
        'Buyer.economicCode': expect.any(String),
      },
    });
    await start(buyer);
  });

  test('of a frozen basket is refused, naming the open order', async () => {
    const buyer = await oneBuyer([first]);
    const { number } = await start(buyer, { Payment: 'zarinpal' });
    await expect(start(buyer, { Payment: 'zarinpal' })).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_OPEN',
      fields: { number: String(number) },
    });
  });

  test('with a changed price is refused until the change is confirmed', async () => {
    const buyer = await oneBuyer([variants.earphones]);
    const place = { websiteCode: codes.earphones, variantId: variants.earphones };
    await shop.shop.catalogue.setPrice(place, 3_500_000);
    await expect(start(buyer)).rejects.toMatchObject({ code: 'BASKET_CHANGED' });
    const owner = memberBasket(buyer.memberId);
    const { newsKey } = await shop.shop.basket.read(owner);
    await shop.shop.basket.confirmChanges(owner, newsKey);
    expect(await start(buyer)).toMatchObject({ isNew: true });
    await shop.shop.catalogue.setPrice(place, 3_000_000);
  });

  test('of what is no longer sold is refused, naming it', async () => {
    const buyer = await oneBuyer([variants.earphones]);
    const place = { websiteCode: codes.earphones, variantId: variants.earphones };
    await shop.shop.catalogue.setAvailability(place, availabilityCodes.discontinued);
    const owner = memberBasket(buyer.memberId);
    const [line] = (await shop.shop.basket.read(owner)).lines;
    await expect(start(buyer, { Payment: 'zarinpal' })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: expect.stringContaining(line?.nameFa ?? '-'),
    });
    await shop.shop.catalogue.setAvailability(place, availabilityCodes.available);
  });

  test('names every field that is missing', async () => {
    const buyer = await oneBuyer([first]);
    const other = await oneBuyer([first]);
    const refused = { AddressId: other.addressId, Delivery: 99, Payment: 'idpay' };
    await expect(start(buyer, refused)).rejects.toMatchObject({
      status: 422,
      fields: {
        AddressId: expect.any(String),
        Delivery: expect.any(String),
        Payment: expect.any(String),
      },
    });
  });

  test('of an empty basket is refused', async () => {
    const buyer = await oneBuyer([]);
    await expect(start(buyer)).rejects.toMatchObject({ code: 'BASKET_CHANGED' });
  });
});

describe('at once', () => {
  test('50 starts of one basket make one order', async () => {
    const buyer = await oneBuyer([first + 1]);
    const tries = Array.from({ length: 50 }, () => start(buyer, { Payment: 'zarinpal' }));
    expect(await outcomes(tries)).toEqual({ done: 1, refused: ['ORDER_OPEN'] });
    expect(await stockOf(first + 1)).toMatchObject({ held: 1 });
  });

  test('200 buyers of 20 pieces make 20 orders, and the product is sold out', async () => {
    const place = { websiteCode: codes.firstCase + 2, variantId: first + 2 };
    await shop.shop.catalogue.setStock(place, 20);
    const buyers = await writeBuyers(shop.shop.database, 200, [first + 2]);
    const ended = await outcomes(buyers.map((buyer) => start(buyer)));
    expect(ended).toEqual({ done: 20, refused: ['OUT_OF_STOCK'] });
    expect(await stockOf(first + 2)).toEqual({ stock: 20, held: 20 });
    const { body } = await shop.post('/api/Product/Get-Detail', {
      WebsiteCode: place.websiteCode,
    });
    expect(JSON.stringify(body)).toContain('"availability":4');
  }, 60_000);

  test('50 buyers of the last piece make one order, and 49 are answered 409', async () => {
    const [websiteCode, piece] = [codes.firstCase + 9, first + 9];
    await shop.shop.catalogue.setStock({ websiteCode, variantId: piece }, 1);
    const buyers = await writeBuyers(shop.shop.database, 50, [piece]);
    const ended = await Promise.allSettled(buyers.map((buyer) => start(buyer)));
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

  test('two products in opposite order of the baskets do not deadlock', async () => {
    const pair = [first + 3, first + 4];
    const [one, other] = [
      await writeBuyers(shop.shop.database, 20, pair),
      await writeBuyers(shop.shop.database, 20, pair.toReversed()),
    ];
    expect(await outcomes([...one, ...other].map((buyer) => start(buyer)))).toEqual({
      done: 40,
      refused: [],
    });
  });

  test('50 starts with a coupon for 5 uses make 5 orders', async () => {
    const buyers = await writeBuyers(shop.shop.database, 50, [first + 5]);
    const tries = buyers.map((buyer) => start(buyer, { Coupon: 'ten' }));
    expect(await outcomes(tries)).toEqual({ done: 5, refused: ['COUPON_REFUSED'] });
    const discounts = await rows(
      shop.shop.database.db,
      sql`select discount from shop_order where coupon_id is not null`,
      z.object({ discount: z.coerce.number() }),
    );
    expect(discounts.map(({ discount }) => discount)).toEqual(Array(5).fill(10_500));
  });

  test('a slot for two takes two orders', async () => {
    const buyers = await writeBuyers(shop.shop.database, 10, [first + 6]);
    const [slot] = await rows(
      shop.shop.database.db,
      sql`select id from delivery_slot order by day desc limit 1`,
      z.object({ id: z.coerce.number() }),
    );
    const chosen = { Delivery: methods.courier, Slot: slot?.id };
    const ended = await outcomes(buyers.map((buyer) => start(buyer, chosen)));
    expect(ended).toEqual({ done: 2, refused: ['SLOT_FULL'] });
  });
});
