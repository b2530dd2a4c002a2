import { expect, test } from '@jest/globals';
import { pageOfTwin, twinOf } from '#lib/markdown/twin.ts';

test.each([
  '/shop',
  '/shop/category/3/x',
  '/shop/brand/1/%D8%A7',
  '/shop/product/1/x',
  '/blog/7/x',
])('%s has a twin', (path) => {
  expect(twinOf(path)).toBe(`${path}.md`);
  expect(pageOfTwin(`${path}.md`)).toBe(path);
  expect(pageOfTwin(path)).toBeNull();
});

test.each(['/', '/blog', '/blog/tag/x', '/account', '/shop/cart', '/shop/product/1/x/2', '/about'])(
  '%s has none',
  (path) => {
    expect(twinOf(path)).toBe(path);
    expect(pageOfTwin(`${path}.md`)).toBeNull();
  },
);
