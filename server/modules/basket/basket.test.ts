import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addToBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import { availabilityCodes, refusedChange } from '#lib/contract/codes.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { guestBasket } from '#server/basket-owner.ts';
import type { Database } from '#server/db/database.ts';
import type { BasketChange } from '#server/events.ts';
import { createBasketService } from '#server/modules/basket/service.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let guid: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  guid = randomUUID();
});
afterAll(() => shop.close());

const post = (body: object | string, headers = {}) =>
  shop.post('/api/Basket/Add-To-Basket', body, headers);
async function add(body: object, headers = {}) {
  const answer = await post({ GuidCode: guid, ...body }, headers);
  expect(answer.status).toBe(200);
  return addToBasketAnswer.parse(answer.body);
}
async function basket(of = guid) {
  return getBasketAnswer.parse((await shop.get('/api/Basket/Get-Basket', { 'x-guid': of })).body);
}

describe('adding', () => {
  test('creates one line for the default variant, and adds more to the same line', async () => {
    expect(await add({ WebsiteCode: codes.phone })).toEqual({
      message: null,
      basketCount: 1,
      sequence: 1,
    });
    expect(await add({ WebsiteCode: codes.phone, ProductProperty: variants.phoneBlack })).toEqual({
      message: null,
      basketCount: 2,
      sequence: 2,
    });
    expect(await add({ WebsiteCode: codes.laptop, Count: 3 })).toMatchObject({ basketCount: 5 });
    const { lines, basketCount } = await basket();
    expect(basketCount).toBe(5);
    expect(lines.map(({ propertyId, count }) => [propertyId, count])).toEqual([
      [variants.phoneBlack, 2],
      [variants.laptop, 3],
    ]);
  });

  test.each(['۲', '٢', '2', 2])('reads the count %j as two', async (Count) => {
    expect(await add({ WebsiteCode: codes.cheapPhone, Count })).toMatchObject({ basketCount: 2 });
  });

  test.each([0, -1, 1.5, 1e9, '1e3', '', ' ', '1.5', '-1', '۱e۲', null, true, [1], {}])(
    'refuses the count %j with 422',
    async (Count) => {
      const body = { GuidCode: guid, WebsiteCode: codes.cheapPhone, Count };
      expect(await post(body)).toMatchObject({
        status: 422,
        body: { code: 'INVALID', fields: { Count: expect.any(String) } },
      });
      expect((await basket()).basketCount).toBe(0);
    },
  );

  test.each([
    ['more than an order may have', codes.phone, 3, /حداکثر ۲ عدد/],
    ['more than there is', codes.cheapPhone, 11, /حداکثر ۵ عدد/],
    ['what is sold out', codes.soldOut, 1, /ناموجود/],
    ['what is sold by telephone', codes.call, 1, /تماس/],
    ['what is to come', codes.soon, 1, /هنوز/],
    ['what is no longer made', codes.discontinued, 1, /متوقف/],
    ['what was removed', codes.removed, 1, /دیگر فروخته نمی‌شود/],
  ])('refuses %s with a sentence and -7', async (_what, WebsiteCode, Count, sentence) => {
    const answer = await add({ WebsiteCode, Count });
    expect(answer).toEqual({
      message: expect.stringMatching(sentence),
      basketCount: refusedChange,
      sequence: 0,
    });
    expect((await basket()).lines).toEqual([]);
  });

  test('names the remaining stock when that is the limit', async () => {
    const body = { WebsiteCode: codes.phone, ProductProperty: variants.phoneBlue, Count: 2 };
    expect((await add(body)).message).toMatch(/فقط ۱ عدد/);
  });

  test('includes what is already in the basket', async () => {
    await add({ WebsiteCode: codes.phone, Count: 2 });
    expect(await add({ WebsiteCode: codes.phone })).toMatchObject({
      basketCount: refusedChange,
      sequence: 1,
    });
  });

  test.each([
    [{ WebsiteCode: 99_999 }, 404],
    [{ WebsiteCode: codes.phone, ProductProperty: variants.laptop }, 404],
    [{ WebsiteCode: codes.phone, ProductProperty: null }, 422],
    [{ WebsiteCode: codes.phone, Insurance: 'yes' }, 422],
    [{ WebsiteCode: codes.phone, Refer: 'x'.repeat(3_000) }, 422],
    [{ WebsiteCode: codes.phone, GuidCode: 'me' }, 422],
    [{ WebsiteCode: codes.phone, GuidCode: '6fa459ea-ee8a-11ea-adc1-0242ac120002' }, 422],
    [{}, 422],
  ])('%j answers %i', async (body, status) => {
    expect((await post({ GuidCode: guid, ...body })).status).toBe(status);
  });

  test('needs a guid, in the body or the header; the body wins', async () => {
    const body = { WebsiteCode: codes.cheapPhone };
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { fields: { GuidCode: expect.any(String) } },
    });
    expect((await post(body, { 'x-guid': guid })).status).toBe(200);
    expect((await basket()).basketCount).toBe(1);
    const other = randomUUID();
    await post({ ...body, GuidCode: other.toUpperCase() }, { 'x-guid': guid });
    expect((await basket(other)).basketCount).toBe(1);
    expect((await basket()).basketCount).toBe(1);
  });

  test('ignores price, total and role sent by a client', async () => {
    await add({
      WebsiteCode: codes.cheapPhone,
      price: 1,
      total: 1,
      discount: 99,
      role: 'Administrator',
    });
    expect((await basket()).finalPrice).toBe(40_000_000);
  });

  test('stores unusual text in Refer safely', async () => {
    const body = { WebsiteCode: codes.cheapPhone, Refer: '\u0000\ud800\u202e<script>' };
    expect(await add(body)).toMatchObject({ basketCount: 1 });
    const headers = { 'x-refer': '%E0%A4%A', 'x-raysaz': '\u00ff' };
    expect(await add({ WebsiteCode: codes.cheapPhone }, headers)).toMatchObject({ basketCount: 2 });
  });

  test('notifies of a committed change once, after the commit', async () => {
    const received: BasketChange[] = [];
    shop.shop.events.on('basketChanged', (change) => received.push(change));
    await add({ WebsiteCode: codes.phone });
    await add({ WebsiteCode: codes.phone, Count: 9 });
    shop.shop.events.removeAllListeners('basketChanged');
    expect(received).toEqual([
      {
        owner: guestBasket(guid),
        websiteCode: codes.phone,
        variantId: variants.phoneBlack,
        count: 1,
        basketCount: 1,
        kind: 'add',
        sequence: 1,
      },
    ]);
  });
});

