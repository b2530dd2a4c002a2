import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** Puts these labels in place of those that the order has. */
export async function writeLabels(
  tx: Db,
  orderId: number,
  titles: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from order_label where order_id = ${orderId}`);
  await tx.execute(sql`
    insert into order_label (order_id, title)
    select ${orderId}, title from unnest(${sql.param([...titles])}::text[]) title`);
}

/** The most used labels; of as many the first by their letters. */
export const readLabels = (db: Db, most: number) =>
  rows(
    db,
    sql`select title from order_label group by title order by count(*) desc, title collate "C" limit ${most}`,
    z.object({ title: z.string() }),
  );
