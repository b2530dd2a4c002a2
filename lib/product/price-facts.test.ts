import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { matchesPrice, type PriceFacts, priceFacts } from '#lib/product/price-facts.ts';

const row: PriceFacts = [1042, 'لپ‌تاپ ایسوس 15 اینچ Vivobook', 'x', 1, 5, null, null];

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

test('a row says on which day its price rose or fell', () => {
  const plain = {
    websiteCode: 1,
    nameFa: 'گوشی',
    slug: 'x',
    price: 5,
    oldPrice: null,
    availability: availabilityCodes.available,
  };
  const at = '2026-11-24T10:50:00.000Z';
  expect(priceFacts({ ...plain, change: { at, from: 4 } })[6]).toEqual(['۳ آذر', true]);
  expect(priceFacts({ ...plain, change: { at, from: 6 } })[6]).toEqual(['۳ آذر', false]);
  expect(priceFacts({ ...plain, change: null })[6]).toBeNull();
});
