import {
  type AdminVariant,
  type SavedVariant,
  type VariantField,
  variantFields,
} from '#lib/contract/goods-product.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { isSold } from '#server/modules/catalogue/variant-service.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { differing } from '#server/modules/goods/history-service.ts';
import { invalid } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import {
  type NewVariant,
  type VariantPatch,
  deleteVariants,
  freeCodes,
  type PlacedVariant,
  insertVariants,
  movePosition,
  newVariant,
  patched,
  updateVariant,
} from '#server/modules/goods/variant-row-service.ts';

/** Fields of variants whose changes are kept. */
export const keptFields = [...variantFields.keyof().options, 'stock'] as const satisfies (
  | VariantField
  | 'stock'
)[];

interface Planned {
  /** Null for a new one. */
  readonly before: AdminVariant | null;
  readonly next: NewVariant;
}

interface Plan {
  readonly planned: readonly Planned[];
  readonly removed: readonly AdminVariant[];
}

/** Whether a stock is not the one that was seen when it was changed. */
export const isStockStale = (
  existing: readonly AdminVariant[],
  wanted: readonly SavedVariant[],
): boolean =>
  wanted.some(({ id, stock, stockSeen }) => {
    const now = existing.find((each) => each.id === id);
    return (
      now !== undefined && stock !== undefined && stock !== now.stock && stockSeen !== now.stock
    );
  });

/**
 * What becomes of the variants of a product.
 * @throws {ShopError} 422 for a variant of another product, two that look alike, prices that contradict each
 * other; 409 `VARIANT_HELD`, `STOCK_HELD`
 */
export function planVariants(
  existing: readonly AdminVariant[],
  wanted: readonly SavedVariant[],
): Plan {
  const byId = new Map(existing.map((each) => [each.id, each]));
  const planned = wanted.map((saved, at): Planned => {
    const { id, stockSeen: _seen, ...patch } = cleaned(saved);
    const before = id === undefined ? null : (byId.get(id) ?? null);
    if (id !== undefined && before === null) {
      throw invalid({ [`variants.${at}.id`]: goodsTexts.unknownVariant });
    }
    return { before, next: judged(at, before, patch) };
  });
  const kept = new Set(planned.map(({ before }) => before?.id));
  const removed = existing.filter(({ id }) => !kept.has(id));
  if (removed.some(({ held }) => held > 0)) {
    throw new ShopError(409, 'VARIANT_HELD', goodsTexts.variantHeld);
  }
  refuseTwins(planned.map(({ next }) => next));
  return { planned, removed };
}

function cleaned(saved: SavedVariant): SavedVariant {
  const { options, guarantee, shelf, colour } = saved;
  return {
    ...saved,
    ...(guarantee !== undefined && { guarantee: onOneLine(guarantee) }),
    ...(shelf !== undefined && { shelf: onOneLine(shelf) }),
    ...(colour && { colour: { ...colour, title: onOneLine(colour.title) } }),
    ...(options && {
      options: options.map(({ title, value }) => ({
        title: onOneLine(title),
        value: onOneLine(value),
      })),
    }),
  };
}

/** Errors name the field below `variants.{at}`. */
function judged(at: number, before: AdminVariant | null, patch: VariantPatch): NewVariant {
  try {
    return before === null ? newVariant(patch) : patched(before, patch);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { status, code, message, fields = {} } = error;
    const named = Object.entries(fields).map(([field, said]) => [`variants.${at}.${field}`, said]);
    throw new ShopError(status, code, message, { fields: Object.fromEntries(named) });
  }
}

function refuseTwins(all: readonly NewVariant[]): void {
  const looks = new Set<string>();
  for (const [at, { colour, storage, size, options, guarantee }] of all.entries()) {
    const titles = new Set(options.map(({ title }) => title));
    if (titles.size < options.length) {
      throw invalid({ [`variants.${at}.options`]: goodsTexts.optionTwice });
    }
    const look = JSON.stringify([colour?.title, storage, size, options, guarantee]);
    if (looks.has(look)) throw invalid({ [`variants.${at}`]: goodsTexts.sameVariants });
    looks.add(look);
  }
}

/** Writes a plan. @returns what changed of variants that were there */
export async function writeVariants(
  tx: Db,
  productId: number,
  { planned, removed }: Plan,
  staffId: number | null,
): Promise<FieldChange[]> {
  const changes: FieldChange[] = [];
  const added: PlacedVariant[] = [];
  // Codes of removed ones are free for others.
  await deleteVariants(
    tx,
    removed.map(({ id }) => id),
  );
  await freeCodes(tx, planned);
  /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
  for (const [position, { before, next }] of planned.entries()) {
    const writing = { staffId: staffId ?? undefined, reason: 'counted', position } as const;
    if (before === null) {
      added.push({ next, position });
      continue;
    }
    const place = { productId, variantId: before.id };
    const changed = differing(place, keptFields, before, next);
    changes.push(...changed);
    if (changed.length > 0) await updateVariant(tx, before, next, writing);
    else await movePosition(tx, before.id, position);
  }
  /* oxlint-enable no-await-in-loop */
  await insertVariants(tx, productId, added, staffId ?? undefined);
  return changes;
}

/** Variants that can be bought now and could not before. */
export function backAgain(before: readonly AdminVariant[], now: readonly AdminVariant[]): number[] {
  const sold = new Set(before.filter(isSold).map(({ id }) => id));
  return now.filter((each) => isSold(each) && !sold.has(each.id)).map(({ id }) => id);
}
