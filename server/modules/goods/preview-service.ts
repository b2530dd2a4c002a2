import {
  type BulkOperation,
  type BulkWarning,
  type PreviewBulkAnswer,
  type PreviewBulkBody,
  mostBulkRows,
} from '#lib/contract/goods-bulk.ts';
import type { Database, Db } from '#server/db/database.ts';
import {
  type Outcome,
  type PlannedProduct,
  type PlannedVariant,
  isOfPrices,
  isOfVariants,
  leftOut,
  planProduct,
  planVariant,
} from '#server/modules/goods/bulk-plan.ts';
import {
  type PlannedRow,
  countBaskets,
  forgetOldPlans,
  insertBatch,
  insertPlanned,
  isThere,
  readPlannedProducts,
  readPlannedVariants,
  readSample,
} from '#server/modules/goods/bulk-queries.ts';
import { type Conditions, conditionsOf } from '#server/modules/goods/filter-queries.ts';
import { invalid } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import { splitByBrand } from '#server/modules/goods/versions.ts';

/** Warnings that name what is left out of the change. */
const leavingOut = new Set<string>(['timed', 'noPrice', 'held', 'noVariant', 'zero', 'versions']);

interface Planned {
  readonly rows: PlannedRow[];
  /** Variants or products that are looked at, and those that change. */
  readonly looked: number;
  readonly changed: number;
  readonly warnings: Map<BulkWarning['kind'], number>;
  readonly prices: PreviewBulkAnswer['prices'];
}

/** What a change of many would do. Callers must have checked who asks. */
export function createPreviewService({ database }: { readonly database: Database }) {
  /**
   * Plans a change of all that meet a filter. Nothing else than this plan can be applied.
   * @throws {ShopError} 422 for a filter that nothing or too much meets, and an unknown category or brand
   */
  async function preview(staffId: number, body: PreviewBulkBody): Promise<PreviewBulkAnswer> {
    const { filter, operation, except } = body;
    await refuseUnknown(database.db, operation);
    const conditions = await conditionsOf(database.db, filter);
    const planned = isOfVariants(operation)
      ? await planOfVariants(conditions, operation, except)
      : await planOfProducts(conditions, operation);
    if (planned.looked > mostBulkRows) throw invalid({ filter: goodsTexts.tooMany(mostBulkRows) });
    const variantIds = planned.rows.flatMap(({ variantId }) =>
      variantId === null ? [] : [variantId],
    );
    const inBaskets = await countBaskets(database.db, [...new Set(variantIds)]);
    if (inBaskets > 0) planned.warnings.set('inBaskets', inBaskets);
    return database.transaction(async (tx) => {
      const wanted = { filter, operation };
      const batch = await insertBatch(tx, {
        kind: 'bulk',
        state: 'preview',
        staffId,
        wanted,
        undoOf: null,
      });
      await insertPlanned(tx, batch, planned.rows);
      await forgetOldPlans(tx, staffId);
      return {
        batch,
        count: planned.changed,
        untouched: planned.looked - planned.changed,
        productCount: new Set(planned.rows.map(({ productId }) => productId)).size,
        sample: await readSample(tx, batch),
        warnings: [...planned.warnings].map(([kind, count]) => ({ kind, count })),
        prices: planned.prices,
      };
    });
  }

  async function planOfVariants(
    conditions: Conditions,
    operation: BulkOperation,
    except: readonly number[],
  ): Promise<Planned> {
    const found = await readPlannedVariants(database.db, conditions, except, mostBulkRows + 1);
    const planned = gather(
      found.map((each) => [
        { productId: each.productId, variantId: each.id },
        planVariant(operation, each),
      ]),
    );
    return isOfPrices(operation) ? { ...planned, prices: pricesOf(found, planned.rows) } : planned;
  }

  async function planOfProducts(
    conditions: Conditions,
    operation: BulkOperation,
  ): Promise<Planned> {
    const found = await readPlannedProducts(database.db, conditions, mostBulkRows + 1);
    const split = await splitBy(operation, found);
    return gather(
      found.map((each) => [
        { productId: each.id, variantId: null },
        split.has(each.id) ? leftOut('versions') : planProduct(operation, each),
      ]),
    );
  }

  async function splitBy(
    operation: BulkOperation,
    products: readonly PlannedProduct[],
  ): Promise<ReadonlySet<number>> {
    if (operation.kind !== 'brand') return new Set();
    const { brandId } = operation;
    return splitByBrand(
      database.db,
      products.map(({ id }) => ({ id, brandId })),
    );
  }

  return { preview };
}
export type PreviewService = ReturnType<typeof createPreviewService>;

type Place = Pick<PlannedRow, 'productId' | 'variantId'>;

function gather(outcomes: readonly (readonly [Place, Outcome])[]): Planned {
  const warnings = new Map<BulkWarning['kind'], number>();
  const rows: PlannedRow[] = [];
  let changed = 0;
  for (const [place, { changes, warning }] of outcomes) {
    if (warning && (changes.length > 0 || leavingOut.has(warning))) {
      warnings.set(warning, (warnings.get(warning) ?? 0) + 1);
    }
    if (changes.length > 0) changed += 1;
    rows.push(...changes.map((change) => ({ ...place, ...change })));
  }
  return { rows, looked: outcomes.length, changed, warnings, prices: null };
}

/** What a change of prices does to the worth of the stock. */
function pricesOf(
  variants: readonly PlannedVariant[],
  rows: readonly PlannedRow[],
): PreviewBulkAnswer['prices'] {
  const stocks = new Map(variants.map(({ id, stock }) => [id, stock]));
  const sums = { worthBefore: 0, worthAfter: 0, least: 0, most: 0 };
  const steps: number[] = [];
  for (const { variantId, field, before, after } of rows) {
    if (field !== 'price') continue;
    const stock = stocks.get(variantId ?? 0) ?? 0;
    const [from, to] = [Number(before ?? 0), Number(after ?? 0)];
    sums.worthBefore += from * stock;
    sums.worthAfter += to * stock;
    steps.push(to - from);
  }
  if (steps.length === 0) return null;
  const least = steps.reduce((low, step) => Math.min(low, step));
  const most = steps.reduce((high, step) => Math.max(high, step));
  return { ...sums, least, most };
}

async function refuseUnknown(db: Db, operation: BulkOperation): Promise<void> {
  const asked =
    'categoryId' in operation
      ? (['category', 'categoryId', operation.categoryId] as const)
      : 'brandId' in operation
        ? (['brand', 'brandId', operation.brandId] as const)
        : null;
  if (asked === null) return;
  const [table, field, id] = asked;
  if (!(await isThere(db, table, id))) {
    throw invalid({ [`operation.${field}`]: goodsTexts.notThere(String(id)) });
  }
}
