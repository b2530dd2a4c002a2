import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { cleaningBatch, type Statement } from '#server/db/statement.ts';
import { intArray } from '#server/modules/goods/filter-queries.ts';

/** How long a claimed batch belongs to a node, in seconds: longer than a part of it takes. */
const leaseSeconds = 120;

/** How far a batch is. */
const progress = z.object({
  batch: z.coerce.number(),
  state: z.string(),
  done: z.int(),
  skipped: z.int(),
  total: z.int(),
});
export type Progress = z.infer<typeof progress>;
const returningProgress = sql`returning id as batch, state, done, skipped, total`;

const claimed = z.object({
  id: z.coerce.number(),
  staffId: z.coerce.number().nullable(),
  undoOf: z.coerce.number().nullable(),
  /** Rows of a history that are taken back. */
  undoneIds: z.array(z.number()).nullable(),
});
export type Claimed = z.infer<typeof claimed>;

/** Claims a batch of which a part is to be applied: the one named, or the oldest. */
export async function claimBatch(db: Db, id: number | null): Promise<Claimed | null> {
  const which = id === null ? sql`true` : sql`id = ${id}`;
  const [found] = await rows(
    db,
    sql`update change_batch set state = 'running', due_at = now() + ${leaseSeconds} * interval '1 second'
      where id = (
        select id from change_batch where state in ('waiting', 'running') and due_at <= now() and ${which}
        order by due_at, id limit 1 for update skip locked)
      returning id, staff_id as "staffId", undo_of as "undoOf", wanted -> 'ids' as "undoneIds"`,
    claimed,
  );
  return found ?? null;
}

/** Whether nobody stopped it; locks it until the transaction ends. */
export async function isRunning(tx: Db, id: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select id from change_batch where id = ${id} and state = 'running' for no key update`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}

/** Products of the next part. */
export async function readNextProducts(db: Db, id: number, most: number): Promise<number[]> {
  const found = await rows(
    db,
    sql`select distinct product_id as id from change_row
      where batch_id = ${id} and state = 'planned' order by product_id limit ${most}`,
    z.object({ id: z.int() }),
  );
  return found.map((each) => each.id);
}

/** These products, and the other versions of their models whose brands are to change: a model changes its brand as a whole. */
export async function withVersions(
  db: Db,
  batchId: number,
  products: readonly number[],
): Promise<number[]> {
  const all = intArray(products);
  const found = await rows(
    db,
    sql`select id from unnest(${all}) named (id)
      union select s.id from product p join product s on s.model_id = p.model_id
      where p.id = any(${all}) and exists (
        select from change_row r where r.batch_id = ${batchId} and r.state = 'planned'
          and r.product_id = s.id and r.field = 'brandId')
      order by id`,
    z.object({ id: z.int() }),
  );
  return found.map((each) => each.id);
}

const planned = z.object({
  id: z.coerce.number(),
  productId: z.int(),
  variantId: z.int().nullable(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type StoredChange = z.infer<typeof planned>;

export const readPlanned = (
  tx: Db,
  id: number,
  products: readonly number[],
): Promise<StoredChange[]> =>
  rows(
    tx,
    sql`select id, product_id as "productId", variant_id as "variantId", field, before, after
      from change_row where batch_id = ${id} and state = 'planned'
        and product_id = any(${intArray(products)}) order by id`,
    planned,
  );

interface Marked {
  readonly applied: readonly number[];
  readonly skipped: readonly number[];
}

const ids = (all: readonly number[]): SQL => sql`${sql.param([...all])}::bigint[]`;

/** Notes what became of rows, and that the batch may be taken up again. @returns how far it is */
export async function noteRows(
  tx: Db,
  { id, undoOf, undoneIds }: Claimed,
  { applied, skipped }: Marked,
): Promise<Progress | undefined> {
  await tx.execute(sql`
    update change_row set state = case when id = any(${ids(applied)}) then 'applied' else 'skipped' end
    where id = any(${ids([...applied, ...skipped])})`);
  const [now] = await rows(
    tx,
    sql`update change_batch set done = done + ${applied.length}, skipped = skipped + ${skipped.length},
      due_at = now() where id = ${id} ${returningProgress}`,
    progress,
  );
  if (undoOf === null && undoneIds === null) return now;
  const source =
    undoOf === null ? sql`s.id = any(${ids(undoneIds ?? [])})` : sql`s.batch_id = ${undoOf}`;
  await tx.execute(sql`
    update change_row s set state = 'undone' from change_row u
    where u.id = any(${ids(applied)}) and ${source} and s.state = 'applied'
      and s.product_id = u.product_id and s.variant_id is not distinct from u.variant_id
      and s.field = u.field`);
  return now;
}

/** @returns undefined when it was stopped */
export async function endBatch(db: Db, id: number): Promise<Progress | undefined> {
  const [ended] = await rows(
    db,
    sql`update change_batch set state = 'done', ended_at = now()
      where id = ${id} and state = 'running' ${returningProgress}`,
    progress,
  );
  return ended;
}

/** Moves a batch to another state. @returns whether it was in one of `from` */
export async function moveBatch(
  tx: Db,
  id: number,
  from: readonly string[],
  to: 'waiting' | 'stopped',
): Promise<boolean> {
  const ended = to === 'stopped' ? sql`, ended_at = now()` : sql``;
  const found = await rows(
    tx,
    sql`update change_batch set state = ${to}, due_at = now()${ended}
      where id = ${id} and state = any(${sql.param([...from])}::text[]) returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}

