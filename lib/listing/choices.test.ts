import { expect, test } from '@jest/globals';
import type { ListFilter } from '#lib/contract/product.ts';
import { chosenChips, chosenOf, clearedHref, isNarrowed } from '#lib/listing/choices.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';

const filters: ListFilter[] = [
  {
    key: 'brand',
    title: 'برند',
    kind: 'choice',
    options: [
      { value: '3', label: 'اپل', count: 4 },
      { value: '9', label: 'سونی', count: 2 },
    ],
  },
  { key: 'price', title: 'قیمت', kind: 'range', options: [], min: 100, max: 9_000 },
  { key: 'available', title: 'فقط کالاهای موجود', kind: 'switch', options: [] },
  {
    key: 'colour',
    title: 'رنگ',
    kind: 'choice',
    options: [{ value: 'red', label: 'سرخ', count: 1, colour: '#ff0000' }],
  },
  { key: 'weight', title: 'وزن', kind: 'range', options: [], min: 1, max: 2.5, unit: 'کیلوگرم' },
];
const read = (text: string) => parseListQuery(new URLSearchParams(text));
const chips = (text: string) => chosenChips('/shop', read(text), filters);

test('each selected value has a name and a link to the first page of the list without it', () => {
  const query = 'filter-brand=3,9&filter-available=1&filter-colour=red&sort=popular&page=4';
  expect(chips(query)).toEqual([
    {
      label: 'اپل',
      href: '/shop?filter-brand=9&filter-available=1&filter-colour=red&sort=popular',
    },
    {
      label: 'سونی',
      href: '/shop?filter-brand=3&filter-available=1&filter-colour=red&sort=popular',
    },
    {
      label: 'فقط کالاهای موجود',
      href: '/shop?filter-brand=3,9&filter-colour=red&sort=popular',
    },
    {
      label: 'سرخ',
      colour: '#ff0000',
      href: '/shop?filter-brand=3,9&filter-available=1&sort=popular',
    },
  ]);
});

test.each([
  ['filter-price=5000-7000', 'قیمت: ۵٬۰۰۰ تا ۷٬۰۰۰ تومان'],
  ['filter-price=-7000', 'قیمت: تا ۷٬۰۰۰ تومان'],
  ['filter-price=5000-', 'قیمت: از ۵٬۰۰۰ تومان'],
  ['filter-weight=1.5-2', 'وزن: ۱٫۵ تا ۲ کیلوگرم'],
  ['filter-brand=77', 'برند: 77'],
  ['filter-gone=x', 'x'],
])('%s is parsed as %s', (query, label) => {
  expect(chips(query)).toEqual([{ label, href: '/shop' }]);
});

test('the search text is no chip and stays when filters are cleared', () => {
  const query = read('filter-name=گوشی&filter-brand=3&sort=priceaz&page=2');
  expect(chosenChips('/shop', query, filters)).toHaveLength(1);
  expect(clearedHref('/shop', query)).toBe(
    `/shop?filter-name=${encodeURIComponent('گوشی')}&sort=priceaz`,
  );
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed(read('filter-name=گوشی'))).toBe(false);
  expect(chosenOf(query, 'brand')).toEqual(['3']);
  expect(chosenOf(query, 'colour')).toEqual([]);
});
