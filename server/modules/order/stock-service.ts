import type { Db } from '#server/db/database.ts';
import { spreadStock } from '#server/modules/catalogue/service.ts';
import {
  type LockedVariant,
  type Pieces,
  deleteHolds,
  holdPieces,
  lockVariants,
  moveHeld,
  putBack,
  readHolds,
  sellHeld,
} from '#server/modules/order/stock-queries.ts';

/** Cards name the pieces left of a variant from this number down. */
const fewLeft = 3;

/** What the shop shows of a stock: more pieces than few all look alike. */
const lookOf = (sellable: number): number => Math.min(sellable, fewLeft + 1);

/**
 * Stock of orders: kept when an order starts, then sold or given back.
 * @param siteUrl base of links in messages, without a trailing slash
 */
export function createStockService(siteUrl: string) {
  /**
   * Keeps pieces for an order, all or nothing.
   * @returns the names of what there is not enough of; nothing is kept then
   */
  async function hold(tx: Db, orderId: number, pieces: readonly Pieces[]): Promise<string[]> {
    const found = await holdPieces(tx, orderId, pieces);
    const variants = byId(found);
    if (found[0]?.isHeld !== true) {
      const missing = pieces.filter(({ variantId, count }) => {
        const variant = variants.get(variantId);
        return !variant?.isSold || variant.sellable < count;
      });
      return missing.map(({ variantId }) => variants.get(variantId)?.nameFa ?? '');
    }
    await spread(tx, variants, pieces, -1);
    return [];
  }

  /** Gives back what is held for an order. */
  async function release(tx: Db, orderId: number): Promise<void> {
    const pieces = await readHolds(tx, orderId);
    if (pieces.length === 0) return;
    const variants = await lockOf(tx, pieces);
    await moveHeld(tx, pieces, -1);
    await deleteHolds(tx, orderId);
    await spread(tx, variants, pieces, 1);
  }

  /** Puts pieces that were sold with an order back into the stock. */
  async function restore(tx: Db, orderId: number, pieces: readonly Pieces[]): Promise<void> {
    const variants = await lockOf(tx, pieces);
    await putBack(tx, orderId, pieces);
    await spread(tx, variants, pieces, 1);
  }

  /** Updates lists and pages of the products whose look changes: sold out, back, or few left. */
  async function spread(
    tx: Db,
    variants: ReadonlyMap<number, LockedVariant>,
    pieces: readonly Pieces[],
    sign: 1 | -1,
  ): Promise<void> {
    const changed = pieces.flatMap(({ variantId, count }) => {
      const found = variants.get(variantId);
      if (!found?.isSold) return [];
      const before = found.sellable;
      if (lookOf(before) === lookOf(before + sign * count)) return [];
      return [{ websiteCode: found.websiteCode, variantId, isBack: before === 0 }];
    });
    await spreadStock(tx, changed, siteUrl);
  }

  return { hold, isHolding, release, restore, sell: sellHeld };
}
export type StockService = ReturnType<typeof createStockService>;

const byId = <V extends LockedVariant>(variants: readonly V[]): ReadonlyMap<number, V> =>
  new Map(variants.map((each) => [each.variantId, each]));

async function lockOf(
  tx: Db,
  pieces: readonly Pieces[],
): Promise<ReadonlyMap<number, LockedVariant>> {
  const ids = pieces.map(({ variantId }) => variantId);
  return byId(await lockVariants(tx, ids));
}

const isHolding = async (tx: Db, orderId: number): Promise<boolean> =>
  (await readHolds(tx, orderId)).length > 0;
