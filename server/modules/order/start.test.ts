import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { availabilityCodes, orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';
import { orderLine, shopOrder } from '#server/db/schema/order.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';
import { changeSelling } from '#server/testing/after-sale.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import {
  type Buyer,
  brokenInvariants,
  fillBasket,
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
    // Nothing is left to be sent: not even the freight is charged.
    const chosen = { AddressId: buyer.addressId, Delivery: methods.post };
    expect((await shop.shop.orders.preview(buyer.memberId, chosen)).totals).toMatchObject({
      freight: 0,
      total: 0,
    });
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

  test('with a coupon its member has used up is refused, and allowed after a cancel', async () => {
    const buyer = await oneBuyer([first]);
    const { number } = await start(buyer, { Coupon: 'TEN' });
    await fillBasket(shop.shop.database, buyer, first);
    const again = { Payment: 'zarinpal', Coupon: 'TEN' };
    const typed = await shop.shop.orders.preview(buyer.memberId, { Coupon: ' ten ' });
    expect(typed.coupon).toMatchObject({ code: 'TEN' });
    await expect(start(buyer, again)).rejects.toMatchObject({ code: 'COUPON_REFUSED' });
    await shop.shop.orders.cancelOf(buyer.memberId, number);
    expect(await start(buyer, again)).toMatchObject({ isNew: true });
  });

  test('of 0 toman is paid at once, and asks no gateway', async () => {
    const { db } = shop.shop.database;
    const rule = { when: {}, give: { kind: 'percent', percent: 100 } };
    await db.execute(sql`
      with gift as (
        insert into promotion (title, rule) values ('هدیه', ${JSON.stringify(rule)}::jsonb) returning id
      ) insert into coupon (code, promotion_id) select 'ALL', id from gift`);
    const buyer = await oneBuyer([first + 8]);
    const before = await stockOf(first + 8);
    const free = { Payment: 'zarinpal', Delivery: methods.pickUp, Coupon: 'all' };
    const { order, departure } = await shop.shop.payments.startOrder(
      buyer.memberId,
      startBody(buyer, free),
    );
    expect([order.status, departure]).toEqual([orderStatuses.paid, null]);
    expect(await db.$count(paymentAttempt, eq(paymentAttempt.orderId, order.id))).toBe(0);
    expect(await shop.shop.orders.detail(buyer.memberId, order.number)).toMatchObject({
      total: 0,
      status: orderStatuses.paid,
      paidAt: expect.any(String),
      canPay: false,
    });
    expect(await stockOf(first + 8)).toEqual({ ...before, stock: (before.stock ?? 0) - 1 });
    expect(await shop.shop.basket.read(memberBasket(buyer.memberId))).toMatchObject({
      frozen: false,
      lines: [],
    });
    await expect(shop.shop.payments.depart(order.id)).rejects.toMatchObject({
      code: 'ORDER_NOT_PAYABLE',
    });
  });

  test('needs a national code where the setting demands it', async () => {
    await changeSelling(shop, { needsNationalCode: true });
    const buyer = await oneBuyer([first]);
    const { AddressId, Delivery, Payment } = startBody(buyer);
    const preview = async () =>
      (await shop.shop.orders.preview(buyer.memberId, { AddressId, Delivery, Payment })).problems;
    const message = expect.stringContaining('کد ملی');
    expect(await preview()).toEqual([{ code: 'INVALID', field: 'NationalCode', message }]);
    await expect(start(buyer)).rejects.toMatchObject({
      status: 422,
      fields: { NationalCode: message },
    });
    await shop.shop.database.db
      .update(member)
      .set({ nationalCode: '0012345679' })
      .where(eq(member.id, buyer.memberId));
    expect(await preview()).toEqual([]);
    expect(await start(buyer)).toMatchObject({ isNew: true });
    await changeSelling(shop, { needsNationalCode: false });
  });

  test('of an empty basket is refused', async () => {
    const buyer = await oneBuyer([]);
    await expect(start(buyer)).rejects.toMatchObject({ code: 'BASKET_CHANGED' });
  });
});
