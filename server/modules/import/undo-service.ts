import type { Database, Db } from '#server/db/database.ts';
import { savepoint } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { BatchService } from '#server/modules/goods/batch-service.ts';
import type { BinService } from '#server/modules/goods/bin-service.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { TimedService } from '#server/modules/goods/timed-service.ts';
import {
  type Claimed,
  type Progress,
  endTurn,
  isStillOurs,
  noteProgress,
} from '#server/modules/import/batch-queries.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import {
  forgetProducts,
  noteChanged,
  noteRows,
  readAdded,
  readMade,
  readSales,
  readUndoing,
} from '#server/modules/import/undo-queries.ts';

/** Products that one transaction takes back. */
const together = 50;

interface Needs {
  readonly database: Database;
  readonly products: Pick<ProductService, 'many'>;
  readonly timedPrices: Pick<TimedService, 'close'>;
  readonly bin: Pick<BinService, 'remove'>;
  readonly goodsBatches: Pick<BatchService, 'undo'>;
}

/**
 * Takes a batch back, part by part: what it made goes to the bin, then variants that it added are removed, its sales for
 * some days end, then fields get their former values, unless they were changed since.
 */
export function createImportUndo({ database, products, timedPrices, bin, goodsBatches }: Needs) {
  const { many } = products;

  /** @returns how far it is; `waits` while the goods take changes back; undefined when it was taken over */
  async function undoSome(claimed: Claimed): Promise<Progress | 'waits' | undefined> {
    const now = await database.transaction(async (tx) => {
      if (!(await isStillOurs(tx, claimed))) return undefined;
      const count = (await binSome(tx, claimed)) || (await removeSome(tx, claimed));
      if (count === 0 && (await endSales(tx, claimed))) return noteProgress(tx, claimed, 0);
      return count === 0 ? 'next' : noteProgress(tx, claimed, count);
    });
    if (now !== 'next') return now;
    return undoChanges(claimed);
  }

  async function binSome(tx: Db, { id, rules }: Claimed): Promise<number> {
    const codes = await readMade(tx, id, together);
    if (codes.length === 0) return 0;
    await bin.remove(rules.by ?? null, codes, tx);
    await forgetProducts(tx, id, codes);
    return codes.length;
  }

  async function removeSome(tx: Db, { id, rules }: Claimed): Promise<number> {
    const added = await readAdded(tx, id, together);
    await many.hold(
      tx,
      added.map(({ productId }) => productId),
    );
    for (const { productId, variantIds, lines } of added) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      const text = await removeVariants(tx, rules.by ?? null, productId, variantIds);
      // oxlint-disable-next-line no-await-in-loop
      await noteRows(
        tx,
        id,
        lines,
        text === null ? { result: 'undone' } : { result: 'kept', text },
      );
    }
    return added.length;
  }

  /** Ends sales before the prices that they stand for get their former values. @returns whether there were any */
  async function endSales(tx: Db, { id, rules }: Claimed): Promise<boolean> {
    const variantIds = await readSales(tx, id, together);
    if (variantIds.length > 0) await timedPrices.close(tx, rules.by ?? null, variantIds, false);
    return variantIds.length > 0;
  }

  /** @returns why they stay; null when they are gone */
  async function removeVariants(
    tx: Db,
    staffId: number | null,
    productId: number,
    variantIds: readonly number[],
  ): Promise<string | null> {
    const now = await many.read(tx, productId);
    if (now === null) return null;
    const { websiteCode, revision } = now;
    const variants = now.variants
      .filter(({ id }) => !variantIds.includes(id))
      .map(({ id }) => ({ id }));
    try {
      await savepoint(tx, async (part) => {
        await many.spread(part, [
          await many.write(part, staffId, { websiteCode, revision, variants }),
        ]);
      });
      return null;
    } catch (error) {
      if (error instanceof ShopError) return error.message;
      throw error;
    }
  }

  async function undoChanges(claimed: Claimed): Promise<Progress | 'waits' | undefined> {
    const { id, changeBatchId, rules } = claimed;
    let undoing = changeBatchId === null ? null : await readUndoing(database.db, changeBatchId);
    if (changeBatchId !== null && undoing === null && rules.by != null) {
      await goodsBatches.undo(rules.by, changeBatchId);
      undoing = await readUndoing(database.db, changeBatchId);
    }
    if (undoing !== null && !undoing.isEnded) return 'waits';
    return database.transaction(async (tx) => {
      if (!(await isStillOurs(tx, claimed))) return undefined;
      await noteChanged(tx, id, undoing?.id ?? null, importTexts.changedSince);
      return endTurn(tx, claimed, 'undone');
    });
  }

  return { undoSome };
}
export type ImportUndo = ReturnType<typeof createImportUndo>;
