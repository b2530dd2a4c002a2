import { describe, expect, test } from '@jest/globals';
import { pageAddress } from '#front/page-address.ts';

const category = '/shop/category/12/%DA%AF%D9%88%D8%B4%DB%8C';

describe('pages with a single address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/shop?', '/shop'],
    ['/shop', '/shop'],
    [category, category],
    ['/shop/product/1/x?page=2&filter-ram=8&_rsc=abc', '/shop/product/1/x?_rsc=abc'],
    ['/Shop?page=2', '/Shop'],
    ['/%73hop?page=2', '/%73hop'],
    ['/about?%E0%A4%A=1', '/about'],
    ['/index', '/not-found'],
    ['/foo%0abar', '/not-found'],
    ['/shop/%C2%85', '/not-found'],
    ['/account/%7F', '/not-found'],
    ['/inde%78?x=1', '/not-found'],
    ['/index-of', '/index-of'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });
});

describe('Markdown twins', () => {
  test.each([
    ['/shop.md', '/markdown/shop'],
    [`${category}.md?page=2&filter-brand=1`, `/markdown${category}?page=2&filter-brand=1`],
    ['/shop/product/1/x.md', '/markdown/shop/product/1/x'],
    ['/blog/7/x.md', '/markdown/blog/7/x'],
    ['/markdown/shop', '/not-found'],
    ['/about.md', '/about.md'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });
});

describe('variants of products', () => {
  const phone = '/shop/product/1001/x';

  test.each([
    [`${phone}?variant=50002`, `${phone}/50002`],
    [`${phone}?utm_source=x&variant=50002&_rsc=a`, `${phone}/50002?_rsc=a`],
    [`${phone}?v%61riant=5&variant=6`, `${phone}/5`],
    ['/shop/product/1001?variant=5', '/shop/product/1001/-/5'],
    [`${phone}/?variant=5`, '/shop/product/1001/-/5'],
    [`${phone}?variant=`, phone],
    [`${phone}?variant=0`, phone],
    [`${phone}?variant=-5`, phone],
    [`${phone}?variant=../5`, phone],
    [`${phone}?variant=12345678901`, phone],
    [`${phone}?variant[]=5`, phone],
    ['/shop/brand/1/x?variant=5', '/shop/brand/1/x'],
    [`${phone}/50002`, '/not-found'],
    [`${phone}/50002/x`, '/not-found'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });
});

describe('price lists of brands, chosen in a form', () => {
  const prices = '/shop/price-list/12/x';
  test.each([
    [`${prices}?brand=3&utm_source=y`, `${prices}/brand/3/-`],
    [`${prices}?brand=`, prices],
    [`${prices}?brand=../3`, prices],
    [`${prices}/brand/3/y?brand=4`, `${prices}/brand/3/y`],
    ['/shop/price-list?brand=3', '/shop/price-list'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });
});

describe('variants of lists', () => {
  test.each([
    ['/shop?sort=popular', '/listing/shop/0/shop/popular/1'],
    ['/shop?page=2&utm_source=x&sort=popular', '/listing/shop/0/shop/popular/2'],
    [`${category}?page=3&_rsc=a`, '/listing/category/12/%DA%AF%D9%88%D8%B4%DB%8C/default/3?_rsc=a'],
    ['/shop/brand/4/x?sort=priceza', '/listing/brand/4/x/priceza/1'],
    ['/shop/category/4/x/y?page=2', '/listing/landing/4/x/y/default/2'],
    ['/shop/offers?sort=popular', '/listing/offers/0/-/popular/1'],
    ['/shop/offers/x?page=2', '/listing/offers/0/x/default/2'],
    ['/shop/category/12?sort=priceaz', '/listing/category/12/-/priceaz/1'],
    ['/shop?p%61ge=9999', '/listing/shop/0/shop/default/9999'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });
});

describe("the magazine's lists", () => {
  test.each([
    ['/blog', '/blog'],
    ['/blog?utm_source=x', '/blog'],
    ['/blog?page=2&utm_source=x', '/listing/posts/all/-/2'],
    ['/blog/tag/%DA%AF?page=3&_rsc=a', '/listing/posts/tag/%DA%AF/3?_rsc=a'],
    ['/blog/author/sara?q=x', '/blog/author/sara'],
    ['/blog/category/x?page=2&q=y', '/listing/posts/category/x/2'],
    ['/blog/12?page=2', '/blog/12/-'],
    ['/blog/12/x?page=2', '/blog/12/x'],
  ])('%s is made at %s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
  });

  test.each([
    ['/blog?page=1', '/blog', 'redirect', ''],
    ['/blog/tag/x?page=1&utm_source=x', '/blog/tag/x', 'redirect', ''],
    ['/blog?q=', '/blog', 'redirect', ''],
    ['/blog?q=%20a%00%20b%20&page=1', '/blog', 'redirect', 'q=a+b'],
    ['/blog?page=2&q=a', '/blog', 'redirect', 'q=a&page=2'],
    ['/blog?q=a+b&utm_source=x', '/blog', 'filtered', 'q=a+b'],
    ['/blog?q=a%20b&page=2', '/blog', 'filtered', 'q=a+b&page=2'],
  ])('%s is %s, %s, by %s', (asked, path, kind, query) => {
    const planned = { path, plan: { kind, query } };
    expect(pageAddress(asked)).toEqual({ url: path, isUndecided: false, list: planned });
  });
});

describe('lists with filters or in a non-canonical spelling', () => {
  test.each([
    ['/shop?sort=default', '/shop', 'redirect', ''],
    ['/shop?page=1&gclid=x', '/shop', 'redirect', ''],
    ['/shop?page=2&page=3', '/shop', 'redirect', 'page=3'],
    ['/shop?sort=cheap', '/shop', 'redirect', ''],
    [
      '/shop/brand/1/x?filter-ram=8,12&price-from=5&x',
      '/shop/brand/1/x',
      'redirect',
      'filter-price=5-&filter-ram=12,8',
    ],
    [`${category}?%66ilter-ram=8&%75tm=1`, category, 'filtered', 'filter-ram=8'],
    ['/shop/category/1?filter-ram=8', '/shop/category/1/-', 'filtered', 'filter-ram=8'],
  ])('%s is %s, %s, by %s', (asked, path, kind, query) => {
    const list = { path, plan: { kind, query } };
    expect(pageAddress(asked)).toEqual({ url: path, isUndecided: false, list });
  });

  test("the router's key is kept", () => {
    expect(pageAddress('/shop?filter-ram=8&_rsc=a').url).toBe('/shop?_rsc=a');
  });
});

describe('extra slashes', () => {
  const right = { isUndecided: false };

  test.each([
    ['/shop/product/1/', '/shop/product/1/-'],
    ['/shop/product/1/x/', '/shop/product/1/-'],
    ['//shop/product/1/x', '/shop/product/1/-'],
    ['//shop//product/1/wrong/?utm_source=x&_rsc=a', '/shop/product/1/-?_rsc=a'],
    ['/blog/12/', '/blog/12/-'],
    ['/blog/12/x///', '/blog/12/-'],
    ['/shop/brand/4/x/?page=2', '/listing/brand/4/-/default/2'],
    ['/shop/price-list/4/', '/shop/price-list/4/-'],
  ])('%s is made at %s, which redirects to the right address', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ ...right, url });
  });

  test.each([
    ['/shop/?page=1', '/shop', ''],
    ['//blog/?page=2&q=x', '/blog', 'q=x&page=2'],
  ])('%s redirects to %s with %s in one step', (asked, path, query) => {
    const list = { path, plan: { kind: 'redirect', query } };
    expect(pageAddress(asked)).toEqual({ ...right, url: path, list });
  });

  test.each([
    '/',
    '//',
    '/shop/',
    '/shop/?page=2',
    '/shop/?filter-ram=8',
    '/shop/compare/?ids=1',
    '/درباره-ما/',
  ])('%s is left to Next', (asked) => {
    expect(pageAddress(asked)).toEqual({ ...right, url: asked });
  });

  test.each([
    ['/shop//', '/shop/'],
    ['//shop?page=2', '/shop/?page=2'],
    ['/blog///tag//x', '/blog/tag/x/'],
    ['//evil.example/x', '/evil.example/x/'],
  ])('%s is left to Next as %s, from which one step leads on', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ ...right, url });
  });
});

