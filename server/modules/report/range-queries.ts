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

/** A period, with the ids between which its orders are, beside others. */
export interface Range extends Days {
  readonly firstId: number;
  /** The first id after them. */
  readonly endId: number;
}

const startOf = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'Asia/Tehran')`;
const since = ({ from }: Days): SQL => startOf(sql`${from}::date`);
const until = ({ to }: Days): SQL => startOf(sql`(${to}::date + 1)`);

/**
 * The ids of a period's orders, from the index by time. With them, tables that have no time of their own are read by
 * ranges of orders. Imported orders may have ids out of their time, which makes the range wider, never wrong.
 * Materialized: otherwise PostgreSQL looks for the smallest id by going through all orders.
 */
export const rangeQuery = (days: Days): SQL => sql`
  with of_period as materialized (
    select id from shop_order where created_at >= ${since(days)} and created_at < ${until(days)}
  )
  select coalesce(min(id), 1)::bigint as "firstId", coalesce(max(id) + 1, 1)::bigint as "endId"
  from of_period`;

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
export const isBefore = (range: Range): SQL => sql`o.created_at < ${since(range)} and ${counts}`;

/** The day of an order `o` in Tehran, as `2026-11-26`. */
export const dayOfOrder = sql.raw(`(o.created_at at time zone 'Asia/Tehran')::date::text`);
