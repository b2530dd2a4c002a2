import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { salesReport } from '#lib/contract/report.ts';
import { type Db, rows } from '#server/db/database.ts';
import { dayOfOrder, isOf, isWithin, type Range } from '#server/modules/report/range-queries.ts';

const row = salesReport.shape.now.extend({ day: z.string() });
type DaySums = z.infer<typeof row>;

/** Sums by day, of days with orders only. */
export const salesQuery = (range: Range): SQL => sql`
  with piece as (
    select order_id, sum(count) as count from order_line
    where ${isWithin('order_id', range)} group by 1
  ), back as (
    select order_id, sum(amount) as amount from refund
    where ${isWithin('order_id', range)} and state <> 'refused' group by 1
  )
  select ${dayOfOrder} as day, count(*)::int as orders, coalesce(sum(p.count), 0)::int as pieces,
    sum(o.lines_total)::bigint as lines, sum(o.discount)::bigint as discount,
    sum(o.freight)::bigint as freight, sum(o.total)::bigint as total,
    coalesce(sum(b.amount), 0)::bigint as refunds
  from shop_order o left join piece p on p.order_id = o.id left join back b on b.order_id = o.id
  where ${isOf(range)} group by 1 order by 1`;

export const readSales = (db: Db, range: Range): Promise<DaySums[]> =>
  rows(db, salesQuery(range), row);
