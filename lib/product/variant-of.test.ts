import { expect, test } from '@jest/globals';
import type { Variant } from '#lib/contract/product.ts';
import { variantOf } from '#lib/product/variant-of.ts';

const variant = (id: number): Variant => ({
  id,
  price: 1,
  oldPrice: null,
  discountPercent: 0,
  insurancePrice: null,
  availability: 1,
  fewLeft: null,
  maxCount: 1,
  colour: null,
  options: [],
  guarantee: '',
  imageIndex: 0,
});
const all = [variant(5), variant(6), variant(7)];

test.each([
  ['7', 6, 7],
  [null, 6, 6],
  ['8', 6, 6],
  ['', 6, 6],
  ['7.0', 6, 6],
  [null, 9, 5],
])('of %j with %i by default it is %i', (asked, byDefault, found) => {
  expect(variantOf(all, asked, byDefault)?.id).toBe(found);
});

test('a product without variants has none', () => {
  expect(variantOf([], '5', 5)).toBeUndefined();
});
