import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { refusedChange } from '#lib/contract/codes.ts';
import { guestBasket } from '#server/basket-owner.ts';
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

const { post, change, add, basket, collectChanges } = createShopper(() => ({ shop, guid }));
const cheap = { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone };

describe('changing a count', () => {
  test('sets it, answers with the whole basket and notifies the other tabs', async () => {
    await add({ WebsiteCode: codes.cheapPhone, Count: 2 });
    await add({ WebsiteCode: codes.laptop });
    const events = collectChanges();
    const answer = await change('Change-Count', { WebsiteCode: codes.cheapPhone, Count: '۵' });
    expect(answer).toMatchObject({
      message: null,
      basketCount: 6,
      finalPrice: 290_000_000,
      insurancePrice: 0,
      sequence: 3,
    });
    expect(answer.basket).toEqual(await basket());
    expect(events).toEqual([
      { owner: guestBasket(guid), ...cheap, count: 5, basketCount: 6, kind: 'update', sequence: 3 },
    ]);
  });

  test.each([
    ['the limit', codes.cheapPhone, 0, 6, /حداکثر ۵ عدد/],
    ['the stock', codes.phone, variants.phoneBlue, 2, /فقط ۱ عدد/],
  ])(
    'is refused by %s with a message, and leaves the line unchanged',
    async (_what, WebsiteCode, at, Count, says) => {
      await add({ WebsiteCode, ProductProperty: at });
      const answer = await change('Change-Count', { WebsiteCode, ProductProperty: at, Count });
      expect(answer).toMatchObject({
        message: expect.stringMatching(says),
        basketCount: refusedChange,
        basket: { basketCount: 1, sequence: 1 },
      });
    },
  );

  test('to the same value changes nothing', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    const events = collectChanges();
    const answer = await change('Change-Count', { WebsiteCode: codes.cheapPhone, Count: 1 });
    expect(answer).toMatchObject({ message: null, basketCount: 1, sequence: 1 });
    expect(events).toEqual([]);
  });

  test('without a variant applies to the one in the basket', async () => {
    await add({ WebsiteCode: codes.phone, ProductProperty: variants.phoneBlue });
    await shop.shop.catalogue.setStock(
      { websiteCode: codes.phone, variantId: variants.phoneBlue },
      4,
    );
    await change('Change-Count', { WebsiteCode: codes.phone, Count: 3 });
    expect((await basket()).lines).toMatchObject([{ propertyId: variants.phoneBlue, count: 3 }]);
    await shop.shop.catalogue.setStock(
      { websiteCode: codes.phone, variantId: variants.phoneBlue },
      1,
    );
  });

  test.each([0, -1, 1.5, 1e9, '1e3', '', null, true, [1], {}, undefined])(
    'to %j answers 422',
    async (Count) => {
      await add({ WebsiteCode: codes.cheapPhone });
      expect(await post('Change-Count', { WebsiteCode: codes.cheapPhone, Count })).toMatchObject({
        status: 422,
        body: { code: 'INVALID', fields: { Count: expect.any(String) } },
      });
      expect((await basket()).basketCount).toBe(1);
    },
  );

  test('fifty times at once leaves one line with the last value sent', async () => {
    await add({ WebsiteCode: codes.firstCase });
    const counts = Array.from({ length: 50 }, (_, n) => n + 1);
    await Promise.all(
      counts.map((Count) => change('Change-Count', { WebsiteCode: codes.firstCase, Count })),
    );
    expect(await basket()).toMatchObject({ basketCount: 50, lines: [{ count: 50 }] });
  });
});

describe('a line', () => {
  test('is removed once, and can be put back', async () => {
    await add({ WebsiteCode: codes.cheapPhone, Count: 2 });
    await add({ WebsiteCode: codes.laptop });
    const events = collectChanges();
    const at = { WebsiteCode: codes.cheapPhone };
    expect(await change('Remove-From-Basket', at)).toMatchObject({
      message: null,
      basketCount: 1,
      finalPrice: 90_000_000,
    });
    expect(events).toMatchObject([
      { ...cheap, count: 0, basketCount: 1, kind: 'remove', sequence: 3 },
    ]);
    expect(await post('Remove-From-Basket', at)).toMatchObject({
      status: 404,
      body: { code: 'LINE_NOT_FOUND', message: expect.stringMatching(/سبد خرید/) },
    });
    await add({ ...at, Count: 2 });
    expect((await basket()).basketCount).toBe(3);
  });

  test('that is restored gets its former position, but none before its time', async () => {
    const order = async () => (await basket()).lines.map(({ websiteCode }) => websiteCode);
    await add({ WebsiteCode: codes.cheapPhone });
    await add({ WebsiteCode: codes.laptop });
    const [first] = (await basket()).lines;
    await change('Remove-From-Basket', { WebsiteCode: codes.cheapPhone });
    await add({ WebsiteCode: codes.cheapPhone, AddedAt: first?.addedAt });
    expect(await order()).toEqual([codes.cheapPhone, codes.laptop]);
    await change('Remove-From-Basket', { WebsiteCode: codes.cheapPhone });
    await add({ WebsiteCode: codes.cheapPhone, AddedAt: Date.now() + 3_600_000 });
    expect((await basket()).lines[1]?.addedAt).toBeLessThanOrEqual(Date.now());
  });

  test('of another basket is not found, whichever id is used', async () => {
    await add({ WebsiteCode: codes.phone, Count: 2, Insurance: true });
    const other = { GuidCode: randomUUID(), WebsiteCode: codes.phone };
    for (const ProductProperty of [0, variants.phoneBlack]) {
      const at = { ...other, ProductProperty };
      const answers = [
        post('Change-Count', { ...at, Count: 1 }),
        post('Change-Insurance', { ...at, Insurance: false }),
        post('Remove-From-Basket', at),
      ];
      // oxlint-disable-next-line no-await-in-loop
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(404);
    }
    expect((await basket()).lines).toMatchObject([{ count: 2, insurance: true }]);
    expect((await basket(other.GuidCode)).lines).toEqual([]);
  });

  test('ignores price, total and discount sent by a client', async () => {
    await add({ WebsiteCode: codes.cheapPhone });
    const lies = { price: 1, total: 1, discount: 99, finalPrice: 0, role: 'Administrator' };
    const body = { WebsiteCode: codes.cheapPhone, Count: 2, ...lies };
    expect((await change('Change-Count', body)).finalPrice).toBe(80_000_000);
  });
});

describe('an insurance', () => {
  test('is added and removed, and the answer contains its price', async () => {
    await add({ WebsiteCode: codes.phone, Count: 2 });
    const at = { WebsiteCode: codes.phone, ProductProperty: variants.phoneBlack };
    expect(await change('change-insurance', { ...at, Insurance: true })).toMatchObject({
      message: null,
      basketCount: 2,
      finalPrice: 101_800_000,
      insurancePrice: 1_800_000,
    });
    expect(await change('change-insurance', { ...at, Insurance: false })).toMatchObject({
      finalPrice: 100_000_000,
      insurancePrice: 0,
    });
  });

  test('for a product without insurance is refused', async () => {
    await add({ WebsiteCode: codes.laptop });
    const body = { WebsiteCode: codes.laptop, Insurance: true };
    expect(await change('change-insurance', body)).toMatchObject({
      message: expect.stringMatching(/بیمه/),
      basketCount: refusedChange,
      insurancePrice: 0,
    });
  });

  test.each(['yes', 1, null, undefined])('%j answers 422', async (Insurance) => {
    const answer = await post('change-insurance', { WebsiteCode: codes.phone, Insurance });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { Insurance: expect.any(String) } },
    });
  });
});
