import type {
  ApplyImportBody,
  BeginImportBody,
  GetImportAnswer,
  ImportColumnsAnswer,
  ImportMoneyAnswer,
  ImportView,
  ListImportRowsAnswer,
  ListImportRowsBody,
  ListImportsAnswer,
  ListImportsBody,
  ReadImportBody,
  StartImportBody,
} from '#lib/contract/import.ts';
import {
  type ImportKindName,
  type ImportState,
  importPartBytes,
} from '#lib/contract/import-names.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  type BatchRules,
  batchRules,
  countRunning,
  holdBatch,
  insertBatch,
  moveBatch,
  noteSize,
  readFormerMappings,
  readKind,
  readView,
  readViewPage,
} from '#server/modules/import/batch-queries.ts';
import { columnsOf, mappingOf } from '#server/modules/import/columns.ts';
import type { DryRunService } from '#server/modules/import/dry-run-service.ts';
import {
  keptSource,
  readSize,
  removeFile,
  removeFilesBeyond,
  writePart,
} from '#server/modules/import/file-queries.ts';
import type { ByHand } from '#server/modules/import/heads.ts';
import { forgetPictures } from '#server/modules/import/picture-queries.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import {
  countEdited,
  countGuesses,
  countProducts,
  countRows,
  readFaults,
  readRows,
} from '#server/modules/import/row-queries.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly dryRuns: Pick<DryRunService, 'money'>;
  readonly kinds: readonly ImportKindName[];
}

/** States in which the file can be read anew. */
const readable: readonly ImportState[] = ['uploaded', 'ready', 'failed'];
const undoDays = 30;

/**
 * Files: uploaded, read, accepted, stopped, taken back. Callers must have checked who asks.
 * `staffId` is null for someone at the command line.
 */
