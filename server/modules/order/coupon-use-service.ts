import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { spreadCoupons } from '#server/modules/shown-coupon/service.ts';

/** `isTurning`: the code is public, and its last use was taken or given back. */
const counted = z.object({ isTurning: z.boolean() });

/**
 * Changes the count of a coupon; pages follow where they showed it until now, or can again.
 * @returns whether one was changed
 */
async function count(tx: Db, change: SQL): Promise<boolean> {
  const [found] = await rows(tx, change, counted);
  if (found?.isTurning) await spreadCoupons(tx, {});
  return found !== undefined;
}

/** Counts a use of a coupon; false when its limit, or the member's, is reached. */
export async function useCoupon(
  tx: Db,
  couponId: number,
  { orderId, memberId }: { orderId: number; memberId: number },
): Promise<boolean> {
  // The update locks the coupon's row, so that the member's uses are counted one start after the other.
  const isLeft = await count(
    tx,
    sql`update coupon set used = used + 1
      where id = ${couponId} and is_active and (use_limit is null or used < use_limit)
      returning coalesce(is_shown and used = use_limit, false) as "isTurning"`,
  );
  if (!isLeft) return false;
  const noted = await rows(
    tx,
    sql`insert into coupon_use (order_id, coupon_id, member_id)
      select ${orderId}, c.id, ${memberId}::bigint from coupon c
      where c.id = ${couponId} and (c.member_limit is null or c.member_limit > (
        select count(*) from coupon_use u
        where u.coupon_id = c.id and u.member_id = ${memberId}::bigint and u.returned_at is null))
      on conflict (order_id) do update set returned_at = null
      returning 1 as one`,
    z.object({ one: z.int() }),
  );
  return noted.length > 0;
}

/** Gives a use back, once. */
export async function returnCoupon(tx: Db, orderId: number): Promise<void> {
  await count(
    tx,
    sql`with returned as (
        update coupon_use set returned_at = now() where order_id = ${orderId} and returned_at is null
        returning coupon_id
      )
      update coupon set used = used - 1 where id in (select coupon_id from returned)
      returning coalesce(is_shown and used + 1 = use_limit, false) as "isTurning"`,
  );
}
