import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ChatReport, chatReport } from '#lib/contract/admin-chat.ts';
import type { ReportBody } from '#lib/contract/report.ts';
import type { Database } from '#server/db/database.ts';
import { rows } from '#server/db/database.ts';

const dayMs = 86_400_000;

const since = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Tehran')`;
const until = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Tehran')`;
/** Chats `c`, and those that their visitors removed. */
const columns = 'state, is_form, started_at, first_reply_at, first_reply_by, rating';
const all = sql.raw(
  `(select ${columns} from chat union all select ${columns} from chat_cleared) c`,
);
/** Those of them begun in a period. */
const begun = ({ from, to }: ReportBody) =>
  sql`c.started_at >= ${since(from)} and c.started_at < ${until(to)}`;

/** Of talks alone: a form left at night waits until the morning. */
const firstReply = sql.raw(`percentile_cont(0.5) within group (
  order by case when not c.is_form then extract(epoch from c.first_reply_at - c.started_at) end)::int as "firstReply"`);
const sums = sql.raw(`count(*) filter (where c.first_reply_at is not null)::int as answered,
  count(*) filter (where c.state = 'closed')::int as closed,
  round(avg(c.rating), 2)::float8 as rating, count(c.rating)::int as ratings`);

const { now, hours, persons } = chatReport.shape;

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The same number of days, right before. */
function before({ from, to }: ReportBody): ReportBody {
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  return { from: day(Date.parse(from) - length), to: day(Date.parse(from) - dayMs) };
}

/** Figures on the chats begun in a period, as they are now. Callers must have checked that staff ask who may. */
export function createFigures({ db }: Pick<Database, 'db'>) {
  async function figuresOf(period: ReportBody): Promise<ChatReport['now']> {
    const found = await rows(
      db,
      sql`select count(*)::int as started, count(*) filter (where c.is_form)::int as forms, ${sums}, ${firstReply}
        from ${all} where ${begun(period)}`,
      now,
    );
    const none = {
      started: 0,
      forms: 0,
      answered: 0,
      closed: 0,
      firstReply: null,
      rating: null,
      ratings: 0,
    };
    return found[0] ?? none;
  }

  async function hoursOf(period: ReportBody): Promise<ChatReport['hours']> {
    const found = await rows(
      db,
      sql`select extract(hour from c.started_at at time zone 'Asia/Tehran')::int as hour, count(*)::int as started,
          count(*) filter (where c.first_reply_at is not null)::int as answered
        from ${all} where ${begun(period)} group by 1`,
      hours.element.extend({ hour: z.int() }),
    );
    return Array.from({ length: 24 }, (_, hour) => {
      const { started = 0, answered = 0 } = found.find((each) => each.hour === hour) ?? {};
      return { started, answered };
    });
  }

  const personsOf = (period: ReportBody): Promise<ChatReport['persons']> =>
    rows(
      db,
      sql`select c.first_reply_by as id, coalesce((select w.name from member w where w.id = c.first_reply_by), '')
          as name, ${sums}, ${firstReply},
          (select count(*)::int from chat_message m where m.staff_id = c.first_reply_by
            and m.sent_at >= ${since(period.from)} and m.sent_at < ${until(period.to)}) as messages
        from ${all} where ${begun(period)} and c.first_reply_at is not null
        group by c.first_reply_by order by answered desc, id nulls last`,
      persons.element,
    );

  /** A period beside the one before. */
  return async function read(period: ReportBody): Promise<ChatReport> {
    const [these, earlier, byHour, byPerson] = await Promise.all([
      figuresOf(period),
      figuresOf(before(period)),
      hoursOf(period),
      personsOf(period),
    ]);
    return { now: these, before: earlier, hours: byHour, persons: byPerson };
  };
}
export type ReadFigures = ReturnType<typeof createFigures>;
