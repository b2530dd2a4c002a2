import { sql } from 'drizzle-orm';
import type { GetPriceHistoryAnswer } from '#lib/contract/price-history.ts';
import type { Database, Db } from '#server/db/database.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { pricePoint } from '#server/db/schema/price-history.ts';
import { ShopError } from '#server/errors.ts';
import { findReached } from '#server/modules/price-alert/drops-service.ts';
import { readPriceHistory } from '#server/modules/price-history/queries.ts';
import { priceHistoryTexts } from '#server/modules/price-history/texts.ts';

export type NewPricePoint = typeof pricePoint.$inferInsert;

/** @throws {ShopError} 404 for an unknown or removed product */
export async function getPriceHistory(
  database: Database,
  websiteCode: number,
): Promise<GetPriceHistoryAnswer> {
  const [found] = await database.run(readPriceHistory, [websiteCode]);
  if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', priceHistoryTexts.unknownProduct);
  return found;
}

/** Stores the price of a variant from now on, and finds who waits for it; `price` is null when it cannot be bought. */
export async function rememberPrice(
  tx: Db,
  variantId: number,
  price: number | null,
): Promise<void> {
  await tx
    .insert(pricePoint)
    .values({ variantId, at: new Date(), price })
    .onConflictDoUpdate({ target: [pricePoint.variantId, pricePoint.at], set: { price } });
  await findReached(tx, [{ variantId, price }]);
}

/** Stores the prices of many variants from now on, and finds who waits for them. */
export async function rememberPrices(tx: Db, points: readonly NewPricePoint[]): Promise<void> {
  if (points.length === 0) return;
  await tx
    .insert(pricePoint)
    .values([...points])
    .onConflictDoUpdate({
      target: [pricePoint.variantId, pricePoint.at],
      set: { price: sql`excluded.price` },
    });
  await findReached(tx, points);
}

/** Imports past prices. */
export async function importPrices(tx: Db, points: readonly NewPricePoint[]): Promise<void> {
  await insertRows(tx, pricePoint, points);
}
