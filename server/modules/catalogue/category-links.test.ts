import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { categoryLinksAnswer } from '#lib/contract/category-links.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { brands, categories } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function links(categoryId: number) {
  const { body } = await shop.post('/api/Product/Get-Category-Links', { categoryId });
  return categoryLinksAnswer.parse(body);
}
async function totalOf(categoryId: number, brand: number): Promise<number> {
  const asked = { categoryId, 'filter-brand': String(brand) };
  return getListAnswer.parse((await shop.post('/api/Product/Get-List', asked)).body).total;
}

test('the links of a category are its brands, those with most products first, and the categories beside it', async () => {
  const counted = await Promise.all(
    Object.values(brands).map(async (id) => ({ id, total: await totalOf(categories.mobile, id) })),
  );
  const wanted = counted
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || one.id - other.id);
  expect(wanted.length).toBeGreaterThan(1);
  const found = await links(categories.mobile);
  expect(found.brands.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(found.siblings).toEqual([{ id: categories.laptops, title: 'لپ‌تاپ', slug: 'لپ-تاپ' }]);
  const { siblings } = await links(categories.phones);
  expect(siblings.map(({ id }) => id)).toEqual([categories.cases]);
});

test('an unknown category has no links, and those of the whole shop cannot be asked for', async () => {
  expect(await links(2_147_483_647)).toEqual({ brands: [], siblings: [] });
  const whole = await shop.post('/api/Product/Get-Category-Links', { categoryId: 0 });
  expect(whole.status).toBe(422);
});
