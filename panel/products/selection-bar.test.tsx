import { expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { SelectionBar } from '#panel/products/selection-bar.tsx';
import { queries } from '#panel/queries.ts';
import { meQuery } from '#panel/session/calls.ts';

const row = (websiteCode: number): GoodsRow => ({
  websiteCode,
  revision: 1,
  nameFa: 'کالا',
  nameEn: '',
  sku: '',
  image: null,
  categoryId: 3,
  categoryTitle: '',
  brandTitle: '',
  priceFrom: null,
  priceTo: null,
  stock: 0,
  held: 0,
  availability: null,
  state: 'published',
  variantCount: 1,
  lowCount: 0,
  updatedAt: '2026-01-01T00:00:00Z',
  binnedAt: null,
});

/** The bar with so many products chosen, as a manager sees it. */
async function barOf(count: number) {
  queries.setQueryData(meQuery.queryKey, {
    id: 1,
    name: '',
    mobile: '',
    roles: [],
    permissions: ['catalogue', 'prices', 'stock'],
    shopName: '',
    xsrf: '',
    totp: 'on',
    recoveryCodesLeft: 0,
    confirmedUntil: '2026-01-01T00:00:00Z',
    endsAt: '2026-01-01T00:00:00Z',
  });
  const rows = Array.from({ length: count }, (_, at) => row(at + 1));
  const rootRoute = createRootRoute({
    component: () => (
      <SelectionBar
        rows={rows}
        filters={{ brand: '2' }}
        total="۹۰۰"
        hasMore
        onDrop={() => undefined}
      />
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return load(
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
}
const searchesOf = ($: Awaited<ReturnType<typeof barOf>>) =>
  $('a')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', 'http://localhost').searchParams);

test('as many products as a change takes are named to it, every one', async () => {
  const links = searchesOf(await barOf(500)).filter((search) => search.has('codes'));
  expect(links).toHaveLength(4);
  for (const search of links) expect(search.get('codes')?.split(',')).toHaveLength(500);
});

test('of more, the bar says so, and offers the change of all that the filter finds', async () => {
  const $ = await barOf(501);
  expect($.text()).toContain('تا ۵۰۰ کالا');
  expect(searchesOf($).map((search) => [...search.keys()])).toEqual([['brand', 'what']]);
  expect($('button[aria-label]').length).toBe(0);
});
