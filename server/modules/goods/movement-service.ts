import type {
  ListMovementsAnswer,
  ListMovementsBody,
  MoveStockBody,
} from '#lib/contract/goods-grid.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import { addToBatch } from '#server/modules/goods/batch-queries.ts';
import { valuesOf } from '#server/modules/goods/history-service.ts';
import { readProductsOf, readVariants } from '#server/modules/goods/many-queries.ts';
import { writeMany } from '#server/modules/goods/many-service.ts';
import { holdProducts } from '#server/modules/goods/product-queries.ts';
import type { GoodsNeeds } from '#server/modules/goods/product-service.ts';
import { invalid } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import { patched } from '#server/modules/goods/variant-row-service.ts';
import { listMovements } from '#server/modules/stock-movement/service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Stock by its movements. Callers must have checked who asks. */
export function createMovementService({ database, events, siteUrl }: GoodsNeeds) {
  const list = (body: ListMovementsBody): Promise<ListMovementsAnswer> =>
    listMovements(database.db, body);

  /**
   * Changes a stock by pieces, or to a counted number.
   * @throws {ShopError} 404; 409 `STOCK_HELD` below what is held for orders; 422 below 0
   */
  async function move(staffId: number, { variantId, reason, change, counted }: MoveStockBody) {
    return database.transaction(async (tx) => {
      const products = await readProductsOf(tx, [variantId]);
      await holdProducts(tx, [...products.values()]);
      const [before] = await readVariants(tx, [variantId]);
      if (!before) throw new ShopError(404, 'VARIANT_NOT_FOUND', goodsTexts.unknownVariant);
      const stock = counted ?? before.stock + (change ?? 0);
      if (stock < 0) throw invalid({ change: goodsTexts.belowZero });
      const next = patched(before, { stock });
      const changes = await writeMany(tx, [{ before, next }], {
        staffId,
        reason,
        siteUrl,
        requestsPages: true,
      });
      await addToBatch(tx, null, { kind: 'edit', staffId }, changes);
      await recordStaff(tx, {
        memberId: staffId,
        action: 'Move-Stock',
        subject: `product ${before.websiteCode}`,
        before: valuesOf(changes, 'before'),
        after: { ...valuesOf(changes, 'after'), reason },
      });
      afterCommit(tx, () => events.emit('outbox'));
      return { variantId, stock, held: before.held };
    });
  }

  return { list, move };
}
export type MovementService = ReturnType<typeof createMovementService>;
