import { expect, test } from '@jest/globals';
import { shownBands } from '#lib/listing/bands.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { parseListQuery } from '#lib/rules/list-query.ts';

/** What is narrowed, among landing pages of bands. */
function narrowed(query: string): LoadedList {
  const parsed = parseListQuery(new URLSearchParams(query));
  const path = '/shop/category/2/گوشی';
  return {
    kind: 'category',
    path,
    query: parsed,
    narrowing: { path, query: parsed },
    page: 1,
    filters: [
      {
        key: 'price',
        title: 'قیمت',
        kind: 'range',
        options: [],
        bands: [
          { max: 10, count: 4 },
          { min: 10, max: 20, count: 3 },
        ],
      },
    ],
    list: {
      items: [],
      total: 7,
      page: 1,
      pageCount: 1,
      title: 'گوشی',
      breadcrumb: [],
      children: [],
      landing: null,
      landings: [
        { title: 'زیر ۱۰', path: '/ten', filters: 'filter-price=-10' },
        { title: 'اپل زیر ۱۰', path: '/apple', filters: 'filter-brand=1&filter-price=-10' },
      ],
      brand: null,
      seoText: '',
      seo: { seoDescription: '', seoKeywords: '' },
    },
  };
}

test.each([
  ['', ['/ten', null]],
  ['filter-brand=1', ['/apple', null]],
  ['filter-brand=2', [null, null]],
  ['sort=popular', [null, null]],
  ['filter-price=5-', []],
])('bands of a list with %j lead to landing pages', (query, paths) => {
  expect(shownBands(narrowed(query)).map(({ path }) => path)).toEqual(paths);
});
