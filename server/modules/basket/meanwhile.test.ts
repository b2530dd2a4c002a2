import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exitFreezeAnswer } from '#lib/contract/basket.ts';
import { availabilityCodes, frozenBasket, refusedChange } from '#lib/contract/codes.ts';
import { guestBasket } from '#server/basket-owner.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { createShopper } from '#server/testing/shopper.ts';

let shop: TestShop;
let guid: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  guid = randomUUID();
});
afterEach(() => {
  shop.shop.events.removeAllListeners('basketChanged');
});
afterAll(() => shop.close());

const { change, add, basket, collectChanges } = createShopper(() => ({ shop, guid }));
const exit = () => shop.get('/api/basket/Exit-Freeze', { 'x-guid': guid });
const cheap = { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone };

describe('changes since the shopper last looked', () => {
  const asBefore = {
    price: 40_000_000,
    stock: 10,
    availability: availabilityCodes.available,
  } as const;
  afterEach(() => shop.shop.catalogue.changeVariant(cheap, asBefore));

  test('a price is reported until it is confirmed, and the current price is charged', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    expect((await basket()).newsKey).toBe('');
    await shop.shop.catalogue.setPrice(cheap, 44_000_000);
    const found = await basket();
    expect(found).toMatchObject({
      finalPrice: 44_000_000,
      lines: [{ notices: [{ kind: 'priceUp' }] }],
    });
    expect(found.lines[0]?.notices[0]?.message).toMatch(
      /از ۴۰٬۰۰۰٬۰۰۰ تومان به ۴۴٬۰۰۰٬۰۰۰ تومان افزایش/,
    );
    const answer = await change('Confirm-Changes', { NewsKey: found.newsKey });
    expect(answer.basket).toMatchObject({ newsKey: '', lines: [{ notices: [] }] });
    await shop.shop.catalogue.setPrice(cheap, 41_000_000);
    expect((await basket()).lines).toMatchObject([{ notices: [{ kind: 'priceDown' }] }]);
  });

  test('a higher price is reported even when the line is changed in between', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    await shop.shop.catalogue.setPrice(cheap, 44_000_000);
    const place = { WebsiteCode: codes.cheapPhone, ProductProperty: variants.cheapPhone };
    await add(place);
    const { basket: changed } = await change('Change-Count', { ...place, Count: 3 });
    expect(changed.lines).toMatchObject([{ count: 3, notices: [{ kind: 'priceUp' }] }]);
    const answer = await change('Confirm-Changes', { NewsKey: changed.newsKey });
    expect(answer.basket.lines).toMatchObject([{ notices: [] }]);
  });

  test('a price the shopper has not seen is not confirmed', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    await shop.shop.catalogue.setPrice(cheap, 44_000_000);
    const { newsKey } = await basket();
    await shop.shop.catalogue.setPrice(cheap, 49_000_000);
    const { basket: changed } = await change('Confirm-Changes', { NewsKey: newsKey });
    expect(changed.lines).toMatchObject([{ notices: [{ kind: 'priceUp' }] }]);
    expect(changed.newsKey).not.toBe(newsKey);
  });

  test('a stock below the wanted count is reported with the number left', async () => {
    await add({ WebsiteCode: codes.cheapPhone, Count: 3 });
    await shop.shop.catalogue.setStock(cheap, 2);
    const [line] = (await basket()).lines;
    expect(line).toMatchObject({ count: 3, maxCount: 2, notices: [{ kind: 'lessStock' }] });
    expect(line?.notices[0]?.message).toMatch(/فقط ۲ عدد/);
    await change('Change-Count', { WebsiteCode: codes.cheapPhone, Count: 2 });
    expect((await basket()).lines).toMatchObject([{ count: 2, notices: [] }]);
  });

  test('a line no longer sold is blocked with the reason, costs nothing, and can be removed', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    await shop.shop.catalogue.setAvailability(cheap, 5);
    const { lines, finalPrice } = await basket();
    const notices = [{ kind: 'blocked', message: expect.stringMatching(/متوقف/) }];
    expect(lines).toMatchObject([{ lineTotal: 0, maxCount: 0, notices }]);
    expect(finalPrice).toBe(0);
    const body = { WebsiteCode: codes.cheapPhone, Count: 2 };
    expect(await change('Change-Count', body)).toMatchObject({
      message: expect.stringMatching(/متوقف/),
      basketCount: refusedChange,
    });
    await change('Remove-From-Basket', { WebsiteCode: codes.cheapPhone });
    expect((await basket()).lines).toEqual([]);
  });

  test('a removed product is blocked and reported', async () => {
    const { db } = shop.shop.database;
    await add({ WebsiteCode: codes.earphones });
    const removedAt = (at: Date | null) =>
      db.update(product).set({ removedAt: at }).where(eq(product.id, codes.earphones));
    await removedAt(new Date());
    expect((await basket()).lines[0]?.notices).toEqual([
      { kind: 'blocked', message: 'این کالا دیگر فروخته نمی‌شود.' },
    ]);
    await removedAt(null);
  });
});

