import type { AdminCoupon, SaveCouponBody } from '#lib/contract/admin-selling.ts';
import { promotionRule } from '#lib/contract/selling-rules.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  type CouponColumns,
  couponColumns,
  newCoupon,
  takenCode,
} from '#server/modules/selling/coupon-rows.ts';
import {
  holdCoupon,
  holdPromotion,
  mostUsesOfOne,
  updateCoupon,
} from '#server/modules/selling/promotion-queries.ts';
import { unknownPromotion } from '#server/modules/selling/promotion-service.ts';
import { invalid } from '#server/modules/selling/refusals.ts';
import { sellingTexts } from '#server/modules/selling/texts.ts';
import { spreadCoupons } from '#server/modules/shown-coupon/service.ts';
import { recordStaff, refuseStale } from '#server/staff-log.ts';

/** Coupon codes as administrators change them. Callers must have checked that one asks. */
export function createCouponService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  /**
   * Creates or changes a code of a promotion. The first code makes the promotion one of codes only.
   * @throws {ShopError} 404; 409 STALE or CODE_TAKEN; 422 for limits below what is used, and for another promotion
   */
  async function save(memberId: number, body: SaveCouponBody, joined?: Db): Promise<AdminCoupon> {
    const saving = database.transaction(async (tx) => {
      const promotion = await holdPromotion(tx, body.promotionId);
      if (promotion === null) throw unknownPromotion();
      const row = couponColumns(body.promotionId, body);
      const before = await formerOf(tx, body);
      const saved = before === null ? await newCoupon(tx, row) : await change(tx, before, row);
      await recordStaff(tx, {
        memberId,
        action: 'Save-Coupon',
        subject: `coupon ${saved.id}`,
        before,
        after: saved,
      });
      if (saved.isShown || before?.isShown === true) {
        await spreadCoupons(tx, promotionRule.parse(promotion.rule).when);
        afterCommit(tx, () => events.emit('outbox'));
      }
      return saved;
    }, joined);
    return saving.catch((error: unknown) => {
      throw isNotUnique(error) ? takenCode() : error;
    });
  }

  return { save };
}
export type CouponService = ReturnType<typeof createCouponService>;

const unknownCoupon = () => new ShopError(404, 'COUPON_NOT_FOUND', sellingTexts.unknownCoupon);

async function formerOf(
  tx: Db,
  { id, version = 0 }: Pick<SaveCouponBody, 'id' | 'version'>,
): Promise<AdminCoupon | null> {
  if (id === undefined) return null;
  const found = await holdCoupon(tx, id);
  if (found === null) throw unknownCoupon();
  refuseStale(version, found.version);
  return found;
}

async function change(tx: Db, before: AdminCoupon, row: CouponColumns): Promise<AdminCoupon> {
  await refuseLess(tx, before, row);
  const changed = await updateCoupon(tx, before.id, row);
  if (changed === null) throw unknownCoupon();
  return changed;
}

/** @throws {ShopError} 422 for limits below what is used, and for another promotion */
async function refuseLess(tx: Db, { id, used, promotionId }: AdminCoupon, to: CouponColumns) {
  const fields: Record<string, string> = {};
  if (to.promotionId !== promotionId) fields['promotionId'] = sellingTexts.samePromotion;
  if (to.useLimit !== null && to.useLimit < used) {
    fields['useLimit'] = sellingTexts.usedMore(used);
  }
  const uses = to.memberLimit === null ? 0 : await mostUsesOfOne(tx, id);
  if (to.memberLimit !== null && to.memberLimit < uses) {
    fields['memberLimit'] = sellingTexts.usedMore(uses);
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
