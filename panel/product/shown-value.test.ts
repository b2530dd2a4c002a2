import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { goodsIn, shownBeside, shownValue } from './shown-value.ts';

const names = {
  categories: new Map([[3, 'موبایل › اپل']]),
  brands: new Map([[5, 'اپل']]),
  goods: new Map([[12, 'کتری برقی']]),
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
  ['relatedIds', [12, 13], 'کتری برقی، کالای ۱۳'],
  ['relatedIds', [], '—'],
  ['successorId', 12, 'کتری برقی'],
  ['successorId', null, '—'],
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

test('the products that a field holds', () => {
  expect(goodsIn('relatedIds', [12, 13])).toEqual([12, 13]);
  expect(goodsIn('successorId', 12)).toEqual([12]);
  expect([goodsIn('successorId', null), goodsIn('price', 12)]).toEqual([[], []]);
});

test('long texts are shown from where they begin to differ', () => {
  const [common, mine, now] = ['<p>آغاز</p>'.repeat(30), 'از من', 'از دیگری'];
  const shown = shownBeside('descriptionHtml', [common, common + mine, common + now], names);
  expect(shown.map((each) => each.endsWith(mine))).toEqual([false, true, false]);
  expect(shown[2]).toMatch(/^…[آغاز ]{25,35}دیگری$/);
  expect(shownBeside('descriptionHtml', ['', '<p>متن</p>', ''], names)).toEqual(['—', 'متن', '—']);
  expect(shownBeside('price', [1, 2, 3], names)).toEqual(['۱', '۲', '۳']);
});

test('long texts that differ only in their markup are shown with it', () => {
  const [before, mine, now] = ['<p>نور</p>', '<p><b>نور</b></p>', '<p>نور گرم</p>'];
  expect(shownBeside('descriptionHtml', [before, mine, now], names)).toEqual([before, mine, now]);
  expect(shownBeside('descriptionHtml', [before, before, now], names)).toEqual([
    'نور',
    'نور',
    'نور گرم',
  ]);
});
