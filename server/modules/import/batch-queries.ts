import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ImportView, importView } from '#lib/contract/import.ts';
import {
  type ImportKindName,
  type ImportState,
  importKinds,
  moneyUnits,
} from '#lib/contract/import-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { importBatch } from '#server/db/schema/import.ts';
import { cleaningBatch, type Statement } from '#server/db/statement.ts';

export const batchRules = z.object({
  /** Null where the kind of file does not ask for it. */
  unit: z.enum(moneyUnits).nullable(),
  uncounted: z.int(),
  today: z.string(),
  byHand: z.record(z.string(), z.string()),
  /** Of fields that staff have changed since the last file; absent before it is accepted. */
  edited: z.enum(['keep', 'overwrite']).optional(),
  /** Of rows that may be wrong; absent before it is accepted. */
  guesses: z.enum(['with', 'without']).optional(),
  /** Who accepted it, or took it back; null for someone at the command line. */
  by: z.int().nullable().optional(),
});
export type BatchRules = z.infer<typeof batchRules>;

/** How long a claimed batch belongs to a node, in seconds: longer than a part of it takes. */
const leaseSeconds = 60;
const lease = sql`now() + ${leaseSeconds} * interval '1 second'`;

export async function insertBatch(
  db: Db,
  batch: Pick<typeof importBatch.$inferInsert, 'staffId' | 'fileName' | 'size' | 'kind'>,
): Promise<number> {
  const [made] = await db
    .insert(importBatch)
    .values({ ...batch, source: 'woocommerce' })
    .returning({ id: importBatch.id });
  return made?.id ?? 0;
}

const view = sql.raw(`
  b.id::float8 as batch, b.kind, b.file_name as "fileName", b.state, m.name as staff, b.rules->>'unit' as unit,
  b.done, b.total, b.failure, ${iso('b.created_at')} as "createdAt", ${iso('b.ended_at')} as "endedAt",
  case when b.state in ('done', 'stopped') and b.created_at > now() - interval '30 days'
    then ${iso(`(b.created_at + interval '30 days')`)} end as "undoUntil"`);

const readViews = (db: Db, which: SQL): Promise<ImportView[]> =>
  rows(
    db,
    sql`select ${view} from import_batch b left join member m on m.id = b.staff_id ${which}`,
    importView,
  );

export async function readView(db: Db, id: number): Promise<ImportView | null> {
  return (await readViews(db, sql`where b.id = ${id}`))[0] ?? null;
}

/** The newest first. */
export const readViewPage = (
  db: Db,
  kinds: readonly ImportKindName[],
  before: number | undefined,
  limit: number,
): Promise<ImportView[]> =>
  readViews(
    db,
    sql`where b.kind = any(${sql.param([...kinds])}::text[])
      and ${before === undefined ? sql`true` : sql`b.id < ${before}`}
      order by b.id desc limit ${limit}`,
  );

export async function readKind(db: Db, id: number): Promise<ImportKindName | null> {
  const [found] = await rows(
    db,
    sql`select kind from import_batch where id = ${id}`,
    z.object({ kind: z.enum(importKinds) }),
  );
  return found?.kind ?? null;
}

const held = z.object({
  kind: z.enum(importKinds),
  state: z.custom<ImportState>(),
  size: z.int(),
  rules: z.unknown(),
});

/** A batch, locked until the transaction ends. */
export async function holdBatch(tx: Db, id: number): Promise<z.infer<typeof held> | null> {
  const [found] = await rows(
    tx,
    sql`select kind, state, size, rules from import_batch where id = ${id} for no key update`,
    held,
  );
  return found ?? null;
}

/** Fields by head as former files had them, the newest first to count. */
export async function readFormerMappings(db: Db): Promise<Record<string, string>> {
  const found = await rows(
    db,
    sql`select rules->'byHand' as "byHand" from import_batch
      where rules->'byHand' <> '{}' order by id desc limit 20`,
    z.object({ byHand: z.record(z.string(), z.string()) }),
  );
  return Object.assign({}, ...found.map(({ byHand }) => byHand).toReversed());
}

/** Moves a batch to another state, due at once; what it did before counts nothing. */
export async function moveBatch(
  tx: Db,
  id: number,
  state: ImportState,
  more: { readonly rules?: BatchRules; readonly total?: number } = {},
): Promise<void> {
  const { rules, total } = more;
  await tx.execute(sql`
    update import_batch set state = ${state}, due_at = now(), turn = turn + 1, failure = null
      ${rules === undefined ? sql`` : sql`, rules = ${JSON.stringify(rules)}::jsonb`}
      ${total === undefined ? sql`` : sql`, done = 0, total = ${total}`}
    where id = ${id}`);
}

/** Notes how much of a file has arrived. */
export const noteSize = (tx: Db, id: number, done: number) =>
  tx.execute(sql`update import_batch set done = ${done}, total = size,
      state = case when ${done}::int = size then 'uploaded' else state end
    where id = ${id}`);

