import { expect, test } from '@jest/globals';
import {
  forgetProducts,
  parseCodes,
  recentProducts,
  rememberProduct,
} from '#lib/product/recent-products.ts';

test.each([
  ['', []],
  ['3,2,1', [3, 2, 1]],
  ['3,3,2', [3, 2]],
  ['x,-1,1.5,0,01,1e3,2147483648,99999999999, 4,5', [5]],
  [Array.from({ length: 30 }, (_, n) => n + 1).join(','), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('%j is parsed as %j', (stored, codes) => expect(parseCodes(stored)).toEqual(codes));

test('without storage the page keeps them in memory, newest first', () => {
  for (const websiteCode of [1, 2, 3, 1]) rememberProduct(websiteCode);
  expect(recentProducts()).toEqual([1, 3, 2]);
  forgetProducts(new Set([3]));
  expect(recentProducts()).toEqual([1, 2]);
});
