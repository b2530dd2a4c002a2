import { expect, test } from '@jest/globals';
import { keepsScroll } from './keeps-scroll.ts';

test('every page begins at its top', () => {
  expect(keepsScroll('/', '/shop', true)).toBe(false);
  expect(keepsScroll('/shop/product/1/a', '/shop/cart', true)).toBe(false);
  expect(keepsScroll('/shop', '/shop', true)).toBe(false);
});

test('a product page reached from elsewhere begins at its top', () => {
  expect(keepsScroll('/shop', '/shop/product/1/a', true)).toBe(false);
});

test('keeps the scroll position between pages under /shop/product/', () => {
  expect(keepsScroll('/shop/product/1/a', '/shop/product/1/b', false)).toBe(true);
});

test('keeps it between products too, unless the new name would be out of view', () => {
  expect(keepsScroll('/shop/product/1/a', '/shop/product/2/b', true)).toBe(true);
  expect(keepsScroll('/shop/product/1/a', '/shop/product/2/b', false)).toBe(false);
});
