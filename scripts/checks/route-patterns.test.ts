import { expect, test } from '@jest/globals';
import { strayPatterns } from '#scripts/checks/route-patterns.ts';
import { projectSources } from '#scripts/checks/sources.ts';

const planted = (code: string, path = 'components/x/y.ts') => [
  { path, text: `export const x = ${code};` },
];

test('paths are patterns in the route table alone', () => {
  expect(strayPatterns(projectSources())).toEqual([]);
});

test.each([
  String.raw`/^\/shop\//`,
  String.raw`/^\/(?:api|media)\//i`,
  String.raw`/^\/(?!account(?:[/?]|$))/`,
  String.raw`/\/blog\/\d+/`,
  `'/account/:path*'`,
  `path.startsWith('/api/')`,
  `path.startsWith('/shop/product/')`,
])('finds %s', (code) => {
  expect(strayPatterns(planted(code))).toHaveLength(1);
});

test.each([
  String.raw`/^\/(?![/\\])/`,
  String.raw`/^\/+/`,
  `'/shop'`,
  `'/shop/cart'`,
  '`/shop/product/${code}/${slug}`',
  `'/robots.txt'`,
])('allows %s', (code) => {
  expect(strayPatterns(planted(code))).toEqual([]);
});

test('of the middleware the matcher alone may', () => {
  const matcher = `export const config = { matcher: ['/account/:path*'] };`;
  const before = `path.startsWith('/account/');`;
  expect(strayPatterns([{ path: 'middleware.ts', text: matcher }])).toEqual([]);
  expect(strayPatterns([{ path: 'middleware.ts', text: `${before}\n${matcher}` }])).toHaveLength(1);
});