describe('concurrently', () => {
  test('fifty additions of the last piece add it once', async () => {
    const body = { WebsiteCode: codes.phone, ProductProperty: variants.phoneBlue };
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(body)));
    expect(answers.filter((answer) => answer.message === null)).toHaveLength(1);
    expect((await basket()).basketCount).toBe(1);
  });

  test('additions of different products are all counted, each with its own sequence', async () => {
    const bodies = Array.from({ length: 30 }, (_, n) => ({ WebsiteCode: codes.firstCase + n }));
    const answers = await Promise.all(bodies.map((body) => add(body)));
    const inOrder = answers.toSorted((one, other) => one.sequence - other.sequence);
    expect(inOrder.map((answer) => [answer.sequence, answer.basketCount])).toEqual(
      bodies.map((_, n) => [n + 1, n + 1]),
    );
  });

  const things = Array.from({ length: 30 }, (_, n) => ({
    websiteCode: codes.firstCase + n,
    variantId: 0,
    count: 1,
    insurance: false,
    refer: '',
  }));

  test('two nodes lose nothing they add to one basket', async () => {
    const { database, events } = shop.shop;
    const nodes = [1, 2].map(() => createBasketService(database, events));
    const additions = things.map((thing, n) => nodes[n % 2]?.add(guestBasket(guid), thing));
    const answers = await Promise.all(additions);
    expect(new Set(answers.map((answer) => answer?.sequence)).size).toBe(things.length);
    expect((await basket()).basketCount).toBe(things.length);
  });

  test('many additions to one basket cost no more than as many to many baskets', async () => {
    const { database, events } = shop.shop;
    let asked = 0;
    const counted: Database = {
      ...database,
      run: (statement, values) => {
        asked += 1;
        return database.run(statement, values);
      },
    };
    const { add: addTo } = createBasketService(counted, events);
    const received: number[] = [];
    events.on('basketChanged', ({ sequence }) => received.push(sequence));
    await Promise.all(things.map((thing) => addTo(guestBasket(guid), thing)));
    events.removeAllListeners('basketChanged');
    expect(asked).toBe(2 * things.length);
    expect(received).toEqual(things.map((_, n) => n + 1));
  });
});

describe('the basket', () => {
  test('adds up prices, discounts and insurance of everything that can be bought', async () => {
    await add({ WebsiteCode: codes.phone, Count: 2, Insurance: true });
    await add({ WebsiteCode: codes.laptop, Insurance: true });
    const found = await basket();
    expect(found).toMatchObject({
      totalPrice: 200_000_000,
      totalDiscount: 10_000_000,
      insurancePrice: 1_800_000,
      finalPrice: 191_800_000,
      basketCount: 3,
      sequence: 2,
    });
    expect(found.lines).toMatchObject([
      { insurance: true, lineTotal: 101_800_000, image: 'aaaaaaaaaaaa-850.webp' },
      { insurance: false, insurancePrice: null, lineTotal: 90_000_000 },
    ]);
  });

  test('of an unknown guid, or without a guid, is empty', async () => {
    const empty = { lines: [], basketCount: 0, finalPrice: 0, sequence: 0 };
    expect(await basket()).toMatchObject(empty);
    expect(await basket("' or 1=1")).toMatchObject(empty);
    expect((await shop.get('/api/Basket/Get-Basket')).body).toMatchObject(empty);
  });

  test('keeps a line that can no longer be bought, without charging for it', async () => {
    await add({ WebsiteCode: codes.earphones });
    const { db } = shop.shop.database;
    await db.update(product).set({ removedAt: new Date() }).where(eq(product.id, codes.earphones));
    const found = await basket();
    expect(found.lines).toMatchObject([
      { availability: availabilityCodes.discontinued, price: null, maxCount: 0, lineTotal: 0 },
    ]);
    expect(found).toMatchObject({ finalPrice: 0, basketCount: 1 });
  });
});
