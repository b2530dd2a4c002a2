import { expect, test } from '@jest/globals';
import { priceBand } from '#lib/text/price-band.ts';

test.each([
  [undefined, 10_000_000, 'زیر ۱۰ میلیون'],
  [20_000_000, 40_000_000, '۲۰ تا ۴۰ میلیون'],
  [400_000, 1_000_000, '۴۰۰ هزار تا ۱ میلیون'],
  [70_000_000, undefined, 'بالای ۷۰ میلیون'],
])('prices from %p to %p are «%s»', (min, max, words) => {
  expect(priceBand(min, max, 'زیر')).toBe(words);
});

test('a band without a lower end is said as buttons say it, by default', () => {
  expect(priceBand(undefined, 400_000)).toBe('تا ۴۰۰ هزار');
});
