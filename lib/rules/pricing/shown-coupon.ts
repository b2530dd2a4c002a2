import { isFor, refusalOf } from '#lib/rules/pricing/conditions.ts';
import { reductionsOf } from '#lib/rules/pricing/reduce.ts';
import { sumOf } from '#lib/rules/pricing/share.ts';
import type { Give, LineToPrice, When } from '#lib/rules/pricing/types.ts';

/** A coupon the shop makes public. */
export interface ShownCoupon {
  readonly code: string;
  /** Of its promotion; Persian, for shoppers. */
  readonly title: string;
  readonly rule: { readonly when: When; readonly give: Give };
}

/** Whether a condition holds for all. */
export const isOpen = (list: readonly unknown[] | undefined): boolean =>
  list === undefined || list.length === 0;

/** Whether what it takes off depends on goods and time alone, so that it can be shown to everyone. */
export function isForAnybody({ rule: { when, give } }: ShownCoupon): boolean {
  return (
    (give.kind === 'percent' || give.kind === 'amount') &&
    when.firstOrder !== true &&
    isOpen(when.provinces) &&
    isOpen(when.methods) &&
    isOpen(when.payments)
  );
}

const nobody = { province: null, method: null, payment: null, isFirstOrder: false };

function amountOf(
  { rule: { when, give } }: ShownCoupon,
  lines: readonly LineToPrice[],
  now: Date,
): number {
  if (give.kind === 'freight' || refusalOf(when, { lines, buyer: nobody, now }) !== null) return 0;
  const goods = lines
    .filter((line) => isFor(when, line))
    .map((line) => ({ line, left: line.price * line.count }));
  return sumOf(reductionsOf(give, goods));
}

/** The price of a product with a coupon. */
export interface CouponPrice {
  readonly code: string;
  /** Toman, of its cheapest variant. */
  readonly price: number;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
}

/** A product whose coupon is looked for. */
export type ProductToPrice = Pick<LineToPrice, 'websiteCode' | 'brand' | 'categories'>;

/**
 * The lowest price of one piece of a product with a coupon.
 * @param prices of the variants that can be bought
 */
export function priceWithCoupon(
  coupons: readonly ShownCoupon[],
  product: ProductToPrice,
  prices: readonly number[],
  now: Date,
): CouponPrice | null {
  const isFrom = new Set(prices).size > 1;
  let lowest: CouponPrice | null = null;
  for (const price of new Set(prices)) {
    const line = { ...product, variantId: 0, count: 1, price, insurance: 0 };
    for (const coupon of coupons) {
      const left = price - amountOf(coupon, [line], now);
      if (left < Math.min(price, lowest?.price ?? price)) {
        lowest = { code: coupon.code, price: left, isFrom };
      }
    }
  }
  return lowest;
}
