import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normaliseCouponCode } from '#lib/rules/coupon-code.ts';

test.each([
  ['noRooz1405', 'NOROOZ1405'],
  [' NOROOZ ۱۴۰۵ ', 'NOROOZ1405'],
  ['norooz\u200c١٤٠٥', 'NOROOZ1405'],
  ['يلدا-كرج', 'یلدا-کرج'],
  ['شب‌یلدا', 'شبیلدا'],
  ['a'.repeat(40), 'A'.repeat(40)],
])('%j is the code %j', (written, code) => {
  expect(normaliseCouponCode(written)).toBe(code);
});

test.each(['', ' \u200c\u200f', 'a'.repeat(41), 'ß'.repeat(21), 'a'.repeat(300), "a'--", '%'])(
  'no code is like %j',
  (written) => {
    expect(normaliseCouponCode(written)).toBeNull();
  },
);

test('a normalised code stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 6 }), (written) => {
      const code = normaliseCouponCode(written);
      if (code !== null) expect(normaliseCouponCode(code)).toBe(code);
    }),
    { numRuns: 1_000 },
  );
});
