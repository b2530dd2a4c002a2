import type { AdminCoupon } from '#lib/contract/admin-selling.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';

/** A code as its form holds it. */
export type CouponDraft = Pick<
  AdminCoupon,
  'code' | 'useLimit' | 'memberLimit' | 'isShown' | 'isActive'
>;

export const emptyCoupon: CouponDraft = {
  code: '',
  useLimit: null,
  memberLimit: null,
  isShown: false,
  isActive: true,
};

export const couponDraftOf = ({
  code,
  useLimit,
  memberLimit,
  isShown,
  isActive,
}: AdminCoupon): CouponDraft => ({ code, useLimit, memberLimit, isShown, isActive });

/** How often a code was used, of how often it may be. */
export const usesWords = ({ used, useLimit, memberLimit }: AdminCoupon): string =>
  [
    useLimit === null
      ? words.used(formatNumber(used))
      : words.usedOf(formatNumber(used), formatNumber(useLimit)),
    memberLimit === null ? '' : words.perMember(formatNumber(memberLimit)),
  ]
    .filter(Boolean)
    .join(' · ');
