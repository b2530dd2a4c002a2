import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { type Statement, noRow } from '#server/db/statement.ts';

/** Ms without a sign of life after which the process of a backup is taken for dead. */
const longestSilence = 120_000;
/** Runs kept in the table. */
const mostKept = 100;

const run = z.object({
  state: z.enum(['running', 'done', 'failed']),
  phase: z.enum(['rows', 'pictures', 'check']),
  done: z.int(),
  total: z.int(),
  failure: z.string().nullable(),
  startedAt: z.string(),
});

/** The latest run; null before the first. */
export async function readLast(db: Db): Promise<z.infer<typeof run> | null> {
  const query = sql`
    select state, phase, done, total, failure, ${sql.raw(iso('started_at'))} as "startedAt"
    from backup_run order by id desc limit 1`;
  return (await rows(db, query, run))[0] ?? null;
}

/** Begins a run. @returns its id; null while another one is running */
export async function insertRun(tx: Db, file: string): Promise<number | null> {
  const query = sql`
    insert into backup_run (file) values (${file})
    on conflict (state) where state = 'running' do nothing returning id`;
  await tx.execute(
    sql`delete from backup_run where id <= (select max(id) from backup_run) - ${mostKept}::int`,
  );
  return (await rows(tx, query, z.object({ id: z.int() })))[0]?.id ?? null;
}

/** Ms after a run before another one is begun by itself: one that fails is not repeated each minute. */
const shortestPause = 3_600_000;

/** Whether a backup is still to be made that was due at a time. @param due ISO 8601 */
export async function isStillDue(db: Db, due: string): Promise<boolean> {
  const query = sql`
    select not exists (select from backup_run
      where (state <> 'failed' and started_at >= ${due}::timestamptz)
        or started_at > now() - ${shortestPause}::int * interval '1 millisecond') as "isDue"`;
  return (await rows(db, query, z.object({ isDue: z.boolean() })))[0]?.isDue ?? false;
}

/** Keeps other nodes from beginning a run until the transaction ends. */
export const holdRuns = (tx: Db): Promise<unknown> =>
  tx.execute(sql`lock table backup_run in share row exclusive mode`);

/** Values: id, phase, done, total. */
export const noteProgress = {
  name: 'backup-progress',
  text: `
    update backup_run set phase = $2, done = $3, total = $4, beat_at = now()
    where id = $1 and state = 'running'`,
  row: noRow,
} satisfies Statement<unknown>;

/** Values: id, state, why it failed. */
export const endRun = {
  name: 'backup-end',
  text: `
    update backup_run set state = $2, failure = $3, ended_at = now() where id = $1 and state = 'running'`,
  row: noRow,
} satisfies Statement<unknown>;

/** Ends runs whose process has died. @param all of an embedded database, when its only process starts */
export const endDead = (db: Db, all: boolean, failure: string): Promise<unknown> =>
  db.execute(sql`
    update backup_run set state = 'failed', failure = ${failure}, ended_at = now()
    where state = 'running'
      and (${all}::boolean or beat_at < now() - ${longestSilence}::int * interval '1 millisecond')`);

/** Bytes of the database on disk. */
export async function readDatabaseSize(db: Db): Promise<number> {
  const query = sql`select pg_database_size(current_database())::float8 as size`;
  return (await rows(db, query, z.object({ size: z.number() })))[0]?.size ?? 0;
}
