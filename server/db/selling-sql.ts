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

/** The addresses of member $1, the default one first, then the newest. Their row is `address` of the contract. */
export const memberAddresses = `
  select id, province, city, line, plate, unit, postal_code as "postalCode",
    receiver_name as "receiverName", receiver_mobile as "receiverMobile", is_default as "isDefault"
  from member_address where member_id = $1 order by is_default desc, id desc`;
