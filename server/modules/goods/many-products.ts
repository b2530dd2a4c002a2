import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { goodsState } from '#lib/contract/goods.ts';
import type { Db } from '#server/db/database.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { affectedBy, spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { type StoredChange, readAwaited } from '#server/modules/goods/apply-queries.ts';
import type { PlannedProduct } from '#server/modules/goods/bulk-plan.ts';
import { readPlannedProducts } from '#server/modules/goods/bulk-queries.ts';
import { intArray } from '#server/modules/goods/filter-queries.ts';
import { columnsOf } from '#server/modules/goods/judge.ts';
import { splitByBrand } from '#server/modules/goods/versions.ts';
import { updateProduct, writeCategories } from '#server/modules/goods/write-queries.ts';

const values = z.object({
  categoryId: z.int().optional(),
  brandId: z.int().optional(),
  categoryIds: z.array(z.int()).optional(),
  state: goodsState.exclude(['bin']).optional(),
});

interface Writing {
  readonly siteUrl: string;
  readonly requestsPages: boolean;
}

/**
 * Writes categories, brands and states of many products, which must be locked.
 * @returns the changes that were written: those whose value was still the one before, and that leave each model one brand
 */
export async function writeManyProducts(
  tx: Db,
  changes: readonly StoredChange[],
  { siteUrl, requestsPages }: Writing,
): Promise<StoredChange[]> {
  const byProduct = Map.groupBy(changes, ({ productId }) => productId);
  const found = await readNow(tx, [...byProduct.keys()]);
  const fitting = await withoutSplit(
    tx,
    byProduct,
    found.filter((now) => (byProduct.get(now.id) ?? []).every((change) => isStill(now, change))),
  );
  const shown = fitting.filter(({ state }) => state === 'published').map(({ id }) => id);
  const before = shown.length === 0 ? undefined : (await affectedBy(tx, shown)).look;
  const published: number[] = [];
  const written: StoredChange[] = [];
  for (const { id, state } of fitting) {
    const own = byProduct.get(id) ?? [];
    const { categoryIds, ...columns } = values.parse(
      Object.fromEntries(own.map(({ field, after }) => [field, after])),
    );
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await updateProduct(tx, id, columnsOf(columns));
    // oxlint-disable-next-line no-await-in-loop
    if (categoryIds) await writeCategories(tx, id, categoryIds);
    if (columns.state === 'published' && state !== 'published') published.push(id);
    written.push(...own);
  }
  await spreadProducts(tx, [...new Set([...shown, ...published])], {
    ...(before && { before }),
    requestsPages,
    changesSitemap: written.some(({ field }) => field === 'state'),
  });
  for (const place of await readAwaited(tx, published)) {
    // oxlint-disable-next-line no-await-in-loop
    await notifyWaiting(tx, place, siteUrl);
  }
  return written;
}

/** Without the products whose models would get several brands. */
async function withoutSplit(
  tx: Db,
  byProduct: ReadonlyMap<number, readonly StoredChange[]>,
  products: readonly PlannedProduct[],
): Promise<PlannedProduct[]> {
  const wanted = products.flatMap(({ id }) =>
    (byProduct.get(id) ?? []).flatMap(({ field, after }) =>
      field === 'brandId' ? [{ id, brandId: z.int().parse(after) }] : [],
    ),
  );
  const split = await splitByBrand(tx, wanted);
  return products.filter(({ id }) => !split.has(id));
}

const readNow = (tx: Db, ids: readonly number[]): Promise<PlannedProduct[]> =>
  readPlannedProducts(
    tx,
    { ofProduct: [sql`p.id = any(${intArray(ids)})`], ofVariant: [], exact: [] },
    ids.length,
  );

/** A product in the bin has the state `bin`, which no change was planned for. */
function isStill(now: PlannedProduct, { field, before, after }: StoredChange): boolean {
  if (now.state === 'bin') return false;
  if (field === 'state' && after === 'published' && now.variantCount === 0) return false;
  const value = Object.entries(now).find(([name]) => name === field)?.[1];
  return isDeepStrictEqual(value, before);
}
