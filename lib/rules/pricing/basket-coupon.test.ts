import { expect, test } from '@jest/globals';
import { type PricedCoupon, bestCoupon } from '#lib/rules/pricing/basket-coupon.ts';
import type { Promotion } from '#lib/rules/pricing/types.ts';

const now = new Date('2026-11-26T00:00:00Z');
const line = {
  variantId: 1,
  websiteCode: 1001,
  categories: [1],
  brand: 1,
  count: 2,
  price: 1_000_000,
  insurance: 0,
};
const coupon = (percent: number, more: Partial<PricedCoupon> = {}): PricedCoupon => ({
  code: `P${percent}`,
  title: `${percent}`,
  rule: { when: {}, give: { kind: 'percent', percent } },
  id: percent,
  priority: 0,
  isExclusive: false,
  ...more,
});
const promotion = (percent: number, more: Partial<Promotion> = {}): Promotion => ({
  id: 1_000,
  title: 'خودکار',
  when: {},
  give: { kind: 'percent', percent },
  priority: 0,
  isExclusive: false,
  ...more,
});
const best = (
  coupons: readonly PricedCoupon[],
  promotions: readonly Promotion[] = [],
  isFirstOrder = false,
) => {
  const found = bestCoupon(coupons, {
    lines: [line],
    promotions,
    isFirstOrder,
    freight: 80_000,
    now,
  });
  return found && [found.coupon.code, found.amount];
};

test('the coupon that saves most is found, judged by the whole basket', () => {
  const capped = coupon(10, {
    rule: { when: {}, give: { kind: 'percent', percent: 10, most: 150_000 } },
  });
  const fixed = coupon(1, {
    code: 'FIXED',
    rule: { when: { subtotal: 2_000_000 }, give: { kind: 'amount', amount: 180_000 } },
  });
  const other = coupon(90, {
    rule: { when: { brands: [2] }, give: { kind: 'percent', percent: 90 } },
  });
  expect(best([capped, fixed, other])).toEqual(['FIXED', 180_000]);
  expect(best([capped, other])).toEqual(['P10', 150_000]);
  expect(best([])).toBeNull();
});

test('its amount is what it saves besides promotions without code', () => {
  expect(best([coupon(10)], [promotion(20)])).toEqual(['P10', 160_000]);
  const exclusive = coupon(30, { isExclusive: true });
  expect(best([exclusive], [promotion(20)])).toEqual(['P30', 200_000]);
});

test.each<[string, PricedCoupon, Promotion]>([
  ['a better exclusive promotion', coupon(10), promotion(20, { isExclusive: true })],
  ['better promotions, where it is exclusive', coupon(10, { isExclusive: true }), promotion(20)],
  [
    'a better exclusive promotion of a payment that may be chosen',
    coupon(10),
    promotion(20, { isExclusive: true, when: { payments: ['zarinpal'] } }),
  ],
])('no coupon is shown beside %s', (_what, given, automatic) => {
  expect(best([given], [automatic])).toBeNull();
});

test('free freight competes with an exclusive coupon', () => {
  const freight = promotion(1, { give: { kind: 'freight' } });
  const small = coupon(3, { isExclusive: true });
  expect(best([small], [freight])).toBeNull();
  expect(best([coupon(3)], [freight])).toEqual(['P3', 60_000]);
  expect(best([coupon(10, { isExclusive: true })], [freight])).toEqual(['P10', 120_000]);
});

test('a promotion of first orders competes with it in a first order only', () => {
  const welcome = promotion(20, { isExclusive: true, when: { firstOrder: true } });
  expect(best([coupon(10)], [welcome], true)).toBeNull();
  expect(best([coupon(10)], [welcome], false)).toEqual(['P10', 200_000]);
});
