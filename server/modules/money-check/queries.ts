import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cardToCard, deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { moneyChecksAnswer, moneyFinding } from '#lib/contract/admin-money.ts';
import { type Db, rows } from '#server/db/database.ts';

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const open = sql.raw([waiting, unpaid, atGateway].join());
const bought = sql.raw([paid, preparing].join());

const found = moneyFinding.omit({ message: true });
export type Found = z.infer<typeof found>;

/**
 * Everything that does not add up now, in one statement, so that all of it is seen at one moment. Orders whose
 * payment is being verified may be between two steps, and are left out of what such a step changes.
 */
export const findMistakes = (db: Db): Promise<Found[]> =>
  rows(
    db,
    sql`with holds as (
        select variant_id, sum(count)::int as count from stock_hold group by 1
      ), verifying as (
        select distinct order_id from payment_attempt where state in ('verifying', 'unknown')
      ), taken as (
        select a.order_id, sum(a.amount)::bigint as amount from payment_attempt a
        where a.state = 'paid' and not exists (select from stray_payment s where s.attempt_id = a.id)
        group by 1
      ), returned as (
        select order_id, sum(amount)::bigint as amount from refund where state <> 'refused' group by 1
      ), money as (
        select o.id, o.number, o.status, o.total, o.kept, o.payment in (${onDelivery}, ${cardToCard}) as "byHand",
          coalesce(t.amount, 0) as taken,
          -- By hand there is no payment to count: it is noted when a transfer was approved, or the goods were handed over.
          coalesce(t.amount, case when o.payment in (${onDelivery}, ${cardToCard}) and (o.paid_at is not null
            or o.payment = ${onDelivery} and exists (select from order_event e
              where e.order_id = o.id and e.delivery = ${deliveryStates.delivered}))
            then o.total end, 0) as received,
          coalesce(r.amount, 0) as returned
        from shop_order o left join taken t on t.order_id = o.id left join returned r on r.order_id = o.id
      )
      select 'held' as kind, v.id as subject, coalesce(h.count, 0) as expected, v.held as found
        from variant v left join holds h on h.variant_id = v.id where v.held <> coalesce(h.count, 0)
      union all
      select 'oversold', id, held, stock from variant where stock < 0 or held > stock
      union all
      select 'holds', o.number, (o.status in (${open}))::int, (h.order_id is not null)::int
        from shop_order o left join (select distinct order_id from stock_hold) h on h.order_id = o.id
        where (o.status in (${open})) <> (h.order_id is not null)
          and o.id not in (select order_id from verifying)
      union all
      select 'lines', o.number, o.lines_total - o.discount, l.total
        from shop_order o join (
          select order_id, sum((price + insurance) * count - discount)::bigint as total,
            sum(discount)::bigint as discount
          from order_line group by 1) l on l.order_id = o.id
        where o.lines_total - o.discount <> l.total or o.discount <> l.discount
      union all
      select 'payment', number, expected, taken from (
          select number, taken, case when status in (${bought}) and not "byHand" then total
            when status = ${cancelled} then taken else 0 end as expected
          from money) m
        where expected <> taken
      union all
      select 'cancelled', number, received - kept, returned from money
        where status = ${cancelled} and returned < received - kept
      union all
      select 'refunds', number, received, returned from money where returned > received
      union all
      select 'coupon', c.id, count(u.order_id)::int, c.used
        from coupon c left join coupon_use u on u.coupon_id = c.id and u.returned_at is null
        group by c.id having c.used <> count(u.order_id)
      union all
      select 'slot', s.id, count(o.id)::int, s.taken
        from delivery_slot s left join shop_order o on o.slot_id = s.id and o.status <> ${cancelled}
          and o.id not in (select order_id from verifying)
        where not exists (select from shop_order x join verifying on order_id = x.id where x.slot_id = s.id)
        group by s.id having s.taken <> count(o.id)
      union all
      select 'frozen', b.id, count(o.id)::int, (b.frozen_at is not null)::int
        from basket b left join shop_order o on o.basket_id = b.id
        where b.frozen_at is not null or o.id is not null
        group by b.id having (b.frozen_at is not null) <> (count(o.id) > 0)
      union all
      select 'events', o.number, o.version, count(e.id)::int
        from shop_order o left join order_event e on e.order_id = o.id
        group by o.id having o.version <> count(e.id)
      union all
      select 'invoices', 0, coalesce(max(number), 0), count(*) from invoice
        having coalesce(max(number), 0) <> count(*)
      union all
      select 'stray', attempt_id, 0, amount from stray_payment
        where settled_at is null and created_at < now() - interval '1 day'
      union all
      -- An unpaid one has a reference when its gateway took money that does not pay it.
      select 'captured', a.id, 0, a.amount from payment_attempt a
        where a.state = 'unpaid' and a.reference is not null
          and not exists (select from stray_payment s where s.attempt_id = a.id)
      union all
      select 'unknown', id, 0, amount from payment_attempt
        where state in ('verifying', 'unknown') and created_at < now() - interval '1 day'
      union all
      select 'unsettled', id, 0, amount from payment_attempt
        where state = 'paid' and needs_settling and created_at < now() - interval '1 day'
      union all
      select 'refundWaiting', o.number, 0, r.amount from refund r join shop_order o on o.id = r.order_id
        where r.state not in ('done', 'refused') and r.created_at < now() - interval '3 days'
      order by 1, 2`,
    found.extend({
      subject: z.coerce.number(),
      expected: z.coerce.number(),
      found: z.coerce.number(),
    }),
  );

