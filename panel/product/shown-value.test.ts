import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { shownValue } from './shown-value.ts';

const names = {
  categories: new Map([[3, 'موبایل › اپل']]),
  brands: new Map([[5, 'اپل']]),
};

test.each([
  ['price', 98_400_000, '۹۸٬۴۰۰٬۰۰۰'],
  ['price', null, '—'],
  ['shortText', '', '—'],
  ['shortText', 'بدنهٔ تیتانیوم', 'بدنهٔ تیتانیوم'],
  ['categoryId', 3, 'موبایل › اپل'],
  ['categoryId', 99, '۹۹'],
  ['categoryIds', [3], 'موبایل › اپل'],
  ['categoryIds', [], '—'],
  ['brandId', 5, 'اپل'],
  ['state', 'published', 'منتشر'],
  ['availability', availabilityCodes.outOfStock, 'ناموجود'],
  ['imageIndex', 0, '۱'],
  ['pictures', [{ hash: 'a', alt: '' }], '۱ مورد'],
  ['colour', { title: 'آبی', hex: '' }, 'آبی'],
  ['options', [{ title: 'جنس', value: 'نخ' }], 'جنس: نخ'],
  ['descriptionHtml', '<p>نور <b>گرم</b></p>', 'نور گرم'],
  ['shortText', 'م'.repeat(200), `${'م'.repeat(120)}…`],
])('%s of %j', (field, value, said) => {
  expect(shownValue(field, value, names)).toBe(said);
});
