import { expect, test } from '@jest/globals';
import { couponRefusalText } from '#lib/rules/pricing/texts.ts';

test('a basket worth too little shows how much is missing', () => {
  expect(couponRefusalText({ kind: 'subtotal', missing: 120_000 })).toContain('۱۲۰٬۰۰۰ تومان');
  expect(couponRefusalText({ kind: 'late' })).toMatch(/گذشته است/);
});
