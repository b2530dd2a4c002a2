import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { removal } from '#server/db/statement.ts';

/** What is counted: `LCP product 17`. */
export type VitalKey = `${string} ${string} ${number}`;

/** Days for which histograms are kept: two of the longest periods of reports. */
const keptDays = 800;

const today = `(now() at time zone 'Asia/Tehran')::date`;

/** Adds to the histograms of today, in the order of their key, so that two nodes do not deadlock. */
export async function addVitals(tx: Db, counts: ReadonlyMap<VitalKey, number>): Promise<void> {
  await tx.execute(sql`
    insert into web_vital as old (day, metric, kind, bucket, count)
    select ${sql.raw(today)}, split_part(key, ' ', 1), split_part(key, ' ', 2), split_part(key, ' ', 3)::smallint, count
    from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) a (key, count)
    order by key
    on conflict (day, metric, kind, bucket)
      do update set count = least(old.count::bigint + excluded.count, 1000000000)::int`);
}

/** Deletes a batch of old histograms. */
export const removeOldVitals = removal({
  name: 'web-vital-remove-old',
  table: 'web_vital',
  key: 'ctid',
  since: 'day',
  before: `${today} - ${keptDays}`,
});
