import { z } from 'zod';
import { address } from '#lib/contract/member-address.ts';
import { freightRates, promotionRule } from '#lib/contract/selling-rules.ts';
import {
  isFirstOrder,
  isUnpaidOrder,
  memberAddresses,
  needsNoCode,
} from '#server/db/selling-sql.ts';
import type { Statement } from '#server/db/statement.ts';

const goods = z.object({
  variantId: z.int(),
  brand: z.int(),
  /** The product's category and all above it. */
  categories: z.array(z.int()),
  /** Grams of one piece. */
  weight: z.int(),
  refer: z.string(),
});
export type Goods = z.infer<typeof goods>;

/** What conditions of promotions and freight need of the lines of a basket. Values: member. */
const goodsText = `
  select l.variant_id as "variantId", p.brand_id as brand, c.path as categories, p.weight, l.refer
  from basket b join basket_line l on l.basket_id = b.id
  join product p on p.id = l.product_id join category c on c.id = p.category_id
  where b.member_id = $1`;

const foundPromotion = z.object({
  id: z.int(),
  title: z.string(),
  rule: promotionRule,
  priority: z.int(),
  isExclusive: z.boolean(),
  /** Of the code asked for; null for a promotion without code. */
  couponId: z.int().nullable(),
  /** Whether uses are left, in all and of the member. */
  isLeft: z.boolean(),
});
export type FoundPromotion = z.infer<typeof foundPromotion>;

/** The promotions without code, and the one of a code. Values: member, folded code or ''. */
export const readPromotions = {
  name: 'order-promotions',
  text: `
    select p.id, p.title, p.rule, p.priority, p.is_exclusive as "isExclusive", c.id as "couponId",
      c.id is null or (
        (c.use_limit is null or c.used < c.use_limit) and (c.member_limit is null or c.member_limit > (
          select count(*) from coupon_use u
          where u.coupon_id = c.id and u.member_id = $1::bigint and u.returned_at is null))
      ) as "isLeft"
    from promotion p
    left join coupon c on c.promotion_id = p.id and c.code = $2 and c.is_active
    where p.is_active and (c.id is not null or ${needsNoCode})
    order by p.id`,
  row: foundPromotion,
} satisfies Statement<unknown>;

const slot = z.object({
  id: z.int(),
  /** In Tehran, as `2026-11-25`. */
  day: z.string(),
  fromHour: z.int(),
  toHour: z.int(),
  /** Orders it can still take. */
  left: z.int(),
});
export type Slot = z.infer<typeof slot>;

const method = z.object({
  id: z.int(),
  kind: z.enum(['post', 'courier', 'pick-up']),
  title: z.string(),
  note: z.string(),
  rates: freightRates,
  isPaidOnArrival: z.boolean(),
  freeFrom: z.int().nullable(),
  daysFrom: z.int(),
  daysTo: z.int(),
  hasSlots: z.boolean(),
  /** Those that have not begun, of the next two weeks; without closed ones. */
  slots: z.array(slot),
});
export type Method = z.infer<typeof method>;

/** @param only condition in SQL on method `m` */
const methodsText = (only: string) => `
    with clock as materialized (select now() at time zone 'Asia/Tehran' as local)
    select m.id, m.kind, m.title, m.note, m.rates, m.is_paid_on_arrival as "isPaidOnArrival",
      m.free_from as "freeFrom", m.days_from as "daysFrom", m.days_to as "daysTo",
      json_array_length(m.schedule::json) > 0 as "hasSlots", coalesce((
        select json_agg(json_build_object('id', s.id, 'day', s.day, 'fromHour', s.from_hour,
          'toHour', s.to_hour, 'left', s.capacity - s.taken) order by s.day, s.from_hour)
        from delivery_slot s, clock
        where s.method_id = m.id and s.capacity > 0 and s.day between local::date and local::date + 14
          and s.day + s.from_hour * interval '1 hour' > local
      ), '[]') as slots
    from delivery_method m where m.is_active and ${only} order by m.position, m.id`;

export const readMethods = {
  name: 'order-methods',
  text: methodsText('true'),
  row: method,
} satisfies Statement<unknown>;

/** Orders a member may start: each is kept for good, and asks a gateway once. */
const mostStarts = { hour: 30, day: 100 };

/** Until when `most` orders of member `m` were started within the last `window`; null when there were never so many. */
const fullUntil = (window: 'hour' | 'day'): string => `
  (select o.created_at + interval '1 ${window}' from shop_order o where o.member_id = m.id
    order by o.id desc offset ${mostStarts[window] - 1} limit 1)`;

const facts = z.object({
  goods: z.array(goods),
  addresses: z.array(address),
  promotions: z.array(foundPromotion),
  methods: z.array(method),
  isFirstOrder: z.boolean(),
  unpaidOrders: z.int(),
  /** Seconds until the member may start another order; 0: now. */
  startsIn: z.int(),
  hasNationalCode: z.boolean(),
  selling: z.unknown(),
});

const listOf = (text: string): string =>
  `(select coalesce(json_agg(each), '[]') from (${text}) each)`;

/**
 * All that pricing needs besides the basket: of its goods, the addresses, promotions, delivery methods, what is asked
 * of the member, and the stored settings of selling. Values: member, folded code or '', the only delivery
 * method to read or null for all.
 */
export const readFacts = {
  name: 'order-facts',
  text: `
    select ${listOf(goodsText)} as goods, ${listOf(memberAddresses)} as addresses,
      ${listOf(readPromotions.text)} as promotions,
      ${listOf(methodsText('($3::int is null or m.id = $3)'))} as methods,
      m.national_code is not null as "hasNationalCode",
      ${isFirstOrder('m.id')} as "isFirstOrder",
      (select count(*)::int from shop_order o
        where o.member_id = m.id and ${isUnpaidOrder}) as "unpaidOrders",
      coalesce(greatest(0, ceil(extract(epoch from
        greatest(${fullUntil('hour')}, ${fullUntil('day')}) - now()))), 0)::int as "startsIn",
      (select value from setting where key = 'selling') as selling
    from member m where m.id = $1`,
  row: facts,
} satisfies Statement<unknown>;
