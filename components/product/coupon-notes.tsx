import type { ReactNode } from 'react';
import { couponTexts } from '#components/product/coupon-texts.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { formatToman } from '#lib/text/toman.ts';

/**
 * A line for each card with its price by a public code. Where one card has it, all have the line, so that they
 * stay equally high.
 */
export function couponNotes(products: readonly ProductCard[]): ReactNode[] | undefined {
  if (products.every(({ coupon }) => coupon === undefined)) return undefined;
  return products.map(({ websiteCode, coupon }) => (
    <CouponNote key={websiteCode} coupon={coupon} />
  ));
}

/** A product's price by a public code; an empty line without one. */
export function CouponNote({ coupon }: Pick<ProductCard, 'coupon'>) {
  return (
    <p className="code-price">
      {coupon === undefined ? null : (
        <>
          {couponTexts.withCode} <bdi>{coupon.code}</bdi>: {formatToman(coupon.price)}
        </>
      )}
    </p>
  );
}
