import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const row = z.object({ title: z.string() });

/** Puts these labels in place of those that the order has. @returns whether it had others */
export async function writeLabels(
  tx: Db,
  orderId: number,
  titles: readonly string[],
): Promise<boolean> {
  const wanted = sql`${sql.param([...titles])}::text[]`;
  const removed = await rows(
    tx,
    sql`delete from order_label where order_id = ${orderId} and title <> all(${wanted}) returning title`,
    row,
  );
  const added = await rows(
    tx,
    sql`insert into order_label (order_id, title) select ${orderId}, title from unnest(${wanted}) title
      on conflict do nothing returning title`,
    row,
  );
  return removed.length + added.length > 0;
}

/** Labels among which the most used ones are looked for, those of the latest orders. */
const recent = 5_000;

/** The most used labels of late; of as many the first by their letters. */
export const usedLabels = (most: number): SQL => sql`
  select title from (select title from order_label order by order_id desc, title desc limit ${recent}) latest
  group by title order by count(*) desc, title collate "C" limit ${most}`;

export const readLabels = (db: Db, most: number) => rows(db, usedLabels(most), row);
