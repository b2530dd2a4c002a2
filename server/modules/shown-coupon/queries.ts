import { z } from 'zod';
import { promotionRule } from '#lib/contract/selling-rules.ts';
import { couponGroup } from '#server/db/coupon-groups.ts';
import { isFirstOrder, needsNoCode } from '#server/db/selling-sql.ts';
import type { Statement } from '#server/db/statement.ts';

const promotionRow = z.object({
  id: z.int(),
  title: z.string(),
  rule: promotionRule,
  priority: z.int(),
  isExclusive: z.boolean(),
});

/** More would make every card slower. */
const mostShown = 20;

/** Coupons the shop makes public, while uses are left. */
export const readShown = {
  name: 'shown-coupons',
  text: `
    select c.code, p.id, p.title, p.rule, p.priority, p.is_exclusive as "isExclusive" from coupon c join promotion p on p.id = c.promotion_id
    where c.is_shown and c.is_active and p.is_active
      and (c.use_limit is null or c.used < c.use_limit)
    order by p.priority desc, c.id limit ${mostShown}`,
  row: promotionRow.extend({ code: z.string() }),
} satisfies Statement<unknown>;

/**
 * Promotions that need no code; whether the next order of a member is their first (as orders count it); and the dearest
 * delivery of a light parcel. Values: member, or null for a guest.
 */
export const readAutomatic = {
  name: 'shown-coupon-automatic',
  text: `
    select p.id, p.title, p.rule, p.priority, p.is_exclusive as "isExclusive",
      ${isFirstOrder('$1::bigint')} as "isFirstOrder",
      (select coalesce(max((r ->> 'base')::bigint), 0) from delivery_method m, jsonb_array_elements(m.rates) r
        where m.is_active and not m.is_paid_on_arrival) as freight
    from promotion p
    where p.is_active and ${needsNoCode}
    order by p.id`,
  row: promotionRow.extend({ isFirstOrder: z.boolean(), freight: z.int() }),
} satisfies Statement<unknown>;

/** What conditions of coupons need of products. Values: WebsiteCodes. */
export const readGroups = {
  name: 'shown-coupon-groups',
  text: `
    select p.id as "websiteCode", p.brand_id as brand, c.path as categories
    from product p join category c on c.id = p.category_id where p.id = any($1::int[])`,
  row: couponGroup,
} satisfies Statement<unknown>;

/** Codes a member has used as often as they may. Values: codes, member. */
export const readUsedUp = {
  name: 'shown-coupon-used-up',
  text: `
    select c.code from coupon c where c.code = any($1::text[]) and c.member_limit <= (
      select count(*) from coupon_use u
      where u.coupon_id = c.id and u.member_id = $2::bigint and u.returned_at is null)`,
  row: z.object({ code: z.string() }),
} satisfies Statement<unknown>;