/** Batches whose goods are written or taken back. No other one begins before the transaction ends. */
export async function countRunning(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`);
  const [found] = await rows(
    tx,
    sql`select count(*)::int as count from import_batch where state in ('applying', 'undoing')`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

const claimed = z.object({
  id: z.coerce.number(),
  turn: z.int(),
  kind: z.enum(importKinds),
  state: z.enum(['reading', 'applying', 'undoing']),
  source: z.string(),
  size: z.int(),
  done: z.int(),
  rules: batchRules,
  changeBatchId: z.coerce.number().nullable(),
});
export type Claimed = z.infer<typeof claimed>;

/** Claims the oldest batch of which something is to be done. */
export async function claimBatch(db: Db): Promise<Claimed | null> {
  const [found] = await rows(
    db,
    sql`update import_batch set turn = turn + 1, due_at = ${lease}
      where id = (
        select id from import_batch
        where state in ('reading', 'applying', 'undoing') and due_at <= now()
        order by due_at, id limit 1 for update skip locked)
      returning id, turn, kind, state, source, size, done, rules,
        change_batch_id as "changeBatchId"`,
    claimed,
  );
  return found ?? null;
}

const progress = z.object({
  batch: z.coerce.number(),
  kind: z.enum(importKinds),
  state: z.string(),
  done: z.int(),
  total: z.int(),
  changeBatchId: z.coerce.number().nullable(),
});
export type Progress = z.infer<typeof progress>;
const returningProgress = sql`returning id as batch, kind, state, done, total, change_batch_id as "changeBatchId"`;

type Turn = Pick<Claimed, 'id' | 'turn'>;

/** Whether nobody stopped it or took it over; locks it until the transaction ends. */
export async function isStillOurs(tx: Db, { id, turn }: Turn): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select id from import_batch where id = ${id} and turn = ${turn} for no key update`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}

/** Notes how far it is, and goes on having it. @returns undefined when it is no longer ours */
export async function noteProgress(
  tx: Db,
  { id, turn }: Turn,
  more: number,
): Promise<Progress | undefined> {
  const [now] = await rows(
    tx,
    sql`update import_batch set done = done + ${more}, due_at = ${lease}
      where id = ${id} and turn = ${turn} ${returningProgress}`,
    progress,
  );
  return now;
}

/** Lets others take it up at this moment or later. */
export const release = (db: Db, { id, turn }: Turn, afterMs: number) =>
  db.execute(sql`update import_batch set due_at = now() + ${afterMs} * interval '1 millisecond'
    where id = ${id} and turn = ${turn}`);

/** @returns undefined when it is no longer ours */
export async function endTurn(
  db: Db,
  { id, turn }: Turn,
  state: 'ready' | 'done' | 'undone' | 'failed',
  failure: string | null = null,
): Promise<Progress | undefined> {
  const [ended] = await rows(
    db,
    sql`update import_batch set state = ${state}, failure = ${failure}, ended_at = now()
      where id = ${id} and turn = ${turn} ${returningProgress}`,
    progress,
  );
  return ended;
}

/** Notes where changes of goods that were there are kept. */
export const noteChanges = (tx: Db, { id }: Pick<Turn, 'id'>, changeBatchId: number | null) =>
  tx.execute(sql`update import_batch set change_batch_id = ${changeBatchId} where id = ${id}`);

/**
 * Deletes files and archives of the day before, and rows and what is known of pictures of 30 days ago; batches stay, with how their columns were mapped, unless
 * nothing became of them.
 */
export const removeOldImports = {
  name: 'import-remove-old',
  text: `
    with files as (
      delete from import_file where (batch_id, part) in (
        select f.batch_id, f.part from import_file f join import_batch b on b.id = f.batch_id
        where b.created_at < now() - interval '1 day' and b.state <> 'reading' limit 20)
      returning 1
    ), lines as (
      delete from import_row where (batch_id, line) in (
        select r.batch_id, r.line from import_batch b join import_row r on r.batch_id = b.id
        where b.created_at < now() - interval '30 days' and b.state not in ('applying', 'undoing')
        limit ${cleaningBatch})
      returning 1
    ), gone as (
      delete from import_batch where id = any(array(
        select id from import_batch
        where created_at < now() - interval '1 day' and state in ('uploading', 'uploaded', 'failed') limit 20))
      returning 1
    ), pictures as (
      delete from import_picture where id = any(array(
        select p.id from import_batch b join import_picture p on p.batch_id = b.id
        where b.created_at < now() - interval '30 days' limit ${cleaningBatch}))
      returning 1
    ), archives as (
      delete from import_archive where batch_id = any(array(
        select a.batch_id from import_archive a
        where a.created_at < now() - interval '1 day' and not exists (
          select from import_picture p
          where p.batch_id = a.batch_id and p.state = 'waiting' and p.entry is not null)))
      returning 1
    )
    select greatest((select count(*) from lines), (select count(*) from pictures), ${cleaningBatch} * (select count(*) from files) / 20,
      ${cleaningBatch} * (select count(*) from gone) / 20)::int as count`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;
