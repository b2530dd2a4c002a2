import type { CouponRefusal } from '#lib/rules/pricing/types.ts';
import type { FoundPromotion } from '#server/modules/order/quote-queries.ts';

/** Why a code gives nothing: there is none, its uses are over, or its promotion does not apply. */
export type CouponProblem =
  | CouponRefusal
  | { readonly kind: 'unknown' }
  | { readonly kind: 'used' };

/** The promotion of the code that was asked for, or why it cannot be used. */
export function couponOf(
  promotions: readonly FoundPromotion[],
  code: string | null,
): { readonly found: FoundPromotion | null; readonly problem: CouponProblem | null } {
  if (code === null) return { found: null, problem: null };
  const found = promotions.find(({ couponId }) => couponId !== null);
  if (!found) return { found: null, problem: { kind: 'unknown' } };
  return found.isLeft ? { found, problem: null } : { found: null, problem: { kind: 'used' } };
}