export function createImportBatches({ database, events, dryRuns, kinds }: Needs) {
  async function begin(staffId: number | null, body: BeginImportBody): Promise<ImportView> {
    const { size, kind } = body;
    if (!kinds.includes(kind)) throw invalid({ kind: importTexts.noKind });
    const fileName = onOneLine(body.fileName).slice(0, 200).toWellFormed() || 'file';
    await removeFilesBeyond(database.db);
    const id = await insertBatch(database.db, { staffId, fileName, size, kind });
    return view(id);
  }

  /** @throws {ShopError} 404; 409 once the file is complete; 422 for a part of another length */
  async function upload(batch: number, part: number, bytes: Uint8Array): Promise<ImportView> {
    await database.transaction(async (tx) => {
      const { size, state } = await hold(tx, batch, ['uploading', 'uploaded']);
      const wanted = Math.min(importPartBytes, size - part * importPartBytes);
      if (bytes.length !== wanted) throw badFile(importTexts.wrongPart);
      // The answer to the last part may have been lost.
      if (state === 'uploaded') return;
      await writePart(tx, batch, part, bytes);
      await noteSize(tx, batch, await readSize(tx, batch));
    });
    return view(batch);
  }

  /** The columns with what they may hold. @throws {ShopError} 404; 409; 422 for a file that cannot be read */
  async function columns({ batch, mapping }: ReadImportBody): Promise<ImportColumnsAnswer> {
    const { file, byHand } = await opened(batch, mapping);
    return columnsOf(file, byHand);
  }

  /** What the prices may be in. @throws {ShopError} as `columns` */
  async function money({ batch, mapping }: ReadImportBody): Promise<ImportMoneyAnswer> {
    const { file, byHand } = await opened(batch, mapping);
    const readings = await dryRuns.money(file, byHand);
    return { readings: readings.map((each) => ({ ...each, examples: [...each.examples] })) };
  }

  /** Begins a dry run, in place of the one before. @throws {ShopError} 404; 409 */
  async function read(body: StartImportBody): Promise<ImportView> {
    const { batch, mapping, unit = null, uncounted } = body;
    const isOfGoods = (await kindOf(batch)) === 'goods';
    if (isOfGoods && unit === null) throw invalid({ unit: importTexts.noUnit });
    const { byHand } = isOfGoods ? await opened(batch, mapping) : { byHand: {} };
    await database.transaction(async (tx) => {
      await hold(tx, batch, readable);
      const today = dayInTehran(new Date().toISOString());
      const rules: BatchRules = { unit, uncounted, today, byHand: storable(byHand) };
      await moveBatch(tx, batch, 'reading', { rules, total: 0 });
    });
    return announced(batch);
  }

  /** Accepts a dry run, or goes on after a stop. @throws {ShopError} 404; 409 */
  async function apply(
    staffId: number | null,
    { batch, edited, guesses }: ApplyImportBody,
  ): Promise<ImportView> {
    await database.transaction(async (tx) => {
      const { kind, state, rules } = await hold(tx, batch, ['ready', 'stopped']);
      await refuseOthers(tx);
      const { pending } = await countProducts(tx, batch);
      await moveBatch(tx, batch, 'applying', {
        rules: { ...batchRules.parse(rules), edited, guesses, by: staffId },
        ...(state === 'ready' && { total: pending }),
      });
      await removeFile(tx, batch);
      await record(tx, staffId, 'Apply-Import', batch, { kind, edited, guesses, rows: pending });
    });
    return announced(batch);
  }

  /** Ends a dry run or an apply where it is. @throws {ShopError} 404; 409 */
  async function stop(staffId: number, batch: number): Promise<ImportView> {
    await database.transaction(async (tx) => {
      const { state } = await hold(tx, batch, ['reading', 'applying']);
      await moveBatch(tx, batch, state === 'reading' ? 'uploaded' : 'stopped');
      await record(tx, staffId, 'Stop-Import', batch, null);
    });
    return announced(batch);
  }

  /** Takes a batch back as a whole. @throws {ShopError} 404; 409 */
  async function undo(staffId: number, batch: number): Promise<ImportView> {
    await database.transaction(async (tx) => {
      const { kind, rules } = await hold(tx, batch, ['done', 'stopped']);
      await refuseOthers(tx);
      const { undoUntil } = await view(batch, tx);
      if (undoUntil === null)
        throw conflict('IMPORT_NOT_UNDOABLE', importTexts.notUndoable(undoDays));
      const { done } = await countProducts(tx, batch);
      await forgetPictures(tx, batch);
      await moveBatch(tx, batch, 'undoing', {
        rules: { ...batchRules.parse(rules), by: staffId },
        total: done,
      });
      await record(tx, staffId, 'Undo-Import', batch, { kind, rows: done });
    });
    return announced(batch);
  }

  /** @throws {ShopError} 404 */
  async function kindOf(batch: number): Promise<ImportKindName> {
    const kind = await readKind(database.db, batch);
    if (kind === null) throw unknown();
    return kind;
  }

  /** @throws {ShopError} 404 */
  async function get(batch: number): Promise<GetImportAnswer> {
    const { db } = database;
    return {
      ...(await view(batch)),
      counts: await countRows(db, batch),
      edited: await countEdited(db, batch),
      guesses: await countGuesses(db, batch),
      faults: await readFaults(db, batch),
    };
  }

  /** Of these kinds alone. */
  async function list(
    seen: readonly ImportKindName[],
    { before, limit }: ListImportsBody,
  ): Promise<ListImportsAnswer> {
    const found = await readViewPage(database.db, seen, before, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.batch ?? null) : null };
  }

  async function listRows(body: ListImportRowsBody): Promise<ListImportRowsAnswer> {
    const found = await readRows(database.db, { ...body, limit: body.limit + 1 });
    const items = found.slice(0, body.limit);
    return { items, next: found.length > body.limit ? (items.at(-1)?.line ?? null) : null };
  }

  async function view(batch: number, db: Db = database.db): Promise<ImportView> {
    const found = await readView(db, batch);
    if (found === null) throw unknown();
    return found;
  }

  /** The batch as it is now, of which staff are notified. */
  async function announced(batch: number): Promise<ImportView> {
    const now = await view(batch);
    events.emit('importChanged', now);
    return now;
  }

  /** The file, with its fields by head. */
  async function opened(batch: number, mapping: ReadImportBody['mapping']) {
    const { size, kind } = await database.transaction((tx) => hold(tx, batch, readable));
    if (kind !== 'goods') throw conflict('IMPORT_STATE', importTexts.wrongState);
    const file = keptSource(database.db, batch, size);
    const chosen = Object.fromEntries(mapping.map(({ head, field }) => [head, field]));
    return { file, byHand: await mappingOf(file, chosen, await readFormerMappings(database.db)) };
  }

  return { begin, upload, columns, money, read, apply, stop, undo, kindOf, get, list, listRows };
}
export type ImportBatches = ReturnType<typeof createImportBatches>;

const unknown = () => new ShopError(404, 'IMPORT_NOT_FOUND', importTexts.unknownBatch);

const invalid = (fields: Record<string, string>) =>
  new ShopError(422, 'INVALID', Object.values(fields).join(' '), { fields });

/** The batch, locked until the transaction ends. @throws {ShopError} 404; 409 `IMPORT_STATE` in another state */
async function hold(tx: Db, batch: number, states: readonly ImportState[]) {
  const found = await holdBatch(tx, batch);
  if (found === null) throw unknown();
  if (!states.includes(found.state)) throw conflict('IMPORT_STATE', importTexts.wrongState);
  return found;
}

/** @throws {ShopError} 409 `IMPORT_RUNNING`: two files at once could make the same goods */
async function refuseOthers(tx: Db): Promise<void> {
  if ((await countRunning(tx)) > 0) throw conflict('IMPORT_RUNNING', importTexts.otherRuns);
}

/** With heads as the database can keep them. */
const storable = (byHand: ByHand): Record<string, string> =>
  Object.fromEntries(Object.entries(byHand).map(([head, field]) => [onOneLine(head), field]));

const record = (
  tx: Db,
  memberId: number | null,
  action: StaffAction,
  batch: number,
  after: object | null,
): Promise<void> =>
  recordStaff(tx, { memberId, action, subject: `import ${batch}`, before: null, after });
