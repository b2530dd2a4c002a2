import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { share, sumOf, timesOver } from '#lib/rules/pricing/share.ts';

test.each<[number, number[], number[]]>([
  [0, [], []],
  [0, [0, 0], [0, 0]],
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [1, 2, 3], [1, 2, 2]],
  [1, [0, 3, 4], [0, 0, 1]],
  [9_007_199_254_740_990, [9_007_199_254_740_990, 1], [9_007_199_254_740_989, 1]],
])('%d by %j is %j', (amount, weights, shares) => {
  expect(share(amount, weights)).toEqual(shares);
});

test('shares add up, differ from the exact ones by less than one, and stay within their weights', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.nat(1_000_000), (some, millionths) => {
      const whole = sumOf(some);
      const amount = Math.floor((whole * millionths) / 1_000_000);
      const shares = share(amount, some);
      expect(sumOf(shares)).toBe(amount);
      for (const [at, part] of shares.entries()) {
        const weight = some[at] ?? 0;
        expect(part).toBeLessThanOrEqual(weight);
        if (whole > 0) expect(Math.abs(part - (amount * weight) / whole)).toBeLessThan(1.000_001);
      }
    }),
  );
});

test('an amount without any weight is refused', () => {
  expect(() => share(1, [0, 0])).toThrow(RangeError);
});

test('a quotient is exact where a product of numbers is not', () => {
  expect(timesOver(944_899_517, 9_595_577, 944_899_517)).toBe(9_595_577);
});
