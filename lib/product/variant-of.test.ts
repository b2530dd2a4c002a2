import { expect, test } from '@jest/globals';
import { variantOf } from '#lib/product/variant-of.ts';
import { plainVariant } from '#lib/testing/variant.ts';

const all = [5, 6, 7].map((id) => plainVariant({ id }));

test.each([
  ['7', 6, 7],
  [null, 6, 6],
  ['8', 6, 6],
  ['', 6, 6],
  ['7.0', 6, 6],
  [null, 9, 5],
])('of %j with default %i it is %i', (asked, byDefault, found) => {
  expect(variantOf(all, asked, byDefault)?.id).toBe(found);
});

test('a product without variants has none', () => {
  expect(variantOf([], '5', 5)).toBeUndefined();
});
