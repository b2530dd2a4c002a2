import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { removal } from '#server/db/statement.ts';

/** Different texts of a day; further ones are left out. Two nodes that write at once may go a little beyond. */
const mostOfDay = 5_000;
/** Days for which counts are kept. */
const keptDays = 90;

const today = `(now() at time zone 'Asia/Tehran')::date`;

/** Adds to the counts of today, in the order of the texts, so that two nodes do not deadlock. */
export async function addFailed(tx: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  await tx.execute(sql`
    with asked as (
      select * from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[])
        a (text, count)
    ), known as (
      select text from failed_search where day = ${sql.raw(today)} and text in (select text from asked)
    ), fresh as (
      select text from asked where text not in (select text from known) order by count desc, text
      limit greatest(0, ${mostOfDay}::int
        - (select count(*) from failed_search where day = ${sql.raw(today)}))
    )
    insert into failed_search as old (day, text, count)
    select ${sql.raw(today)}, text, count from asked
    where text in (select text from known union all select text from fresh) order by text
    on conflict (day, text) do update set count = least(old.count::bigint + excluded.count, 1000000000)::int`);
}

/** Deletes a batch of old counts. */
export const removeOldSearches = removal({
  name: 'failed-search-remove-old',
  table: 'failed_search',
  key: 'ctid',
  since: 'day',
  before: `${today} - ${keptDays}`,
});
