import { expect, test } from '@jest/globals';
import { shownBands } from '#lib/listing/bands.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { plainList } from '#lib/testing/list.ts';

/** What is narrowed, among landing pages of bands. */
function narrowed(query: string): LoadedList {
  return plainList({
    kind: 'category',
    path: '/shop/category/2/گوشی',
    query: parseListQuery(new URLSearchParams(query)),
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
      landings: [
        { title: 'زیر ۱۰', path: '/ten', filters: 'filter-price=-10' },
        { title: 'اپل زیر ۱۰', path: '/apple', filters: 'filter-brand=1&filter-price=-10' },
      ],
    },
  });
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
