import type { AdminCoupon, SaveCouponBody } from '#lib/contract/admin-selling.ts';
import { normaliseCouponCode } from '#lib/rules/coupon-code.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { insertCoupon } from '#server/modules/selling/promotion-queries.ts';
import { invalid } from '#server/modules/selling/refusals.ts';
import { sellingTexts } from '#server/modules/selling/texts.ts';

type Given = Omit<SaveCouponBody, 'id' | 'version' | 'promotionId'>;
export type CouponColumns = ReturnType<typeof couponColumns>;

/** @throws {ShopError} 422 for a text that cannot be a code */
export function couponColumns(promotionId: number, given: Given) {
  const { useLimit, memberLimit, isShown, isActive } = given;
  const code = normaliseCouponCode(given.code);
  if (code === null) throw invalid({ code: sellingTexts.wrongCode });
  return { promotionId, code, useLimit, memberLimit, isShown, isActive };
}

export const takenCode = () =>
  new ShopError(409, 'CODE_TAKEN', sellingTexts.takenCode, {
    fields: { code: sellingTexts.takenCode },
  });

/** @throws {ShopError} 409 CODE_TAKEN */
export async function newCoupon(tx: Db, row: CouponColumns): Promise<AdminCoupon> {
  const made = await insertCoupon(tx, row);
  if (made === null) throw takenCode();
  return made;
}
