import { expect, test } from '@jest/globals';
import { pageKindOf } from '#lib/vitals/page-kind.ts';

test.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/shop', 'list'],
  ['/shop?sort=popular&page=2', 'list'],
  ['/shop?filter-name=iphone', 'search'],
  ['/shop/category/2/mobile', 'list'],
  ['/shop/category/2/mobile/samsung', 'list'],
  ['/shop/offers', 'list'],
  ['/shop/constructor', 'list'],
  ['/shop/brand/1/apple', 'brand'],
  ['/shop/product/1001/a?variant=2', 'product'],
  ['/shop/price-list/2/mobile/3', 'price-list'],
  ['/shop/cart', 'cart'],
  ['/shop/checkout/result?t=x', 'checkout'],
  ['/blog?page=2', 'magazine'],
  ['/blog/tag/a', 'magazine'],
  ['/blog/7/a', 'post'],
  ['/account/orders/1', 'account'],
  ['/%D8%AA%D9%85%D8%A7%D8%B3', 'content'],
  ['/preview/secret/product', null],
  ['/wishlist/secret', 'list'],
] as const)('%s is %s', (path, kind) =>
  expect(pageKindOf(new URL(path, 'https://shop.example'))).toBe(kind),
);
