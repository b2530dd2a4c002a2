import { expect, test } from '@jest/globals';
import { withOwnQuery } from '#lib/http/own-query.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/shop?', '/shop'],
  ['/shop?page=2&utm_source=x&sort=popular', '/shop?page=2&sort=popular'],
  ['/shop?gclid=1?page=2', '/shop'],
  [
    '/shop/brand/1/x?filter-ram=8,12&price-from=5&x',
    '/shop/brand/1/x?filter-ram=8,12&price-from=5',
  ],
  ['/shop/category/1/x?%66ilter-ram=8&%75tm=1', '/shop/category/1/x?%66ilter-ram=8'],
  ['/shop/product/1/x?page=2&filter-ram=8&_rsc=abc', '/shop/product/1/x?_rsc=abc'],
  ['/Shop?page=2', '/Shop'],
  ['/%73hop?page=2', '/%73hop'],
  ['/about?%E0%A4%A=1', '/about'],
])('the page %s is %s', (url, own) => {
  expect(withOwnQuery(url)).toBe(own);
});

test.each([
  '/api/x?a=1',
  '/media/x.webp?a=1',
  '/webClientHub?guid=1&id=2',
  '/_next/image?url=x',
  '/account/login?returnUrl=%2Fshop',
])('%s is left as it is', (url) => {
  expect(withOwnQuery(url)).toBe(url);
});