describe('a basket that awaits payment', () => {
  const frozen = { message: expect.stringMatching(/در انتظار پرداخت/), basketCount: frozenBasket };
  const at = { WebsiteCode: codes.phone };

  test('refuses all changes with a message, and is unfrozen by Exit-Freeze', async () => {
    await add({ ...at, Count: 1 });
    expect(await shop.shop.basket.freeze(guestBasket(guid))).toBe(true);
    expect(await shop.shop.basket.freeze(guestBasket(guid))).toBe(false);
    const before = await basket();
    expect(before).toMatchObject({ frozen: true, basketCount: 1, sequence: 2 });
    expect((await add(at)).body).toMatchObject(frozen);
    expect(await change('Change-Count', { ...at, Count: 2 })).toMatchObject(frozen);
    expect(await change('Change-Insurance', { ...at, Insurance: true })).toMatchObject(frozen);
    expect(await change('Remove-From-Basket', at)).toMatchObject(frozen);
    expect(await basket()).toEqual(before);

    const events = collectChanges();
    expect(exitFreezeAnswer.parse((await exit()).body)).toEqual({
      message: null,
      basketCount: 1,
      sequence: 3,
    });
    expect(events).toMatchObject([{ websiteCode: 0, variantId: 0, basketCount: 1, sequence: 3 }]);
    expect((await add(at)).body).toMatchObject({ message: null, basketCount: 2 });
  });

  test('Exit-Freeze of a basket that is not frozen, or does not exist, has no effect', async () => {
    expect((await exit()).body).toEqual({ message: null, basketCount: 0, sequence: 0 });
    await add(at);
    expect((await exit()).body).toEqual({ message: null, basketCount: 1, sequence: 1 });
    expect((await shop.get('/api/basket/Exit-Freeze')).status).toBe(422);
  });

  test('is not unfrozen by a page of another site', async () => {
    await add(at);
    await shop.shop.basket.freeze(guestBasket(guid));
    const foreign = { 'x-guid': guid, 'sec-fetch-site': 'cross-site' };
    expect((await shop.get('/api/basket/Exit-Freeze', foreign)).status).toBe(403);
    expect(await basket()).toMatchObject({ frozen: true });
  });

  test('is never an empty one', async () => {
    expect(await shop.shop.basket.freeze(guestBasket(guid))).toBe(false);
  });

  test('contains what was added before freezing, and nothing added concurrently', async () => {
    await add({ WebsiteCode: codes.firstCase });
    const adding = Array.from({ length: 20 }, () => add({ WebsiteCode: codes.firstCase }));
    const [, ...answers] = await Promise.all([
      shop.shop.basket.freeze(guestBasket(guid)),
      ...adding,
    ]);
    const made = answers.filter(({ body }) => JSON.stringify(body).includes('"message":null'));
    expect(await basket()).toMatchObject({ frozen: true, basketCount: 1 + made.length });
  });
});
