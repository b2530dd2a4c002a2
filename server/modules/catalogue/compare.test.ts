import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getCompareAnswer } from '#lib/contract/compare.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (ids: unknown) => shop.post('/api/Product/Get-Compare', { ids });
const compare = async (...ids: number[]) => getCompareAnswer.parse((await ask(ids)).body);
const codesOf = (products: readonly { websiteCode: number }[]) =>
  products.map(({ websiteCode }) => websiteCode);

test('products come in the requested order, each once, with brand and card', async () => {
  const { group, products, missing, others } = await compare(
    codes.cheapPhone,
    codes.phone,
    codes.cheapPhone,
  );
  expect(group).toEqual({ id: 2, title: 'گوشی', slug: 'گوشی' });
  expect(codesOf(products)).toEqual([codes.cheapPhone, codes.phone]);
  expect(products[1]).toMatchObject({
    nameFa: 'گوشی گلکسی اس ۲۴',
    brand: { id: 1, title: 'سامسونگ' },
    price: 50_000_000,
    availability: availabilityCodes.available,
    image: 'aaaaaaaaaaaa-850.webp',
  });
  expect([...missing, ...others]).toEqual([]);
});

test('every attribute of any product is listed, and differences are marked', async () => {
  const { specifications } = await compare(codes.phone, codes.cheapPhone, codes.soldOut);
  expect(specifications).toEqual([
    {
      group: 'حافظه',
      items: [{ title: 'رم', values: ['12 گیگابایت', '8 گیگابایت', null], differs: true }],
    },
    {
      group: 'نمایش',
      items: [{ title: 'صفحه', values: ['6.7 اینچ', '6.1 اینچ', null], differs: true }],
    },
    { group: 'ارتباط', items: [{ title: 'NFC', values: ['دارد', null, null], differs: true }] },
  ]);
});

test('a single product has no differences, and one without data no rows', async () => {
  const { specifications } = await compare(codes.phone);
  expect(specifications.flatMap(({ items }) => items).map(({ differs }) => differs)).toEqual([
    false,
    false,
    false,
  ]);
  expect((await compare(codes.soldOut)).specifications).toEqual([]);
});

test('products that cannot be bought are compared, too', async () => {
  const { products } = await compare(codes.soldOut, codes.call, codes.soon, codes.discontinued);
  expect(products.map(({ availability, price }) => [availability, price])).toEqual([
    [4, 1_000_000],
    [2, null],
    [3, null],
    [5, null],
  ]);
});

test('products of another group are named, not compared', async () => {
  const { products, others } = await compare(codes.phone, codes.firstCase, codes.laptop);
  expect(codesOf(products)).toEqual([codes.phone]);
  expect(others).toMatchObject([
    { websiteCode: codes.firstCase, nameFa: 'قاب شماره 0', group: { id: 3, title: 'قاب' } },
    { websiteCode: codes.laptop, group: { id: 4, title: 'لپ‌تاپ' } },
  ]);
});

test('a product directly in a top category has that as its group', async () => {
  expect((await compare(codes.earphones)).group.id).toBe(1);
});

test('removed and unknown products are listed as missing; alone they answer 404', async () => {
  const { products, missing } = await compare(codes.removed, codes.phone, codes.succeeded, 99_999);
  expect(codesOf(products)).toEqual([codes.phone]);
  expect(missing).toEqual([codes.removed, codes.succeeded, 99_999]);
  const { status, body } = await ask([codes.removed, 99_999]);
  expect(status).toBe(404);
  expect(errorBody.parse(body)).toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
    message: 'هیچ‌یک از این کالاها پیدا نشد.',
  });
});

test.each([
  [[]],
  [[1001, 1002, 1003, 1004, 1005]],
  [[0]],
  [[-1]],
  [[1.5]],
  [['1001']],
  [[null]],
  [[1e20]],
  ['1001'],
  [1001],
  [{ 0: 1001 }],
  [null],
  [undefined],
])('ids %p answer 422 with a Persian sentence', async (ids) => {
  const { status, body } = await ask(ids);
  expect(status).toBe(422);
  expect(errorBody.parse(body).message).toMatch(/[\u0600-\u06ff]/);
});
