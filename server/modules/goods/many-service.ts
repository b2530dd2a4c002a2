import type { VariantRow } from '#lib/contract/goods-grid.ts';
import type { Db } from '#server/db/database.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { costOf, isSold } from '#server/modules/catalogue/variant-service.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { differing } from '#server/modules/goods/history-service.ts';
import { writeNumbers } from '#server/modules/goods/many-queries.ts';
import { freeCodes } from '#server/modules/goods/variant-row-service.ts';
import { type NewPricePoint, rememberPrices } from '#server/modules/price-history/service.ts';
import { type MovementReason, recordMovements } from '#server/modules/stock-movement/service.ts';

/** Fields that `writeMany` writes. */
export const gridFields = [
  'price',
  'oldPrice',
  'insurancePrice',
  'stock',
  'lowStock',
  'availability',
  'maxPerOrder',
  'guarantee',
  'sku',
  'gtin',
] as const satisfies (keyof VariantRow)[];

/** A variant before and after a change. */
export interface Changed {
  readonly before: VariantRow;
  readonly next: VariantRow;
}

interface Writing {
  readonly staffId: number | null;
  readonly reason: MovementReason;
  readonly siteUrl: string;
  /** Whether the pages of the products are requested anew: no for many. */
  readonly requestsPages: boolean;
}

/**
 * Writes many changed variants, which must be locked (`holdProducts`), with price history, stock movements,
 * lists, search and alerts.
 * @returns their changed fields
 */
export async function writeMany(
  tx: Db,
  all: readonly Changed[],
  { staffId, reason, siteUrl, requestsPages }: Writing,
): Promise<FieldChange[]> {
  const changes = all.flatMap(({ before, next }) =>
    differing({ productId: next.websiteCode, variantId: next.id }, gridFields, before, next),
  );
  if (changes.length === 0) return [];
  const products = [...new Set(changes.map(({ productId }) => productId))].toSorted(
    (a, b) => a - b,
  );
  await freeCodes(tx, all);
  await writeNumbers(
    tx,
    all.map(({ next }) => next),
    products,
  );
  await rememberPrices(tx, pointsOf(all));
  const movements = all.map(({ before, next }) => ({
    variantId: next.id,
    change: next.stock - before.stock,
    stock: next.stock,
  }));
  await recordMovements(tx, movements, { reason, ...(staffId !== null && { staffId }) });
  const shown = new Set(
    all.filter(({ next }) => next.state === 'published').map(({ next }) => next.websiteCode),
  );
  await spreadProducts(
    tx,
    products.filter((id) => shown.has(id)),
    { requestsPages },
  );
  for (const { before, next } of all) {
    if (isSold(before) || !isSold(next) || next.state !== 'published') continue;
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await notifyWaiting(tx, { websiteCode: next.websiteCode, variantId: next.id }, siteUrl);
  }
  return changes;
}

function pointsOf(all: readonly Changed[]): NewPricePoint[] {
  const at = new Date();
  return all
    .filter(({ before, next }) => costOf(before) !== costOf(next))
    .map(({ next }) => ({ variantId: next.id, at, price: costOf(next) }));
}
