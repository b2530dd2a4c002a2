import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { announcePage } from '#server/modules/catalogue/service.ts';
import type { OrderRow } from '#server/modules/order/order-queries.ts';

/** Revalidates the pages on which a review of the order's member shows whether they bought the product. */
export async function spreadBuyerMark(tx: Db, { id, memberId }: OrderRow): Promise<void> {
  const reviewed = await rows(
    tx,
    sql`select distinct r.product_id as "productId" from order_line l
      join review r on r.product_id = l.product_id and r.member_id = ${memberId}::bigint
        and r.state = 'shown' and r.body <> ''
      where l.order_id = ${id}`,
    z.object({ productId: z.int() }),
  );
  for (const { productId } of reviewed) {
    // A transaction runs one statement at a time.
    // oxlint-disable-next-line no-await-in-loop
    await announcePage(tx, productId);
  }
}