/** Marks a batch as taken back. @returns whether that was possible: it has ended and was not taken back before */
export async function noteUndone(tx: Db, id: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`update change_batch set undone_at = now()
      where id = ${id} and state in ('done', 'stopped') and undone_at is null
        and created_at > now() - interval '30 days' returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}

/** Plans to take applied rows back: those of a batch, or single ones. @returns their number */
export async function planUndo(tx: Db, batchId: number, which: SQL): Promise<number> {
  const [found] = await rows(
    tx,
    sql`with planned as (
        insert into change_row (batch_id, product_id, variant_id, field, before, after, state)
        select ${batchId}, s.product_id, s.variant_id, s.field, s.after, s.before, 'planned'
        from change_row s where ${which} and s.state = 'applied' order by s.id desc
        returning 1
      ), counted as (select count(*)::int as count from planned)
      update change_batch b set total = counted.count from counted where b.id = ${batchId}
      returning counted.count`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

/** Variants of products for which somebody waits and that can be bought. */
export const readAwaited = (
  tx: Db,
  products: readonly number[],
): Promise<{ websiteCode: number; variantId: number }[]> =>
  rows(
    tx,
    sql`select distinct v.product_id as "websiteCode", v.id as "variantId"
      from variant v join back_in_stock w on w.variant_id = v.id
      where v.product_id = any(${intArray(products)}) and v.availability = ${availabilityCodes.available} and v.stock > v.held
      order by 1, 2`,
    z.object({ websiteCode: z.int(), variantId: z.int() }),
  );

/**
 * Deletes old changes, rows before their batches: those of 30 days ago, and previews of the day before that were
 * not applied.
 */
export const removeOldChanges = {
  name: 'goods-remove-old-changes',
  text: `
    with old as (
      select id from change_batch
      where created_at < now() - interval '1 day'
        and (state = 'preview' or created_at < now() - interval '30 days')
      order by created_at limit ${cleaningBatch}
    ), lines as (
      delete from change_row where id = any(array(
        select r.id from change_row r where r.batch_id = any(array(select id from old))
        limit ${10 * cleaningBatch}))
      returning 1
    ), sheets as (
      delete from sheet_row where ctid = any(array(
        select s.ctid from sheet_row s where s.batch_id = any(array(select id from old))
        limit ${10 * cleaningBatch}))
      returning 1
    ), gone as (
      delete from change_batch b where b.id = any(array(select id from old))
        and not exists (select from change_row r where r.batch_id = b.id)
        and not exists (select from sheet_row s where s.batch_id = b.id)
      returning 1
    )
    select greatest((select count(*) from lines), (select count(*) from sheets),
      (select count(*) from gone))::int as count`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;
