import { expect, test } from '@jest/globals';
import {
  type ShownCoupon,
  isForAnybody,
  priceWithCoupon,
} from '#lib/rules/pricing/shown-coupon.ts';
import type { Give, When } from '#lib/rules/pricing/types.ts';

const now = new Date('2026-11-26T00:00:00Z');
const tenPercent: Give = { kind: 'percent', percent: 10 };
const coupon = (code: string, give: Give = tenPercent, when: When = {}): ShownCoupon => ({
  code,
  title: code,
  rule: { when, give },
});
const product = { websiteCode: 1001, brand: 1, categories: [1, 2] };

test('the price with a coupon is that of one piece, and the lowest of several variants', () => {
  const coupons = [coupon('TEN')];
  expect(priceWithCoupon(coupons, product, [1_000_005], now)).toEqual({
    code: 'TEN',
    price: 900_005,
    isFrom: false,
  });
  expect(priceWithCoupon(coupons, product, [3_000_000, 2_000_000], now)).toEqual({
    code: 'TEN',
    price: 1_800_000,
    isFrom: true,
  });
  expect(priceWithCoupon(coupons, product, [], now)).toBeNull();
});

test.each<[string, When]>([
  ['another category', { categories: [3] }],
  ['another brand', { brands: [2] }],
  ['another product', { products: [1002] }],
  ['a later time', { from: '2026-11-27T00:00:00Z' }],
  ['an earlier time', { to: '2026-11-25T00:00:00Z' }],
  ['more than one piece costs', { subtotal: 1_000_001 }],
])('a coupon for %s has no price', (_, when) => {
  expect(priceWithCoupon([coupon('X', tenPercent, when)], product, [1_000_000], now)).toBeNull();
});

test('what depends on the shopper or their order is not shown', () => {
  expect(isForAnybody(coupon('A'))).toBe(true);
  for (const when of [
    { firstOrder: true },
    { provinces: ['تهران'] },
    { methods: [1] },
    { payments: ['zarinpal'] },
  ]) {
    expect(isForAnybody(coupon('B', tenPercent, when))).toBe(false);
  }
  expect(isForAnybody(coupon('C', { kind: 'freight' }))).toBe(false);
  expect(isForAnybody(coupon('D', { kind: 'cheapest', of: 2 }))).toBe(false);
});
