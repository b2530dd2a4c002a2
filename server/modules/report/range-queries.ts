import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';

const { paid, preparing } = orderStatuses;
const counts = sql.raw(`o.status in (${paid}, ${preparing})`);

/** The days of a period in Tehran, both included, as `2026-11-26`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A period, with the ids between which its orders are. */
export interface Range extends Days {
  readonly firstId: number;
  /** The first id after them. */
  readonly endId: number;
}

const startOf = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'Asia/Tehran')`;
const since = ({ from }: Days): SQL => startOf(sql`${from}::date`);
const until = ({ to }: Days): SQL => startOf(sql`(${to}::date + 1)`);

/**
 * Finds the ids of a period by halving: the table has no index by time, but ids rise with it. The time of an order is
 * that at which its transaction began, so that neighbours may be in another order; an hour to spare covers that.
 */
export const rangeQuery = (days: Days): SQL => sql`
  with recursive cut (side, at, low, high) as (
    select b.side, b.at, e.least, e.most + 1
    from (values (1, ${since(days)} - interval '1 hour'), (2, ${until(days)} + interval '1 hour')) b (side, at)
    cross join (select coalesce(min(id), 1) as least, coalesce(max(id), 0) as most from shop_order) e
    union all
    select c.side, c.at, case when m.created_at < c.at then m.id + 1 else c.low end,
      case when m.created_at < c.at then c.high else (c.low + c.high) / 2 end
    from cut c cross join lateral (
      select id, created_at from shop_order where id >= (c.low + c.high) / 2 order by id limit 1) m
    where c.low < c.high
  )
  select min(low) filter (where side = 1)::bigint as "firstId",
    min(low) filter (where side = 2)::bigint as "endId"
  from cut where low >= high`;

const found = z.object({ firstId: z.int(), endId: z.int() });

export async function readRange(db: Db, days: Days): Promise<Range> {
  const [ids = { firstId: 1, endId: 1 }] = await rows(db, rangeQuery(days), found);
  return { ...days, ...ids };
}

/** Whether a column holds the id of an order within the bounds; for tables that are joined, too. */
export const isWithin = (column: string, { firstId, endId }: Range): SQL =>
  sql`${sql.raw(column)} >= ${firstId} and ${sql.raw(column)} < ${endId}`;

/** Whether an order `o` was made in the period, and paid or taken up. */
export const isOf = (range: Range): SQL => sql`${isWithin('o.id', range)}
  and o.created_at >= ${since(range)} and o.created_at < ${until(range)} and ${counts}`;

/** Whether an order `o` was made before the period, and paid or taken up. */
export const isBefore = (range: Range): SQL =>
  sql`o.id < ${range.endId} and o.created_at < ${since(range)} and ${counts}`;

/** The day of an order `o` in Tehran, as `2026-11-26`. */
export const dayOfOrder = sql.raw(`(o.created_at at time zone 'Asia/Tehran')::date::text`);
