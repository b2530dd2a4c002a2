import { priceBasket } from '#lib/rules/pricing/price.ts';
import { type ShownCoupon, isOpen } from '#lib/rules/pricing/shown-coupon.ts';
import type { LineToPrice, Promotion } from '#lib/rules/pricing/types.ts';

/** A public coupon as the checkout prices it. */
export type PricedCoupon = ShownCoupon & Pick<Promotion, 'id' | 'priority' | 'isExclusive'>;

/** A basket before anything of its order is chosen. */
interface CartToPrice {
  readonly lines: readonly LineToPrice[];
  /** The active promotions that need no code. */
  readonly promotions: readonly Promotion[];
  readonly isFirstOrder: boolean;
  /** The most a delivery may cost, in toman, so that free freight competes with the coupon. */
  readonly freight: number;
  readonly now: Date;
}

/** What a coupon saves on a basket. */
interface CouponOffer {
  readonly coupon: PricedCoupon;
  /** Toman, besides what the promotions give without it. */
  readonly amount: number;
}

/**
 * The promotions of a basket whose address, delivery and payment are not chosen yet. One that depends on these counts
 * where it would compete with the coupon, so that no choice makes the checkout refuse the coupon.
 */
const promotionsBeside = (
  promotions: readonly Promotion[],
  coupon: PricedCoupon,
): readonly Promotion[] =>
  promotions.flatMap((promotion) => {
    const { provinces, methods, payments, ...when } = promotion.when;
    if (isOpen(provinces) && isOpen(methods) && isOpen(payments)) return [promotion];
    return promotion.isExclusive || coupon.isExclusive ? [{ ...promotion, when }] : [];
  });

/** What a coupon saves; 0 where the checkout would refuse it. */
function amountOf(given: PricedCoupon, cart: CartToPrice): number {
  const { id, title, rule, priority, isExclusive } = given;
  const { lines, freight, isFirstOrder, now } = cart;
  const basket = {
    lines,
    freight,
    promotions: promotionsBeside(cart.promotions, given),
    buyer: { province: null, method: null, payment: null, isFirstOrder },
    now,
    vatRate: 0,
  };
  const coupon = { id, title, ...rule, priority, isExclusive };
  const withIt = priceBasket({ ...basket, coupon });
  if (withIt.couponRefusal !== null) return 0;
  return priceBasket({ ...basket, coupon: null }).total - withIt.total;
}

/** The coupon that saves most on a basket, of those the checkout accepts there; null if none does. */
export function bestCoupon(
  coupons: readonly PricedCoupon[],
  cart: CartToPrice,
): CouponOffer | null {
  let best: CouponOffer | null = null;
  for (const coupon of coupons) {
    const amount = amountOf(coupon, cart);
    if (amount > (best?.amount ?? 0)) best = { coupon, amount };
  }
  return best;
}
