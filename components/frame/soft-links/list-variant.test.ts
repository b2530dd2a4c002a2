import { describe, expect, test } from '@jest/globals';
import { isListVariant } from './list-variant.ts';

const at = (path: string): URL => new URL(path, 'http://localhost:3000');

describe('which lists and comparisons the browser loads itself', () => {
  test.each([
    ['/shop?sort=priceaz', '/'],
    ['/shop?page=2', '/shop'],
    ['/shop/category/2/گوشی?sort=popular&page=2', '/shop/category/2/گوشی'],
    ['/shop/brand/1/اپل?page=2', '/shop/brand/1/اپل?sort=popular'],
    ['/shop/brand/1/اپل', '/shop/brand/1/اپل?sort=popular'],
    ['/shop', '/shop?filter-name=x'],
    ['/shop/compare?ids=1,2', '/shop'],
    ['/shop/compare', '/shop/compare?ids=1'],
    ['/blog?page=2', '/blog'],
    ['/blog?q=گوشی', '/'],
    ['/blog/tag/گوشی?page=2', '/blog/tag/گوشی'],
    ['/blog', '/blog?q=گوشی'],
  ])('%s is loaded by the browser from a document at %s', (to, opened) => {
    expect(isListVariant(at(to), at(opened))).toBe(true);
  });

  test.each([
    ['/shop', '/'],
    ['/shop', '/shop'],
    ['/shop/category/2/گوشی', '/shop/category/3/تبلت?page=2'],
    ['/shop/product/1001/گوشی?variant=50002', '/shop'],
    ['/shop/cart', '/shop?page=2'],
    ['/blog/category/خانه', '/blog'],
    ['/blog/7/خانه?from=x', '/blog/7/خانه'],
    ['/', '/shop?page=2'],
  ])('%s is loaded by the router from a document at %s', (to, opened) => {
    expect(isListVariant(at(to), at(opened))).toBe(false);
  });
});
