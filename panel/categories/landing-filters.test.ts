import { expect, test } from '@jest/globals';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { choicesOf, joinFilters, splitFilters } from '#panel/categories/landing-filters.ts';

const none = {
  priceFrom: null,
  priceTo: null,
  isReduced: false,
  isAvailable: false,
  choice: '',
  filters: '',
};

test.each([
  ['filter-price=-10000000', { ...none, priceTo: 10_000_000 }],
  ['filter-price=20000000-40000000', { ...none, priceFrom: 20_000_000, priceTo: 40_000_000 }],
  ['filter-available=1', { ...none, isAvailable: true }],
  ['filter-use=sport', { ...none, choice: 'filter-use=sport' }],
  [
    'filter-brand=1,2&filter-price=5-&filter-discount=1&filter-ram=16,8&filter-screen=6.1-7&filter-use=sport',
    {
      priceFrom: 5,
      priceTo: null,
      isReduced: true,
      isAvailable: false,
      choice: 'filter-use=sport',
      filters: 'filter-brand=1,2&filter-ram=16,8&filter-screen=6.1-7',
    },
  ],
])('%s is split into fields, and joined again', (query, fields) => {
  expect(splitFilters(query)).toEqual(fields);
  expect(joinFilters(fields)).toBe(query);
});

test('a pasted address is read, and the field of the price wins', () => {
  const filters =
    'https://shop.example/shop/category/2/گوشی?filter-price=1-2&filter-brand=3&page=2';
  expect(joinFilters({ ...none, filters, priceTo: 9 })).toBe('filter-brand=3&filter-price=-9');
  expect(joinFilters(none)).toBe('');
});

test('an attribute may have a value in the rest, too', () => {
  const both = { ...none, choice: 'filter-use=sport', filters: 'filter-use=student' };
  expect(joinFilters(both)).toBe('filter-use=sport,student');
});

const attribute = (key: string, kind: AdminAttribute['kind'], isFilter: boolean) => ({
  id: 1,
  revision: 1,
  key,
  title: 'کاربرد',
  groupTitle: '',
  kind,
  unit: '',
  position: 0,
  isFilter,
  isHighlight: false,
  options: [{ id: 1, value: 'sport', label: 'ورزشی' }],
});

test('values are offered of choices that lists are filtered by', () => {
  const attributes = [
    attribute('use', 'choice', true),
    attribute('hidden', 'choice', false),
    attribute('text', 'text', true),
  ];
  expect(choicesOf(attributes)).toEqual([{ value: 'filter-use=sport', label: 'کاربرد: ورزشی' }]);
});