describe('a comparison', () => {
  test.each([
    ['/shop/compare', '/shop/compare', 'filtered', ''],
    [
      '/shop/compare?utm_source=x&ids=1,2&_rsc=a&page=2',
      '/shop/compare?ids=1,2&_rsc=a',
      'filtered',
      'ids=1,2',
    ],
    ['/shop/compare?i%64s=1&find=x', '/shop/compare?i%64s=1&find=x', 'filtered', 'ids=1&find=x'],
    ['/shop/compare?ids=1,1,x', '/shop/compare?ids=1,1,x', 'redirect', 'ids=1'],
  ])('%s is read first, made at %s: %s to %s', (asked, url, kind, query) => {
    const list = { path: '/shop/compare', plan: { kind, query } };
    expect(pageAddress(asked)).toEqual({ url, isUndecided: false, list });
  });
});

describe('left to the middleware', () => {
  test.each([
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/api/%ZZ?a=1', '/api/%ZZ?a=1'],
  ])('%s', (asked, url) => {
    expect(pageAddress(asked)).toEqual({ url, isUndecided: true });
  });
});

test.each([
  ['/shop?page=0', '/not-found'],
  ['/shop?page=10000', '/not-found'],
  ['/shop?page=x&_rsc=1', '/not-found?_rsc=1'],
  ['/listing', '/not-found'],
  ['/listing/shop/0/shop/popular/1', '/not-found'],
  ['/listing/narrowed?x=1', '/not-found'],
  ['/listing/posts/all/-/2', '/not-found'],
  ['/blog?page=0', '/not-found'],
  ['/blog/tag/x?page=x', '/not-found'],
])('%s answers 404', (asked, url) => {
  expect(pageAddress(asked)).toEqual({ url, isUndecided: false });
});

test.each(['product', 'category', 'brand'])('a %s without a slug gets a wrong one', (kind) => {
  expect(pageAddress(`/shop/${kind}/12?utm_source=x`)).toEqual({
    url: `/shop/${kind}/12/-`,
    isUndecided: false,
  });
});

test.each([
  '/api/x?a=1',
  '/media/x.webp?a=1',
  '/webClientHub?guid=1&id=2',
  '/_next/image?url=x',
  '/account/login?returnUrl=%2Fshop',
])('%s is unchanged', (url) => {
  expect(pageAddress(url)).toEqual({ url, isUndecided: false });
});

test.each([
  ['/abcdef-12345678.txt', '/index-now/abcdef-12345678'],
  ['/short.txt', '/short.txt'],
  ['/under_score12.txt', '/under_score12.txt'],
  ['/.txt', '/.txt'],
  ['/index-now', '/not-found'],
  ['/index-now/abcdef-12345678', '/not-found'],
  ['/llms.txt', '/llms.txt'],
  ['/robots.txt', '/robots.txt'],
  ['/shop/abcdef-12345678.txt', '/shop/abcdef-12345678.txt'],
])('%s is made at %s', (asked, inside) => {
  expect(pageAddress(asked).url).toBe(inside);
});
