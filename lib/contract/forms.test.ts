import { expect, test } from '@jest/globals';
import { productPathOf, variantQueryOf } from '#lib/contract/forms.ts';

const page = 'https://shop.example/shop/product/1001/x';

test.each([
  [page, '/shop/product/1001/x'],
  [`${page}?variant=50006&utm_source=x#buy`, '/shop/product/1001/x?variant=50006'],
  [`${page}?variant=0`, '/shop/product/1001/x'],
  [`${page}?variant=5%0d%0aset-cookie:x`, '/shop/product/1001/x'],
  [`${page}?variant=12345678901`, '/shop/product/1001/x'],
  ['https://shop.example/shop?variant=5', undefined],
  ['/shop/product/1001/x', undefined],
  ['', undefined],
  [undefined, undefined],
])('a form on %s leads back to %s', (referer, path) => {
  expect(productPathOf(referer)).toBe(path);
});

test('an invalid header names no variant', () => {
  expect(variantQueryOf(undefined)).toBe('');
  expect(variantQueryOf('https://other.example/?variant=7')).toBe('?variant=7');
});
