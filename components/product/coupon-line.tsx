import { couponTexts } from '#components/product/coupon-texts.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { formatToman } from '#lib/text/toman.ts';

/** The lowest price with a public code. */
export function CouponLine({ coupon }: { coupon: GetDetailAnswer['coupon'] }) {
  if (coupon === undefined) return null;
  const { code, price, isFrom } = coupon;
  return (
    <p className="mt-3 text-13 text-ink-2">
      {couponTexts.withCode} <bdi className="tag tag-good">{code}</bdi>{' '}
      {isFrom ? `${couponTexts.from} ` : ''}
      <span className="font-label">{formatToman(price)}</span>
    </p>
  );
}
