import { expect, test } from '@jest/globals';
import { shownValue } from './shown-value.ts';

const names = {
  categories: [
    { value: '3', label: 'موبایل' },
    { value: '4', label: 'لپ‌تاپ' },
  ],
  brands: [{ value: '9', label: 'اپل' }],
};

test.each([
  ['price', 98_400_000, '۹۸٬۴۰۰٬۰۰۰'],
  ['oldPrice', null, '—'],
  ['availability', 4, 'ناموجود'],
  ['state', 'draft', 'پیش‌نویس'],
  ['categoryId', 3, 'موبایل'],
  ['categoryId', 77, '—'],
  ['categoryIds', [3, 4], 'موبایل، لپ‌تاپ'],
  ['categoryIds', [], '—'],
  ['brandId', 9, 'اپل'],
])('%s %j is shown as %s', (field, value, shown) => {
  expect(shownValue(field, value, names)).toBe(shown);
});
