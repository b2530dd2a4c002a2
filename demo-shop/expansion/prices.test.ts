import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { insuranceOf, priceBefore, roundPrice } from './prices.ts';

test('prices are whole thousands, and the price before a discount is higher', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 5e8, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (toman, percent) => {
        const price = roundPrice(toman);
        const before = priceBefore(price, percent);
        expect(price % 1000).toBe(0);
        expect(before % 1000).toBe(0);
        expect(before).toBeGreaterThan(price);
        expect((insuranceOf(price) ?? 0) % 1000).toBe(0);
      },
    ),
  );
});
