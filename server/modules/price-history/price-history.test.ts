import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getPriceHistoryAnswer } from '#lib/contract/price-history.ts';
import { pricePoint } from '#server/db/schema/price-history.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.delete(pricePoint);
});

const call = (body: unknown) => shop.post('/api/Product/Get-Price-History', body);
async function points(variantId: number) {
  const answer = getPriceHistoryAnswer.parse((await call({ WebsiteCode: codes.phone })).body);
  return answer.variants.find(({ id }) => id === variantId)?.points;
}
const black = { websiteCode: codes.phone, variantId: variants.phoneBlack };
const change = (to: Parameters<typeof shop.shop.catalogue.changeVariant>[1]) =>
  shop.shop.catalogue.changeVariant(black, to);

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('a price', () => {
  test('is stored when it changes, and only then', async () => {
    await change({ price: 51_000_000 });
    await change({ price: 51_000_000, stock: 2 });
    await change({ price: 49_000_000 });
    expect(await points(variants.phoneBlack)).toMatchObject([
      { price: 51_000_000 },
      { price: 49_000_000 },
    ]);
    expect(await points(variants.phoneBlue)).toEqual([]);
  });

  test('ends when the variant cannot be bought, and starts again', async () => {
    await change({ price: 50_000_000 });
    await shop.shop.database.db.delete(pricePoint);
    await change({ availability: availabilityCodes.outOfStock });
    await change({ price: 52_000_000 });
    await change({ availability: availabilityCodes.available });
    expect(await points(variants.phoneBlack)).toMatchObject([
      { price: null },
      { price: 52_000_000 },
    ]);
  });

  test('older than a year is returned only if it was still valid then', async () => {
    await shop.shop.database.db.insert(pricePoint).values(
      [900, 400, 300, 10].map((days) => ({
        variantId: black.variantId,
        at: ago(days),
        price: days,
      })),
    );
    expect((await points(black.variantId))?.map(({ price }) => price)).toEqual([400, 300, 10]);
  });
});

test.each([
  [404, { WebsiteCode: 999_999 }],
  [404, { WebsiteCode: codes.removed }],
  [422, {}],
  [422, { WebsiteCode: "1'; drop table price_point" }],
])('answers %d to %j', async (status, body) => {
  expect((await call(body)).status).toBe(status);
});
