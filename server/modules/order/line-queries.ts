import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Pieces } from '#server/modules/order/stock-queries.ts';

/** Pieces of an order by product, for its popularity. */
export async function readSold(tx: Db, orderId: number): Promise<ReadonlyMap<number, number>> {
  const found = await rows(
    tx,
    sql`select product_id as "websiteCode", sum(count)::int as count from order_line
      where order_id = ${orderId} group by 1`,
    z.object({ websiteCode: z.int(), count: z.int() }),
  );
  return new Map(found.map(({ websiteCode, count }) => [websiteCode, count]));
}

/** The day in Tehran on which an order's pieces were sold, as `2026-11-25`; null when they were not. */
export async function readSaleDay(tx: Db, orderId: number): Promise<string | null> {
  const [found] = await rows(
    tx,
    sql`select (coalesce(o.paid_at, (select min(e.at) from order_event e
          where e.order_id = o.id and e.status = ${orderStatuses.preparing}))
        at time zone 'Asia/Tehran')::date::text as day
      from shop_order o where o.id = ${orderId}`,
    z.object({ day: z.string().nullable() }),
  );
  return found?.day ?? null;
}

/** Pieces of an order by variant, in the order in which variants are locked. */
export const readPieces = (tx: Db, orderId: number): Promise<Pieces[]> =>
  rows(
    tx,
    sql`select variant_id as "variantId", count from order_line
      where order_id = ${orderId} order by variant_id`,
    z.object({ variantId: z.int(), count: z.int() }),
  );
