import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { onDelivery } from '#lib/contract/codes.ts';
import { mostReportRows } from '#lib/contract/report-names.ts';
import { couponsReport, customersReport, deliveryReport } from '#lib/contract/report.ts';
import { type Db, rows } from '#server/db/database.ts';
import { isBefore, isOf, isWithin, type Range } from '#server/modules/report/range-queries.ts';

const ordered = sql.raw(`count(*)::int as orders, coalesce(sum(o.total), 0)::bigint as total`);

/** By how much codes lowered an order `o`. */
const given = sql.raw(`coalesce((select sum((r ->> 'amount')::bigint)
  from jsonb_array_elements(o.reductions) r where (r ->> 'isCoupon')::boolean), 0)`);

const coupons = couponsReport.shape;
/** How many coupons were used, how often, and the orders without one. */
const couponSums = coupons.rest.extend({ ordersWithout: z.int(), totalWithout: z.int() });

export const couponsQuery = (range: Range): SQL => sql`
  select c.code, p.title, ${ordered}, sum(${given})::bigint as given
  from shop_order o join coupon c on c.id = o.coupon_id join promotion p on p.id = c.promotion_id
  where ${isOf(range)} group by c.id, p.id order by sum(o.total) desc, c.id limit ${mostReportRows}`;

export const readCoupons = (db: Db, range: Range) =>
  rows(db, couponsQuery(range), coupons.coupons.element);

export async function sumCoupons(db: Db, range: Range): Promise<z.infer<typeof couponSums>> {
  const [found] = await rows(
    db,
    sql`select count(distinct o.coupon_id)::int as coupons, count(o.coupon_id)::int as orders,
        coalesce(sum(o.total) filter (where o.coupon_id is not null), 0)::bigint as total,
        coalesce(sum(${given}) filter (where o.coupon_id is not null), 0)::bigint as given,
        count(*) filter (where o.coupon_id is null)::int as "ordersWithout",
        coalesce(sum(o.total) filter (where o.coupon_id is null), 0)::bigint as "totalWithout"
      from shop_order o where ${isOf(range)}`,
    couponSums,
  );
  return found ?? { coupons: 0, orders: 0, total: 0, given: 0, ordersWithout: 0, totalWithout: 0 };
}

/** From the payment on; what is paid on delivery is on its way before. */
const begun = `case when o.payment = '${onDelivery}' then o.created_at
  else coalesce(o.paid_at, o.created_at) end`;
/** The median in hours; null where no parcel went so far. Clocks of carriers may be behind. */
const median = (moment: string): string => `case when count(s.${moment}) > 0 then
  greatest(0, round(percentile_cont(0.5) within group (
    order by extract(epoch from s.${moment} - ${begun}) / 3600)::numeric, 1))::float8 end`;
const times = sql.raw(`count(s.sent_at)::int as sent, count(s.delivered_at)::int as delivered,
  ${median('sent_at')} as "hoursToSend", ${median('delivered_at')} as "hoursToDeliver"`);

const delivery = deliveryReport.shape;
const deliverySums = delivery.methods.element.omit({ title: true });

const ofParcels = (range: Range): SQL => sql`
  from shop_order o left join shipment s on s.order_id = o.id and ${isWithin('s.order_id', range)}
  where ${isOf(range)}`;

export const methodsQuery = (range: Range): SQL => sql`
  select coalesce(o.delivery_chosen ->> 'title', '') as title, ${ordered},
    sum(o.freight)::bigint as freight, ${times}
  ${ofParcels(range)} group by 1 order by count(*) desc, 1`;

export const readMethods = (db: Db, range: Range) =>
  rows(db, methodsQuery(range), delivery.methods.element);

export async function sumDelivery(db: Db, range: Range): Promise<z.infer<typeof deliverySums>> {
  const [found] = await rows(
    db,
    sql`select ${ordered}, coalesce(sum(o.freight), 0)::bigint as freight, ${times}
      ${ofParcels(range)}`,
    deliverySums,
  );
  const none = { orders: 0, total: 0, freight: 0, sent: 0, delivered: 0 };
  return found ?? { ...none, hoursToSend: null, hoursToDeliver: null };
}

export const provincesQuery = (range: Range): SQL => sql`
  select coalesce(o.address ->> 'province', '') as province, ${ordered}
  from shop_order o where ${isOf(range)} group by 1 order by sum(o.total) desc, 1`;

export const readProvinces = (db: Db, range: Range) =>
  rows(db, provincesQuery(range), delivery.provinces.element);

const buyers = customersReport.shape.now.shape.first.extend({
  kind: customersReport.shape.now.keyof().exclude(['several']),
  several: z.int(),
});

/** By kind of buyer: with orders before the period, without, and not there any more. */
export const buyersQuery = (range: Range): SQL => sql`
  with buyer as (
    select o.member_id, count(*) as orders, sum(o.total) as total
    from shop_order o where ${isOf(range)} group by 1
  ), known as (
    select b.*, case when b.member_id is null then 'gone'
      when exists (select from shop_order o where o.member_id = b.member_id and ${isBefore(range)}) then 'again'
      else 'first' end as kind
    from buyer b
  )
  select kind, count(member_id)::int as customers, sum(orders)::int as orders, sum(total)::bigint as total,
    count(*) filter (where orders > 1 and member_id is not null)::int as several
  from known group by kind`;

export const readBuyers = (db: Db, range: Range) => rows(db, buyersQuery(range), buyers);
