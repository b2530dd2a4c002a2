import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mostReportRows } from '#lib/contract/report-names.ts';
import { searchesReport } from '#lib/contract/report.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Days } from '#server/modules/report/range-queries.ts';

const within = ({ from, to }: Days): SQL => sql`day between ${from}::date and ${to}::date`;

/** Searches, and those without a result. */
type SearchTable = 'searched_text' | 'failed_search';

const searchesQuery = (table: SearchTable, days: Days, before: Days): SQL => sql`
  with wanted as materialized (
    select text, sum(count)::int as count, max(day) as last from ${sql.raw(table)}
    where ${within(days)} group by text order by sum(count) desc, text limit ${mostReportRows}
  ), earlier as (
    select text, sum(count)::int as count from ${sql.raw(table)}
    where ${within(before)} and text in (select text from wanted) group by text
  )
  select w.text, w.count, coalesce(e.count, 0) as before, w.last::text as last
  from wanted w left join earlier e on e.text = w.text order by w.count desc, w.text`;

const { texts, all } = searchesReport.shape;

export const readSearches = (db: Db, table: SearchTable, days: Days, before: Days) =>
  rows(db, searchesQuery(table, days, before), texts.element);

export async function sumSearches(db: Db, days: Days): Promise<z.infer<typeof all>> {
  const [found] = await rows(
    db,
    sql`select count(distinct text)::int as texts, coalesce(sum(count), 0)::int as count
      from failed_search where ${within(days)}`,
    all,
  );
  return found ?? { texts: 0, count: 0 };
}
