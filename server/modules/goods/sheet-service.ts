import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { GetBatchAnswer } from '#lib/contract/goods-bulk.ts';
import {
  type ApplySheetBody,
  type ExportPricesBody,
  type ListSheetRowsAnswer,
  type ListSheetRowsBody,
  type SheetView,
  mostSheetRows,
  sheetView,
} from '#lib/contract/goods-sheet.ts';
import { permissions } from '#lib/contract/permissions.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import { TooManyWaiting, createTurns } from '#server/media/turns.ts';
import type { BatchService } from '#server/modules/goods/batch-service.ts';
import { forgetOldPlans, insertBatch } from '#server/modules/goods/bulk-queries.ts';
import type { GoodsPermission } from '#server/modules/goods/field-permissions.ts';
import { conditionsOf } from '#server/modules/goods/filter-queries.ts';
import { readBatch } from '#server/modules/goods/history-queries.ts';
import { badFile, invalid } from '#server/modules/goods/refusals.ts';
import { sheetColumns } from '#server/modules/goods/sheet-columns.ts';
import { stampOf } from '#server/modules/goods/sheet-lines.ts';
import { type Counted, planSheet } from '#server/modules/goods/sheet-plan.ts';
import {
  type ExportedVariant,
  deletePlan,
  keepCounts,
  planChosen,
  readExported,
  readExportedIds,
  readSheetRows,
} from '#server/modules/goods/sheet-queries.ts';
import { faultTexts, sheetTexts } from '#server/modules/goods/sheet-texts.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import { readSheet } from '#server/spreadsheet/read-sheet.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import { type Cell, writeWorkbook } from '#server/spreadsheet/workbook.ts';

/** Variants that are read together for a file. */
const together = 2_000;
/** Files that wait while another one is read. */
const mostWaiting = 3;

interface Sent {
  readonly file: Uint8Array;
  readonly fileName: string;
}

interface Caller {
  readonly staffId: number;
  readonly may: (permission: GoodsPermission) => boolean;
}

interface Needs {
  readonly database: Database;
  readonly batches: Pick<BatchService, 'apply'>;
}

/** A plan, and what is needed to apply it. */
const storedSheet = z.object({
  sheet: sheetView.omit({ batch: true }),
  needs: z.array(z.enum(permissions)),
});

/** Prices and stock as an Excel file that is edited and brought back. Callers must have checked who asks. */
export function createSheetService({ database, batches }: Needs) {
  const inTurn = createTurns(mostWaiting);

  /** Variants that meet a filter, as an Excel file. @throws {ShopError} 422 when they are too many */
  async function exportFile({ filter }: ExportPricesBody): Promise<Readable> {
    const conditions = await conditionsOf(database.db, filter);
    const ids = await readExportedIds(database.db, conditions, mostSheetRows + 1);
    if (ids.length > mostSheetRows) {
      throw invalid({ filter: sheetTexts.tooManyToExport(mostSheetRows) });
    }
    return writeWorkbook({
      name: sheetTexts.sheet,
      columns: sheetColumns,
      batches: exportedRows(database.db, ids),
    });
  }

  /**
   * What a file would change.
   * @throws {ShopError} 422 `BAD_FILE`, 429 while other files are read
   */
  async function plan(caller: Caller, sent: Sent): Promise<SheetView> {
    try {
      return await inTurn(() => planFile(caller, sent));
    } catch (error) {
      if (error instanceof SheetError) throw badFile(faultTexts[error.fault](error.line));
      if (!(error instanceof TooManyWaiting)) throw error;
      throw new ShopError(429, 'BUSY', sheetTexts.busy, { retryAfter: 10 });
    }
  }

  async function planFile({ staffId, may }: Caller, { file, fileName }: Sent) {
    const { db } = database;
    const plain = { kind: 'sheet', state: 'preview', staffId, wanted: {}, undoOf: null } as const;
    const batch = await insertBatch(db, plain);
    try {
      const counted = await planSheet({ db, batch, may }, readSheet(new Uint8Array(file)));
      const sheet = {
        fileName: onOneLine(fileName).slice(0, 200).toWellFormed(),
        ...viewOf(counted),
      };
      await keepCounts(db, batch, { sheet, needs: [...counted.needs] });
      await forgetOldPlans(db, staffId);
      return { batch, ...sheet };
    } catch (error) {
      await deletePlan(db, batch);
      throw error;
    }
  }

  /** @throws {ShopError} 404 for a plan that is not whole; 409 `BATCH_APPLIED` */
  async function stored(batch: number) {
    const found = await readBatch(database.db, batch);
    const { data } = storedSheet.safeParse(found?.wanted);
    if (found?.kind !== 'sheet' || !data) throw unknown();
    if (found.state !== 'preview') throw conflict('BATCH_APPLIED', goodsTexts.batchApplied);
    return data;
  }

  /** @throws {ShopError} 404 */
  const get = async (batch: number): Promise<SheetView> => ({
    batch,
    ...(await stored(batch)).sheet,
  });

  /** What is needed to apply a plan. @throws {ShopError} 404 */
  const permissionsOfSheet = async (batch: number) => (await stored(batch)).needs;

  /** @throws {ShopError} 404 */
  async function list({ limit, ...wanted }: ListSheetRowsBody): Promise<ListSheetRowsAnswer> {
    await stored(wanted.batch);
    const found = await readSheetRows(database.db, wanted, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? (items.at(-1)?.line ?? null) : null };
  }

  /** Applies chosen rows. @throws {ShopError} 404; 409 `BATCH_APPLIED`; 422 when nothing is chosen */
  const apply = (staffId: number, body: ApplySheetBody): Promise<GetBatchAnswer> =>
    batches.apply(staffId, body.batch, async (tx) => {
      const count = await planChosen(tx, body);
      if (count === 0) throw invalid({ changed: sheetTexts.noneChosen });
      return count;
    });

  return { exportFile, plan, get, list, apply, permissionsOfSheet };
}
export type SheetService = ReturnType<typeof createSheetService>;

const unknown = () => new ShopError(404, 'BATCH_NOT_FOUND', goodsTexts.unknownBatch);

/** A few prices can be ten times as high by chance. */
const fewPrices = 3;

function viewOf({ counts, warnings, prices, tenfold }: Counted) {
  return {
    counts,
    warnings: [...warnings].map(([kind, count]) => ({ kind, count })),
    isRial: tenfold >= fewPrices && tenfold > prices / 2,
  };
}

async function* exportedRows(db: Db, ids: readonly number[]): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += together) {
    // oxlint-disable-next-line no-await-in-loop -- as fast as the file is read
    yield (await readExported(db, ids.slice(at, at + together))).map(cellsOf);
  }
}

const cellsOf = (variant: ExportedVariant): Cell[] =>
  sheetColumns.map(({ key }) => (key === 'stamp' ? stampOf(variant) : variant[key]));
