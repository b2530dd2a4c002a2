import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

export const eventPageSize = 50;
/** Days that a text or an area is looked for without `from`: few events may match, and all would be read. */
const searchedDays = 90;

interface Filter {
  /** Older than this id. */
  readonly after?: number | undefined;
  /** Names of actions; null for all. */
  readonly actions: readonly string[] | null;
  readonly person?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Part of the subject. */
  readonly text?: string | undefined;
}

const values = z.record(z.string(), z.unknown()).nullable();
const event = z.object({
  id: z.int(),
  at: z.string(),
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  before: values,
  after: values,
});

/** Of the last so many days the latest event of each of these actions by each person, the newest first, with their count. */
export function readLatestEvents(db: Db, actions: readonly string[], days: number) {
  const query = sql`
    select e.id, ${sql.raw(iso('e.at'))} as at, e.action, e.subject, latest.count,
      case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as person
    from (
      select max(id) as id, count(*)::int as count from staff_event
      where action = any(${sql.param([...actions])}::text[]) and at >= now() - ${days}::int * interval '1 day'
      group by action, member_id
    ) latest join staff_event e on e.id = latest.id left join member m on m.id = e.member_id
    order by e.id desc`;
  const read = event
    .omit({ before: true, after: true })
    .extend({ id: z.coerce.number(), count: z.int() });
  return rows(db, query, read);
}

/** The beginning of a search that names none. */
function beginningOf({ actions, from, to, text }: Filter) {
  const isSearch = actions !== null || (text !== undefined && text !== '');
  if (from !== undefined || !isSearch) return false;
  return sql`e.at >= coalesce(${to ?? null}::timestamptz, now()) - ${searchedDays}::int * interval '1 day'`;
}

/** One more than a page, the newest first. */
export async function readEvents(db: Db, filter: Filter): Promise<z.infer<typeof event>[]> {
  const { after, actions, person, from, to, text } = filter;
  const wanted = [
    after !== undefined && sql`e.id < ${after}`,
    actions !== null && sql`e.action = any(${sql.param([...actions])}::text[])`,
    person !== undefined && sql`e.member_id = ${person}`,
    from !== undefined && sql`e.at >= ${from}::timestamptz`,
    beginningOf(filter),
    to !== undefined && sql`e.at < ${to}::timestamptz`,
    text !== undefined && text !== '' && sql`strpos(e.subject, ${text}) > 0`,
  ].filter((each) => each !== false);
  const condition = wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`;
  const query = sql`
    select e.id, ${sql.raw(iso('e.at'))} as at, e.action, e.subject, e.before, e.after,
      case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as person
    from staff_event e left join member m on m.id = e.member_id
    where ${condition} order by e.id desc limit ${eventPageSize + 1}`;
  const read = event.extend({ id: z.coerce.number() });
  return rows(db, query, read);
}
