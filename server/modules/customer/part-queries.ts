import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  awaitedAnswer,
  customerAnswer,
  shownOfCustomer,
  subscribersAnswer,
} from '#lib/contract/customer.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const { orderList, alerts, basket } = customerAnswer.shape;

/** The first picture of a product `p`. */
const picture = sql`(select i.picture_hash || '-850.webp' from product_picture i
  where i.product_id = p.id order by i.position limit 1)`;

/** The latest orders of a member. */
export const readOrders = (db: Db, memberId: number) =>
  rows(
    db,
    sql`select o.number, o.status, o.delivery, o.payment, o.total,
        ${sql.raw(iso('o.created_at'))} as "createdAt",
        (select coalesce(sum(l.count), 0)::int from order_line l where l.order_id = o.id) as pieces
      from shop_order o where o.member_id = ${memberId} 
      order by o.created_at desc, o.id desc limit ${shownOfCustomer}`,
    orderList.element,
  );

/** Alerts of a member's number that wait. */
export const readAlerts = (db: Db, mobile: string) =>
  rows(
    db,
    sql`select p.id as "websiteCode", p.name_fa as "nameFa",
        ${sql.raw(iso('w.wanted_at'))} as "wantedAt"
      from back_in_stock w join variant v on v.id = w.variant_id join product p on p.id = v.product_id
      where w.mobile = ${mobile} order by w.wanted_at desc limit ${shownOfCustomer}`,
    alerts.element,
  );

const line = basket.unwrap().shape.lines.element.extend({ updatedAt: z.string() });

/** What is in a member's basket, unless its order waits for a payment. */
export const readBasket = (db: Db, memberId: number) =>
  rows(
    db,
    sql`select ${sql.raw(iso('b.updated_at'))} as "updatedAt", p.id as "websiteCode",
        p.name_fa as "nameFa", ${picture} as image, l.count, v.price
      from basket b join basket_line l on l.basket_id = b.id
      join variant v on v.id = l.variant_id join product p on p.id = l.product_id
      where b.member_id = ${memberId} and b.frozen_at is null order by l.added_at, v.id`,
    line,
  );

export const readSubscribers = (db: Db, after: string, limit: number) =>
  rows(
    db,
    sql`select n.mobile, ${sql.raw(iso('n.subscribed_at'))} as "subscribedAt"
      from newsletter_subscriber n where n.mobile > ${after} order by n.mobile limit ${limit}`,
    subscribersAnswer.shape.items.element,
  );

export async function countSubscribers(db: Db): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from newsletter_subscriber`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

/** Place in the list of awaited goods: alerts, then the variant. */
export type AwaitedPlace = readonly [alerts: number, variantId: number];

/** Variants that people wait for, those with the most alerts first. */
export function readAwaited(db: Db, after: AwaitedPlace | null, limit: number) {
  const [alertsBefore, variantBefore] = after ?? [null, null];
  const rest =
    after === null
      ? sql``
      : sql`having (count(*), -w.variant_id) < (${alertsBefore}::int, -${variantBefore}::int)`;
  return rows(
    db,
    sql`select w.id as "variantId", p.id as "websiteCode", p.name_fa as "nameFa",
        coalesce(${sql.raw(optionsLine)}, '') as options, ${picture} as image, w.alerts,
        ${sql.raw(iso('w.since'))} as since
      from (select w.variant_id as id, count(*)::int as alerts, min(w.wanted_at) as since
        from back_in_stock w group by w.variant_id ${rest}
        order by count(*) desc, w.variant_id limit ${limit}) w
      join variant v on v.id = w.id join product p on p.id = v.product_id
      order by w.alerts desc, w.id`,
    awaitedAnswer.shape.items.element,
  );
}
