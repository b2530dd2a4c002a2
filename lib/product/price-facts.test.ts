import { expect, test } from '@jest/globals';
import { matchesPrice, type PriceFacts } from '#lib/product/price-facts.ts';

const row: PriceFacts = [1042, 'لپ‌تاپ ایسوس 15 اینچ Vivobook', 'x', 1, 5, null];

test.each([
  '',
  ' ',
  'لپ تاپ',
  'لپ‌تاپ',
  'لپتاپ',
  'اينچ ۱۵',
  'vivo',
  'VIVOBOOK ایسوس',
  '1042',
  '۱۰',
  '١٠٤',
])('%j matches', (text) => expect(matchesPrice(row, text)).toBe(true));
test.each(['گوشی', '1043', 'vivo گوشی', '.*'])('%j does not match', (text) =>
  expect(matchesPrice(row, text)).toBe(false),
);
