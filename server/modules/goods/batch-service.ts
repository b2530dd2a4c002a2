import { type SQL, sql } from 'drizzle-orm';
import type {
  GetBatchAnswer,
  ListBatchesAnswer,
  ProductHistoryAnswer,
  ProductHistoryBody,
} from '#lib/contract/goods-bulk.ts';
import type { Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { moveBatch, noteUndone, planUndo } from '#server/modules/goods/apply-queries.ts';
import type { ApplyService } from '#server/modules/goods/apply-service.ts';
import { type GoodsPermission, permissionsOf } from '#server/modules/goods/field-permissions.ts';
import { insertBatch, readSkipped } from '#server/modules/goods/bulk-queries.ts';
import {
  readBatch,
  readBatchPage,
  readFields,
  readHistory,
} from '#server/modules/goods/history-queries.ts';
import type { GoodsNeeds } from '#server/modules/goods/product-service.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

/** A batch of at most so many rows is applied before the call is answered. */
const mostAtOnce = 300;

interface Needs extends GoodsNeeds {
  readonly changes: Pick<ApplyService, 'applyAll'>;
}

/** Batches of changes: applied, stopped, taken back, listed. Callers must have checked who asks. */
export function createBatchService({ database, events, changes }: Needs) {
  /** @throws {ShopError} 404 */
  async function get(batch: number): Promise<GetBatchAnswer> {
    const found = await readBatch(database.db, batch);
    if (found === null) throw unknown();
    return { ...found, left: await readSkipped(database.db, batch) };
  }

  /**
   * Applies a preview: at once when it is small, else by the job.
   * @param choose of the preview of a file: makes what was chosen its changes, and returns their number
   * @throws {ShopError} 404; 409 `BATCH_APPLIED`
   */
  async function apply(
    staffId: number,
    batch: number,
    choose?: (tx: Db) => Promise<number>,
  ): Promise<GetBatchAnswer> {
    const rows = await database.transaction(async (tx) => {
      const preview = await readBatch(tx, batch);
      if (preview === null || (preview.kind === 'sheet') !== (choose !== undefined)) {
        throw unknown();
      }
      if (!(await moveBatch(tx, batch, ['preview'], 'waiting'))) {
        throw conflict('BATCH_APPLIED', goodsTexts.batchApplied);
      }
      const count = choose ? await choose(tx) : preview.total;
      await record(tx, staffId, 'Apply-Bulk', batch, { wanted: preview.wanted, rows: count });
      return count;
    });
    return finish(batch, rows);
  }

  async function finish(batch: number, rows: number): Promise<GetBatchAnswer> {
    if (rows <= mostAtOnce) await changes.applyAll(batch);
    return announced(batch);
  }

  /** The batch as it is now, of which staff are notified. */
  async function announced(batch: number): Promise<GetBatchAnswer> {
    const now = await get(batch);
    const { state, done, skipped, total } = now;
    events.emit('batchChanged', { batch, state, done, skipped, total });
    return now;
  }

  /** Ends a batch where it is. @throws {ShopError} 404; 409 `BATCH_ENDED` */
  async function stop(staffId: number, batch: number): Promise<GetBatchAnswer> {
    await database.transaction(async (tx) => {
      if ((await readBatch(tx, batch)) === null) throw unknown();
      if (!(await moveBatch(tx, batch, ['waiting', 'running'], 'stopped'))) {
        throw conflict('BATCH_ENDED', goodsTexts.batchEnded);
      }
      await record(tx, staffId, 'Stop-Batch', batch, null);
    });
    return announced(batch);
  }

  /**
   * Takes back what a batch changed and nobody has changed since; the answer's `left` names the rest.
   * @throws {ShopError} 404; 409 `BATCH_NOT_UNDOABLE` before it has ended, after 30 days, and a second time
   */
  async function undo(staffId: number, batch: number): Promise<GetBatchAnswer> {
    const made = await database.transaction(async (tx) => {
      if ((await readBatch(tx, batch)) === null) throw unknown();
      if (!(await noteUndone(tx, batch))) {
        throw conflict('BATCH_NOT_UNDOABLE', goodsTexts.batchNotUndoable);
      }
      const planned = await plan(tx, staffId, { undoOf: batch, which: sql`s.batch_id = ${batch}` });
      await record(tx, staffId, 'Undo-Batch', planned.id, { undoOf: batch, rows: planned.rows });
      return planned;
    });
    return finish(made.id, made.rows);
  }

  /** Takes single changes of a history back. @throws {ShopError} 409 when none of them can be */
  async function undoChanges(staffId: number, ids: readonly number[]): Promise<GetBatchAnswer> {
    const made = await database.transaction(async (tx) => {
      const which = sql`s.id = any(${sql.param([...ids])}::bigint[]) and exists (
        select from change_batch b where b.id = s.batch_id and b.created_at > now() - interval '30 days')`;
      const planned = await plan(tx, staffId, { undoOf: null, which, ids });
      if (planned.rows === 0) throw conflict('BATCH_NOT_UNDOABLE', goodsTexts.batchNotUndoable);
      await record(tx, staffId, 'Undo-Changes', planned.id, { ids });
      return planned;
    });
    return finish(made.id, made.rows);
  }

  const permissionsOfBatch = async (batch: number): Promise<GoodsPermission[]> =>
    permissionsOf(await readFields(database.db, sql`batch_id = ${batch}`));
  const permissionsOfChanges = async (ids: readonly number[]): Promise<GoodsPermission[]> =>
    permissionsOf(await readFields(database.db, sql`id = any(${sql.param([...ids])}::bigint[])`));

  async function list(before: number | undefined, limit: number): Promise<ListBatchesAnswer> {
    const found = await readBatchPage(database.db, before, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.batch ?? null) : null };
  }

  async function history(body: ProductHistoryBody): Promise<ProductHistoryAnswer> {
    const found = await readHistory(database.db, { ...body, limit: body.limit + 1 });
    const items = found.slice(0, body.limit);
    return { items, next: found.length > body.limit ? (items.at(-1)?.id ?? null) : null };
  }

  return {
    get,
    apply,
    stop,
    undo,
    undoChanges,
    list,
    history,
    permissionsOfBatch,
    permissionsOfChanges,
  };
}
export type BatchService = ReturnType<typeof createBatchService>;

const unknown = () => new ShopError(404, 'BATCH_NOT_FOUND', goodsTexts.unknownBatch);

interface Undoing {
  readonly undoOf: number | null;
  /** The rows `s` to take back. */
  readonly which: SQL;
  readonly ids?: readonly number[];
}

async function plan(tx: Db, staffId: number, { undoOf, which, ids }: Undoing) {
  const id = await insertBatch(tx, {
    kind: 'undo',
    state: 'waiting',
    staffId,
    wanted: ids ? { ids } : {},
    undoOf,
  });
  return { id, rows: await planUndo(tx, id, which) };
}

const record = (
  tx: Db,
  memberId: number,
  action: StaffAction,
  batch: number,
  after: object | null,
): Promise<void> =>
  recordStaff(tx, { memberId, action, subject: `batch ${batch}`, before: null, after });
