import type { Db } from '#server/db/database.ts';
import { markReached, markReachedNow } from '#server/modules/price-alert/queries.ts';

interface Point {
  readonly variantId: number;
  /** Toman; null when it cannot be bought. */
  readonly price?: number | null | undefined;
}

/** Finds the alerts that new prices of variants have reached. Call it in the transaction that changes them. */
export async function findReached(tx: Db, points: readonly Point[]): Promise<void> {
  const priced = points.filter(({ price }) => typeof price === 'number');
  if (priced.length === 0) return;
  const plain = priced.map(({ variantId, price }) => ({ variantId, price }));
  await markReached(tx, JSON.stringify(plain));
}

/**
 * Finds the alerts that the price of a variant had reached before it could be bought again. Call it in the transaction
 * that makes it available.
 */
export async function findReachedBack(tx: Db, variantId: number): Promise<void> {
  await markReachedNow(tx, variantId);
}
