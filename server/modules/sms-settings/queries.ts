import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

/** Failures shown. */
const most = 10;

const counts = z.object({ today: z.int(), hour: z.int(), waiting: z.int() });

/** Messages sent since midnight in Tehran and in the last hour, and those that wait. */
export async function countSent(db: Db): Promise<z.infer<typeof counts>> {
  const query = sql`
    select count(*) filter (where outcome = 'sent' and settled_at >=
        date_trunc('day', now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran')::int as today,
      count(*) filter (where outcome = 'sent' and settled_at > now() - interval '1 hour')::int as hour,
      count(*) filter (where settled_at is null and expires_at > now())::int as waiting
    from sms`;
  return (await rows(db, query, counts))[0] ?? { today: 0, hour: 0, waiting: 0 };
}

const failure = z.object({
  purpose: z.string(),
  mobile: z.string(),
  at: z.string(),
  error: z.string(),
  isOver: z.boolean(),
});

/** Messages that were not sent, or not yet, the latest first. */
export const readFailures = (db: Db) =>
  rows(
    db,
    sql`select purpose, mobile, ${sql.raw(iso('coalesce(settled_at, created_at)'))} as at, last_error as error,
        settled_at is not null as "isOver"
      from sms where last_error is not null order by coalesce(settled_at, created_at) desc, id desc limit ${most}`,
    failure,
  );

/** The mobile number of a member; null without one. */
export async function readMobile(db: Db, memberId: number): Promise<string | null> {
  const query = sql`select mobile from member where id = ${memberId}`;
  return (await rows(db, query, z.object({ mobile: z.string().nullable() })))[0]?.mobile ?? null;
}
