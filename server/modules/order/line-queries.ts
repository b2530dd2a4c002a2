import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Pieces } from '#server/modules/order/stock-queries.ts';

/** Pieces of an order by variant, in the order in which variants are locked. */
export const readPieces = (tx: Db, orderId: number): Promise<Pieces[]> =>
  rows(
    tx,
    sql`select variant_id as "variantId", count from order_line
      where order_id = ${orderId} order by variant_id`,
    z.object({ variantId: z.int(), count: z.int() }),
  );
