import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { vatRateAt, vatWithin } from '#lib/rules/pricing/vat.ts';

test.each([
  [0, 10, 0],
  [110, 10, 10],
  [1_000_000, 10, 90_909],
  [1_000_000, 9, 82_569],
  [1_000_000, 0, 0],
  // Half a toman is rounded up.
  [14, 12, 2],
])('of %d toman at %d percent, %d are VAT', (gross, rate, vat) => {
  expect(vatWithin(gross, rate)).toBe(vat);
});

test('net and VAT are as close as whole toman can be', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(100), (gross, rate) => {
      const net = gross - vatWithin(gross, rate);
      expect(Math.abs(net - (gross * 100) / (100 + rate))).toBeLessThanOrEqual(0.500_001);
    }),
  );
});

test('a rate holds from its first moment until the next one', () => {
  const rates = [
    { from: '2024-03-20T00:00:00+03:30', rate: 10 },
    { from: '2021-03-21T00:00:00+03:30', rate: 9 },
  ];
  const at = (moment: string) => vatRateAt(rates, new Date(moment));
  expect(at('2021-03-20T20:29:59.999Z')).toBe(0);
  expect(at('2021-03-20T20:30:00Z')).toBe(9);
  expect(at('2024-03-19T20:29:59.999Z')).toBe(9);
  expect(at('2024-03-19T20:30:00Z')).toBe(10);
  expect(at('2026-11-25T00:00:00Z')).toBe(10);
});
