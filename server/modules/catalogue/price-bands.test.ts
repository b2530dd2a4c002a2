import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PriceCounts } from '#server/modules/catalogue/price-bands.ts';

function counted(prices: readonly number[]): PriceCounts {
  const counts = new PriceCounts();
  for (const price of prices) counts.add(price);
  return counts;
}

const price = fc.integer({ min: 1, max: 9_000_000_000 });

test('bands are whole: every price is in one, and each count is that of its filter', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: 60 }), (prices) => {
      const bands = counted(prices).bands();
      for (const { min = 0, max = Infinity, count } of bands) {
        expect(prices.filter((each) => each >= min && each <= max)).toHaveLength(count);
      }
      if (bands.length === 0) return;
      expect([bands[0]?.min, bands.at(-1)?.max]).toEqual([undefined, undefined]);
      expect(bands.slice(1).map(({ min }) => min)).toEqual(
        bands.slice(0, -1).map(({ max }) => max),
      );
    }),
  );
});

test('bands are round and about as large; few goods, or one price, have none', () => {
  const phones = Array.from({ length: 100 }, (_, at) => 5_000_000 + at * 1_000_000);
  expect(counted(phones).bands()).toEqual([
    { max: 40_000_000, count: 36 },
    { min: 40_000_000, max: 70_000_000, count: 31 },
    { min: 70_000_000, max: 100_000_000, count: 31 },
    { min: 100_000_000, count: 5 },
  ]);
  expect(counted(phones.slice(0, 11)).bands()).toEqual([]);
  expect(counted(phones.map(() => 3_000_000)).bands()).toEqual([]);
});

test('the histogram has the heights of equal parts of a logarithmic scale', () => {
  const bars = counted([1_000, 10_000, 10_000, 100_000, 1_000_000]).bars(1_000, 1_000_000);
  expect(bars).toHaveLength(24);
  expect([...bars].filter((height) => height !== '0')).toHaveLength(4);
  expect(bars[8]).toBe('9');
  expect(counted([1_000, 1_500]).bars(1_000, 1_500)).toBe('');
});
