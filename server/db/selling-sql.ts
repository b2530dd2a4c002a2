import { orderStatuses } from '#lib/contract/codes.ts';

const { waiting, paid, preparing } = orderStatuses;

/** Whether order `o` holds pieces without payment, until it is paid or staff take it up. */
export const isUnpaidOrder = `(o.status = ${waiting} and o.basket_id is null)`;

/**
 * Whether a member's next order is their first.
 * @param member the member's id in SQL; null has ordered nothing
 */
export const isFirstOrder = (member: string): string => `
  not exists (select from shop_order o where o.member_id = ${member}
    and (o.status in (${paid}, ${preparing}) or ${isUnpaidOrder}))`;

/** Whether promotion `p` needs no code. */
export const needsNoCode = `not exists (select from coupon other where other.promotion_id = p.id)`;
