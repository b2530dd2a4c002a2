import { expect, test } from '@jest/globals';
import { keepsScroll } from './keeps-scroll.ts';

test('every page begins at its top', () => {
  expect(keepsScroll('/', '/shop', true)).toBe(false);
  expect(keepsScroll('/shop/product/1/a', '/shop/cart', true)).toBe(false);
  expect(keepsScroll('/shop', '/shop', true)).toBe(false);
});

test('a product reached from elsewhere begins at its top', () => {
  expect(keepsScroll('/shop', '/shop/product/1/a', true)).toBe(false);
});

test('under /shop/product/ a product stays where it is', () => {
  expect(keepsScroll('/shop/product/1/a', '/shop/product/1/b', false)).toBe(true);
});

test('the next product stays too, unless its name would be out of sight', () => {
  expect(keepsScroll('/shop/product/1/a', '/shop/product/2/b', true)).toBe(true);
  expect(keepsScroll('/shop/product/1/a', '/shop/product/2/b', false)).toBe(false);
});
