import { expect, test } from '@jest/globals';
import { copyCell, readCell, showCell } from './cell-text.ts';

test.each([
  ['98400000', 98_400_000],
  ['۹۸٬۴۰۰٬۰۰۰', 98_400_000],
  ['٩٨٤٠٠٠٠٠', 98_400_000],
  ['98,400,000', 98_400_000],
  ['۹۸،۴۰۰،۰۰۰ تومان', 98_400_000],
  ['98 400 000', 98_400_000],
  ['98,400,000.00', 98_400_000],
  [' ۰ ', 0],
  ['', null],
  ['—', null],
  ['-', null],
])('a price written as %j is %s', (text, value) => {
  expect(readCell('price', text)).toEqual({ value });
});

test.each(['1e3', '-5', '12.5', 'گران', '1000000000001', '9'.repeat(16), '=A1', '1 or 2x'])(
  'a price written as %j is refused',
  (text) => {
    expect(readCell('price', text)).toHaveProperty('fault');
  },
);

test('a stock is never empty, a limit and an old price may be', () => {
  expect(readCell('stock', '')).toHaveProperty('fault');
  expect(readCell('stock', '۱۴ عدد')).toEqual({ value: 14 });
  expect(readCell('lowStock', '')).toEqual({ value: null });
  expect(readCell('oldPrice', '')).toEqual({ value: null });
  expect(readCell('stock', '100000001')).toHaveProperty('fault');
});

test('an availability is read by its word, in either spelling of ye, or by its code', () => {
  expect(readCell('availability', 'موجود')).toEqual({ value: 1 });
  expect(readCell('availability', 'فروش با قیمت')).toEqual({ value: 1 });
  expect(readCell('availability', 'تماس بگيريد')).toEqual({ value: 2 });
  expect(readCell('availability', '۴')).toEqual({ value: 4 });
  expect(readCell('availability', '9')).toHaveProperty('fault');
  expect(readCell('availability', '')).toHaveProperty('fault');
});

test('cells show Persian numbers and copy plain ones', () => {
  expect(showCell('price', 98_400_000)).toBe('۹۸٬۴۰۰٬۰۰۰');
  expect(copyCell('price', 98_400_000)).toBe('98400000');
  expect(showCell('availability', 3)).toBe('به‌زودی');
  expect(copyCell('availability', 1)).toBe('فروش با قیمت');
  expect(showCell('oldPrice', null)).toBe('');
  expect(copyCell('oldPrice', null)).toBe('');
});
