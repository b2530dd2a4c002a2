import type {
  Cell,
  CellOutcome,
  SaveCellsAnswer,
  SaveCellsBody,
  VariantRow,
} from '#lib/contract/goods-grid.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import { addToBatch } from '#server/modules/goods/batch-queries.ts';
import { valuesOf } from '#server/modules/goods/history-service.ts';
import { readProductsOf, readSkuOwners, readVariants } from '#server/modules/goods/many-queries.ts';
import { type Changed, writeMany } from '#server/modules/goods/many-service.ts';
import { holdProducts } from '#server/modules/goods/product-queries.ts';
import type { GoodsNeeds } from '#server/modules/goods/product-service.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import { patchOf, patched } from '#server/modules/goods/variant-row-service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Products a transaction changes: orders wait for it. */
const together = 50;
/** Products whose pages are requested anew. */
const mostPages = 100;

interface Judged {
  readonly outcomes: readonly [Cell, Omit<CellOutcome, 'variantId' | 'field'>][];
  readonly changed: Changed | null;
}

/** Saves cells of the grid. Callers must have checked who asks. */
export function createCellsService({ database, events, siteUrl }: GoodsNeeds) {
  /** Saves each cell whose value is still the one it was changed from; the answer says so of each. */
  async function save(staffId: number, { cells }: SaveCellsBody): Promise<SaveCellsAnswer> {
    const products = await readProductsOf(
      database.db,
      cells.map(({ variantId }) => variantId),
    );
    const ids = [...new Set(products.values())].toSorted((a, b) => a - b);
    const outcomes = new Map<Cell, Omit<CellOutcome, 'variantId' | 'field'>>();
    let batch: number | null = null;
    for (let at = 0; at < ids.length; at += together) {
      const part = new Set(ids.slice(at, at + together));
      const own = cells.filter(({ variantId }) => part.has(products.get(variantId) ?? 0));
      // oxlint-disable-next-line no-await-in-loop -- in parts, so that orders wait shortly
      const saved = await savePart({ staffId, batch, products: [...part], own, count: ids.length });
      batch = saved.batch;
      for (const [cell, outcome] of saved.outcomes) outcomes.set(cell, outcome);
    }
    return {
      batch,
      cells: cells.map((cell) => ({
        variantId: cell.variantId,
        field: cell.field,
        ...(outcomes.get(cell) ?? { outcome: 'gone' as const }),
      })),
    };
  }

  interface Part {
    readonly staffId: number;
    readonly batch: number | null;
    readonly products: readonly number[];
    readonly own: readonly Cell[];
    /** Products of all parts. */
    readonly count: number;
  }

  async function savePart(part: Part) {
    try {
      return await writePart(part);
    } catch (error) {
      // Another call took a code at this moment.
      if (!isNotUnique(error)) throw error;
      const refused = { outcome: 'refused', message: goodsTexts.takenSkuNow } as const;
      return {
        batch: part.batch,
        outcomes: part.own.map((cell) => [cell, refused] as Judged['outcomes'][number]),
      };
    }
  }

  function writePart({ staffId, batch, products, own, count }: Part) {
    return database.transaction(async (tx) => {
      await holdProducts(tx, products);
      const byVariant = Map.groupBy(own, ({ variantId }) => variantId);
      const variants = await readVariants(tx, [...byVariant.keys()]);
      const skus = own.flatMap((cell) => (cell.field === 'sku' && cell.value ? [cell.value] : []));
      const owners = new Map(await readSkuOwners(tx, skus));
      const judged = variants.map((variant) =>
        judge(variant, byVariant.get(variant.id) ?? [], owners),
      );
      const changes = await writeMany(
        tx,
        judged.flatMap(({ changed }) => (changed === null ? [] : [changed])),
        { staffId, reason: 'counted', siteUrl, requestsPages: count <= mostPages },
      );
      const now = await addToBatch(tx, batch, { kind: 'cells', staffId }, changes);
      if (changes.length > 0) {
        await recordStaff(tx, {
          memberId: staffId,
          action: 'Save-Cells',
          subject: `batch ${now}`,
          before: valuesOf(changes, 'before'),
          after: valuesOf(changes, 'after'),
        });
      }
      afterCommit(tx, () => events.emit('outbox'));
      return { batch: now, outcomes: judged.flatMap(({ outcomes }) => outcomes) };
    });
  }

  return { save };
}
export type CellsService = ReturnType<typeof createCellsService>;

/** @param owners of the codes that are wanted; an accepted one is added */
function judge(
  variant: VariantRow,
  cells: readonly Cell[],
  owners: Map<string, number | null>,
): Judged {
  const first = cells.map((cell) => [cell, judgeCell(variant, cell, owners)] as const);
  const accepted = first.filter(([, { outcome }]) => outcome === 'saved').map(([cell]) => cell);
  if (accepted.length === 0)
    return { outcomes: first.map(([cell, said]) => [cell, said]), changed: null };
  try {
    const patch = patchOf(accepted.map(({ field, value }) => [field, value]));
    return {
      outcomes: first.map(([cell, said]) => [cell, said]),
      changed: { before: variant, next: patched(variant, patch ?? {}) },
    };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const refused = { outcome: 'refused', message: error.message } as const;
    return {
      outcomes: first.map(([cell, said]) => [cell, said.outcome === 'saved' ? refused : said]),
      changed: null,
    };
  }
}

function judgeCell(
  variant: VariantRow,
  { field, value, before }: Cell,
  owners: Map<string, number | null>,
): Omit<CellOutcome, 'variantId' | 'field'> {
  const now = variant[field];
  if (now === value) return { outcome: 'same' };
  if (now !== before) return { outcome: 'conflict', now };
  if (variant.state === 'bin') return { outcome: 'refused', message: goodsTexts.inBin };
  if (field === 'sku' && value !== null) {
    const owner = owners.get(value.toLowerCase());
    if (owner !== undefined && owner !== variant.id) {
      return { outcome: 'refused', message: goodsTexts.takenSkuNow };
    }
    owners.set(value.toLowerCase(), variant.id);
  }
  return { outcome: 'saved' };
}
