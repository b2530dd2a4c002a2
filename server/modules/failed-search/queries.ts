import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Different texts of a day; further ones are left out. Two nodes that write at once may go a little beyond. */
const mostOfDay = 5_000;
/** Days for which counts are kept. */
const keptDays = 90;

const today = `(now() at time zone 'Asia/Tehran')::date`;

/** Counts of all texts, and of those without a result. */
export type SearchTable = 'searched_text' | 'failed_search';

/** Adds to the counts of today, in the order of the texts, so that two nodes do not deadlock. */
export async function addSearches(
  tx: Db,
  table: SearchTable,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const counted = sql.raw(table);
  await tx.execute(sql`
    with asked as (
      select * from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[])
        a (text, count)
    ), known as (
      select text from ${counted} where day = ${sql.raw(today)} and text in (select text from asked)
    ), fresh as (
      select text from asked where text not in (select text from known) order by count desc, text
      limit greatest(0, ${mostOfDay}::int
        - (select count(*) from ${counted} where day = ${sql.raw(today)}))
    )
    insert into ${counted} as old (day, text, count)
    select ${sql.raw(today)}, text, count from asked
    where text in (select text from known union all select text from fresh) order by text
    on conflict (day, text) do update set count = least(old.count::bigint + excluded.count, 1000000000)::int`);
}

/** Deletes a batch of old counts. */
export const removeOldSearches = {
  searched_text: removalFrom('searched_text'),
  failed_search: removalFrom('failed_search'),
};

function removalFrom(table: SearchTable) {
  return removal({
    name: `${table}-remove-old`,
    table,
    key: 'ctid',
    since: 'day',
    before: `${today} - ${keptDays}`,
  });
}

/** Days and number of the most wanted texts. */
const popular = { days: 30, most: 500 };

/** The texts that most networks searched for and found, those wanted most first. */
export const readPopular = {
  name: 'searched-text-popular',
  text: `
    select text from searched_text s where day > ${today} - ${popular.days}
      and not exists (select from failed_search f where f.day = s.day and f.text = s.text)
    group by text order by sum(count) desc, text limit ${popular.most}`,
  row: z.object({ text: z.string() }),
} satisfies Statement<unknown>;
