import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getCardsAnswer } from '#lib/contract/product.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (wanted: unknown) => shop.post('/api/Product/Get-Cards', { codes: wanted });

test('cards come in the requested order, each once, without removed products', async () => {
  const wanted = [codes.laptop, 999_999, codes.phone, codes.removed, codes.soldOut, codes.laptop];
  const { items } = getCardsAnswer.parse((await ask(wanted)).body);
  expect(items.map(({ websiteCode }) => websiteCode)).toEqual([
    codes.laptop,
    codes.phone,
    codes.soldOut,
  ]);
  expect(getCardsAnswer.parse((await ask([codes.removed])).body).items).toEqual([]);
});

test.each([
  [[]],
  [['1001']],
  [[0]],
  [[1.5]],
  [Array.from({ length: 25 }, (_, n) => n + 1)],
  [1001],
  [null],
])('codes such as %j are refused', async (wanted) => {
  expect((await ask(wanted)).status).toBe(422);
});
