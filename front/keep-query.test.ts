import { expect, test } from '@jest/globals';
import { keepQuery } from '#front/keep-query.ts';

test.each([
  ['/shop/product/1/b', '/shop/product/1/a', '/shop/product/1/b'],
  ['/b', '/a?utm_source=x%20y&variant=3', '/b?utm_source=x%20y&variant=3'],
  ['/b?sort=popular&page=2', '/a?page=2&gclid=1&sort=popular', '/b?sort=popular&page=2&gclid=1'],
  ['/a?utm_source=x', '/a?page=1&utm_source=x', '/a?utm_source=x'],
  ['/a', '/a?page=1&utm_source=x&_rsc=1', '/a?utm_source=x'],
  ['/b', '/a?_rsc=1', '/b'],
  ['/a', '/a?ids=x&utm_source=y', '/a?utm_source=y'],
  ['/a?ids=1,2', '/a?ids=1,1,2&gclid=1', '/a?ids=1,2&gclid=1'],
  ['/blog', '/blog?q=&utm_source=y', '/blog?utm_source=y'],
  ['/blog?q=x', '/blog?q=+x&page=1&gclid=1', '/blog?q=x&gclid=1'],
  ['/b', '/a?', '/b'],
  ['/a', '//a/?page=1&utm_source=x', '/a?utm_source=x'],
  ['/shop/product/1/a', '/shop/product/1/a?variant=9&gclid=1', '/shop/product/1/a?gclid=1'],
  ['/shop/product/1/%D8%A7', '/shop/product/1/%d8%a7?variant=9', '/shop/product/1/%D8%A7'],
  ['/shop/product/1/a', '/shop/product/1/-?variant=9', '/shop/product/1/a?variant=9'],
  ['/a', '/%ZZ?variant=9', '/a?variant=9'],
  ['/b', '/a?utm_source=what?&gclid=1', '/b?utm_source=what?&gclid=1'],
  ['/b?q=x?y', '/a?u=1?2?3', '/b?q=x?y&u=1?2?3'],
  [
    '/shop/price-list/1/a/brand/3/b',
    '/shop/price-list/1/a?brand=3&gclid=1',
    '/shop/price-list/1/a/brand/3/b?gclid=1',
  ],
  ['https://other.example/b', '/a?x=1', 'https://other.example/b'],
  ['//other.example', '/a?x=1', '//other.example'],
])('a redirect to %s from %s leads to %s', (location, asked, wanted) => {
  expect(keepQuery(location, asked)).toBe(wanted);
});
