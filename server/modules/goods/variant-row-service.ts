import { eq, inArray, sql } from 'drizzle-orm';
import { stockCount } from '#lib/contract/goods.ts';
import {
  type AdminVariant,
  type VariantFields,
  variantFields,
} from '#lib/contract/goods-product.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Db } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { variantOption } from '#server/db/schema/goods.ts';
import { changedVariant, checkVariant, costOf } from '#server/modules/catalogue/variant-service.ts';
import { rememberPrice, rememberPrices } from '#server/modules/price-history/service.ts';
import { type MovementReason, recordMovements } from '#server/modules/stock-movement/service.ts';

/** A change of a variant; fields that are absent stay as they are. */
export type VariantPatch = {
  readonly [Field in keyof VariantFields]?: VariantFields[Field] | undefined;
} & { readonly stock?: number | undefined };

const storedPatch = variantFields.partial().extend({ stock: stockCount.optional() });

/** A change from values by field, as the grid and kept changes name them; null for values that no field can have. */
export const patchOf = (values: readonly (readonly [string, unknown])[]): VariantPatch | null =>
  storedPatch.safeParse(Object.fromEntries(values)).data ?? null;

/** A variant that is not written yet. */
export type NewVariant = Omit<AdminVariant, 'id' | 'revision' | 'timed'>;

const plain: NewVariant = {
  colour: null,
  storage: null,
  size: null,
  options: [],
  guarantee: '',
  availability: availabilityCodes.call,
  price: null,
  oldPrice: null,
  insurancePrice: null,
  lowStock: null,
  maxPerOrder: 5,
  imageIndex: 0,
  sku: null,
  gtin: null,
  shelf: '',
  stock: 0,
  held: 0,
};

/** A new variant: with a price it is available, unless the change says otherwise. @throws {ShopError} 422 */
export function newVariant(patch: VariantPatch): NewVariant {
  const hasPrice = typeof patch.price === 'number';
  return patched(
    { ...plain, availability: hasPrice ? availabilityCodes.available : availabilityCodes.call },
    patch,
  );
}

/**
 * The variant after a change.
 * @throws {ShopError} 409, 422 as `checkVariant`
 */
export function patched<V extends NewVariant>(current: V, patch: VariantPatch): V {
  const { price, oldPrice, stock, availability } = patch;
  const given = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  );
  const next = {
    ...changedVariant(current, { price, oldPrice, stock, availability }),
    ...given,
  };
  // What the rules of prices took away stays away.
  if (oldPrice === undefined && (next.oldPrice ?? 0) <= (next.price ?? 0)) next.oldPrice = null;
  checkVariant(next);
  return next;
}

const columnsOf = ({ colour, options: _options, held: _held, ...rest }: NewVariant) => ({
  colourTitle: colour?.title ?? null,
  colourHex: colour?.hex.toLowerCase() ?? null,
  storage: rest.storage,
  size: rest.size,
  guarantee: rest.guarantee,
  availability: rest.availability,
  price: rest.price,
  oldPrice: rest.oldPrice,
  insurancePrice: rest.insurancePrice,
  stock: rest.stock,
  lowStock: rest.lowStock,
  maxPerOrder: rest.maxPerOrder,
  imageIndex: rest.imageIndex,
  sku: rest.sku,
  gtin: rest.gtin,
  shelf: rest.shelf,
});

/** Who writes, and where a variant stands among its siblings; an absent position stays. */
export interface Writing {
  readonly staffId: number | undefined;
  readonly reason: MovementReason;
  readonly position?: number;
}

/** A variant that is to be inserted, and its place among its siblings. */
export interface PlacedVariant {
  readonly next: NewVariant;
  readonly position: number;
}

/** Inserts variants of a product, with their price history and stock movements. */
export async function insertVariants(
  tx: Db,
  productId: number,
  made: readonly PlacedVariant[],
  staffId: number | undefined,
): Promise<void> {
  if (made.length === 0) return;
  const rows = await tx
    .insert(variant)
    .values(made.map(({ next, position }) => ({ ...columnsOf(next), productId, position })))
    .returning({ id: variant.id, position: variant.position });
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  const all = made.map(({ next, position }) => ({ next, variantId: ids.get(position) ?? 0 }));
  await writeOptions(
    tx,
    all.map(({ next, variantId }) => ({ variantId, options: next.options })),
  );
  const at = new Date();
  const points = all.map(({ next, variantId }) => ({ variantId, at, price: costOf(next) }));
  await rememberPrices(
    tx,
    points.filter(({ price }) => price !== null),
  );
  await recordMovements(
    tx,
    all.map(({ next, variantId }) => ({ variantId, change: next.stock, stock: next.stock })),
    { reason: 'counted', ...(staffId !== undefined && { staffId }) },
  );
}

/** Writes a changed variant, which must be locked, with its price history and stock movement. */
export async function updateVariant(
  tx: Db,
  before: NewVariant & { readonly id: number },
  next: NewVariant,
  { staffId, reason, position }: Writing,
): Promise<void> {
  await tx
    .update(variant)
    .set({
      ...columnsOf(next),
      ...(position !== undefined && { position }),
      revision: sql`${variant.revision} + 1`,
    })
    .where(eq(variant.id, before.id));
  if (JSON.stringify(before.options) !== JSON.stringify(next.options)) {
    await tx.delete(variantOption).where(eq(variantOption.variantId, before.id));
    await writeOptions(tx, [{ variantId: before.id, options: next.options }]);
  }
  await after(tx, before.id, { before, next, staffId, reason });
}

interface Recoded {
  readonly before: Pick<AdminVariant, 'id' | 'sku'> | null;
  readonly next: Pick<AdminVariant, 'sku'>;
}

/** Takes the codes of variants that get another one, so that two of them can exchange theirs. */
export async function freeCodes(tx: Db, all: readonly Recoded[]): Promise<void> {
  const ids = all.flatMap(({ before, next }) =>
    before === null || before.sku === null || before.sku === next.sku ? [] : [before.id],
  );
  if (ids.length > 0) await tx.update(variant).set({ sku: null }).where(inArray(variant.id, ids));
}

export async function movePosition(tx: Db, id: number, position: number): Promise<void> {
  await tx.update(variant).set({ position }).where(eq(variant.id, id));
}

export async function deleteVariants(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(variant).where(inArray(variant.id, [...ids]));
}

interface OptionsOf {
  readonly variantId: number;
  readonly options: VariantFields['options'];
}

async function writeOptions(tx: Db, all: readonly OptionsOf[]): Promise<void> {
  const rows = all.flatMap(({ variantId, options }) =>
    options.map((option, position) => ({ ...option, variantId, position })),
  );
  if (rows.length > 0) await tx.insert(variantOption).values(rows);
}

interface Written {
  readonly before: NewVariant;
  readonly next: NewVariant;
  readonly staffId: number | undefined;
  readonly reason: MovementReason;
}

async function after(
  tx: Db,
  variantId: number,
  { before, next, staffId, reason }: Written,
): Promise<void> {
  const cost = costOf(next);
  if (cost !== costOf(before)) await rememberPrice(tx, variantId, cost);
  const change = next.stock - before.stock;
  await recordMovements(tx, [{ variantId, change, stock: next.stock }], {
    reason,
    ...(staffId !== undefined && { staffId }),
  });
}
