import { expect, test } from '@jest/globals';
import type { ListFilter } from '#lib/contract/product.ts';
import { mostOptions, pageFilters } from '#lib/listing/page-filters.ts';
import { firstPage } from '#lib/rules/list-query.ts';

/** The first options are the rarest. */
const filter = (count: number): ListFilter => ({
  key: 'brand',
  title: 'برند',
  kind: 'choice',
  options: Array.from({ length: count }, (_, at) => ({
    value: `${at}`,
    label: `${at}`,
    count: at,
  })),
});
const none = { ...firstPage, filters: [] };

test('a filter with few options is passed unchanged', () => {
  const few = [filter(mostOptions)];
  expect(pageFilters(few, none)).toEqual(few);
});

test('of many options the most frequent ones are passed, in their order', () => {
  const [shown] = pageFilters([filter(40)], none);
  expect(shown?.options.map(({ count }) => count)).toEqual(
    Array.from({ length: mostOptions }, (_, at) => 40 - mostOptions + at),
  );
  expect(shown?.all).toBe(40);
});

test('selected options are passed, however rare', () => {
  const chosen = { ...firstPage, filters: [['filter-brand', '3,39']] satisfies [string, string][] };
  const [shown] = pageFilters([filter(40)], chosen);
  expect(shown?.options).toHaveLength(mostOptions + 1);
  expect(shown?.options[0]?.value).toBe('3');
});