const sums = moneyChecksAnswer.shape.checks.element.shape.sums;
type Sums = z.infer<typeof sums>;

/**
 * What was paid, and given back, in the day before today in Tehran; and money without a home, in all. Money on delivery
 * is paid when the goods are handed over.
 */
export async function sumDay(db: Db): Promise<Sums> {
  const amounts = z.record(sums.keyof(), z.coerce.number());
  const [read] = await rows(
    db,
    sql`with day as (
        select (date_trunc('day', now() at time zone 'Asia/Tehran') - interval '1 day') at time zone 'Asia/Tehran' as begins,
          date_trunc('day', now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran' as ends
      ), arrived as (
        select total, paid_at as at from shop_order where paid_at is not null
        union all
        select o.total, min(e.at) from shop_order o join order_event e on e.order_id = o.id
        where o.payment = ${onDelivery} and o.paid_at is null and e.delivery = ${deliveryStates.delivered}
        group by o.id
      )
      select p.count as "paidOrders", p.amount as "paidAmount", r.count as refunds,
        r.amount as "refundAmount", s.count as strays, s.amount as "strayAmount"
      from (select count(*), coalesce(sum(total), 0) as amount from arrived, day
          where at >= begins and at < ends) p,
        (select count(*), coalesce(sum(amount), 0) as amount from refund, day
          where state = 'done' and ended_at >= begins and ended_at < ends) r,
        (select count(*), coalesce(sum(amount), 0) as amount from stray_payment
          where settled_at is null) s`,
    amounts,
  );
  return sums.parse(read);
}

/** Waits for another node's comparison. @returns whether one was already made today, in Tehran */
export async function isCheckedToday(tx: Db): Promise<boolean> {
  await tx.execute(sql`lock table money_check in exclusive mode`);
  const today = await rows(
    tx,
    sql`select id from money_check
      where (at at time zone 'Asia/Tehran')::date = (now() at time zone 'Asia/Tehran')::date limit 1`,
    z.object({ id: z.int() }),
  );
  return today.length > 0;
}

export async function insertCheck(tx: Db, totals: Sums, findings: readonly Found[]): Promise<void> {
  await tx.execute(sql`
    insert into money_check (sums, findings)
    values (${JSON.stringify(totals)}::jsonb, ${JSON.stringify(findings)}::jsonb)`);
}

const check = z.object({ at: z.coerce.date(), sums, findings: z.array(found) });
export type Check = z.infer<typeof check>;

/** The newest ones. */
export const readChecks = (db: Db, most: number): Promise<Check[]> =>
  rows(db, sql`select at, sums, findings from money_check order by id desc limit ${most}`, check);
