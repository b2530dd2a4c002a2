import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { takenParts } from '#lib/contract/paths.ts';
import { isPage, type Route, routeOf, routes } from '#lib/routes.ts';

const filesOf = (name: string): string[] =>
  globSync(`app/**/${name}`).map((file) => `/${file.replaceAll('\\', '/')}`);

/** A path that the folder of a page or handler answers. */
const pathOf = (file: string): string =>
  file
    .replace(/^\/app/, '')
    .replace(/\/[^/]+$/, '')
    .replaceAll(/\[(?:\.\.\.)?\w+\]/g, '1') || '/';

const isHandler = ({ madeBy }: Route): boolean => madeBy === 'route handler';

test.each(filesOf('page.tsx'))('%s is a page of the table', (file) => {
  const route = routeOf(pathOf(file));
  expect(isPage(route)).toBe(true);
  // The catch-all would take whatever has no row.
  expect(route.pattern === '/:path*').toBe(file === '/app/[...path]/page.tsx');
});

test.each(filesOf('route.ts'))('%s is a handler of the table', (file) => {
  expect(isHandler(routeOf(pathOf(file)))).toBe(true);
});

test('every page and handler of the table has a file', () => {
  const made = [...filesOf('page.tsx'), ...filesOf('route.ts')].map((file) =>
    routeOf(pathOf(file)),
  );
  const contact = routes.filter(({ form }) => form === 'contact page');
  const wanted = routes.filter((route) => isPage(route) || isHandler(route));
  expect(wanted.filter((route) => ![...made, ...contact].includes(route))).toEqual([]);
});

test('no page that an administrator writes can take a path of the table', () => {
  const firsts = routes
    .map(({ pattern }) => pattern.split('/')[1]?.toLowerCase() ?? '')
    .filter((first) => /^[a-z-]+$/.test(first));
  expect(takenParts).toEqual(expect.arrayContaining([...new Set(firsts)]));
});

describe('what stands at a path', () => {
  test.each([
    ['/', '/'],
    ['/cpfpco', '/cpfpco/:path*'],
    ['/cpfpco/settings/staff', '/cpfpco/:path*'],
    ['/shop', '/shop'],
    ['/shop/category/4/x', '/shop/category/:id/:slug'],
    ['/shop/category/4', '/:path*'],
    ['/shop/product/1/%D8%A7', '/shop/product/:id/:slug'],
    ['/shop/product/1/x/reviews/2', '/shop/product/:id/:slug/reviews/:number'],
    ['/shop/product/1/x/questions/2', '/shop/product/:id/:slug/questions/:number'],
    ['/shop/product/1/x/reviews', '/shop/product/:id/:slug/:variant/:path*'],
    ['/shop/product/1/x/2/y', '/shop/product/:id/:slug/:variant/:path*'],
    ['/blog/12/x', '/blog/:number/:slug'],
    ['/blog/x/y', '/:path*'],
    ['/blog/tag/x', '/blog/tag/:slug'],
    ['/account', '/account/:path*'],
    ['/account/login/code', '/account/:path*'],
    ['/ACCOUNT', '/:path*'],
    ['/API/Home/News-Letter', '/api/home/news-letter'],
    ['/api/x', '/api/:path*'],
    ['/webclienthub', '/webClientHub/:path*'],
    ['/panelHub/negotiate', '/panelHub/:path*'],
    ['/listing', '/listing/:path*'],
    ['/listing/narrowed', '/listing/narrowed'],
    ['/درباره', '/:path*'],
    ['/a/b/c', '/:path*'],
    ['', '/'],
  ])('%s: %s', (path, pattern) => {
    expect(routeOf(path).pattern).toBe(pattern);
  });
});
