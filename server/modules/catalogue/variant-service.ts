import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { availability, toman } from '#lib/contract/values.ts';
import type { Db } from '#server/db/database.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { ShopError } from '#server/errors.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { rememberPrice } from '#server/modules/price-history/service.ts';
import { recordMovements } from '#server/modules/stock-movement/service.ts';

/** What the shop's staff may change of a variant; prices in toman, null when none is shown. */
export const variantChange = z.object({
  price: toman.nullable().optional(),
  /** Must be above the price. When absent it stays, unless the new price reaches it. */
  oldPrice: toman.nullable().optional(),
  stock: z.int().min(0).optional(),
  availability: availability.optional(),
});
export type VariantChange = z.infer<typeof variantChange>;

interface Place {
  readonly websiteCode: number;
  readonly variantId: number;
}

/** Whose rules about prices and stock are checked. */
type Priced = Pick<
  typeof variant.$inferSelect,
  'price' | 'oldPrice' | 'stock' | 'held' | 'availability'
>;

/**
 * Resolves to whether the variant can be bought now and could not before.
 * @throws {ShopError} 404, 409, 422
 */
export async function writeVariant(
  tx: Db,
  { websiteCode, variantId }: Place,
  change: VariantChange,
): Promise<boolean> {
  const here = and(eq(variant.id, variantId), eq(variant.productId, websiteCode));
  const [current] = await tx.select().from(variant).where(here).for('update');
  if (!current) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  const next = changedVariant(current, change);
  checkVariant(next);
  const { price, oldPrice, stock, availability: code } = next;
  await tx.update(variant).set({ price, oldPrice, stock, availability: code }).where(here);
  if (costOf(next) !== costOf(current)) await rememberPrice(tx, variantId, costOf(next));
  await recordMovements(tx, [{ variantId, change: stock - current.stock, stock }], {
    reason: 'corrected',
  });
  return isSold(next) && !isSold(current);
}

/** The variant after a change. An old price that is not named goes when the new price reaches it. */
export function changedVariant<V extends Priced>(current: V, change: VariantChange): V {
  const next = { ...current, ...defined(change) };
  if (change.oldPrice === undefined && (next.oldPrice ?? 0) <= (next.price ?? 0)) {
    next.oldPrice = null;
  }
  return next;
}

/**
 * @throws {ShopError} 422 for prices that contradict each other or the availability, 409 `STOCK_HELD` for a
 * stock below what is held for orders; `fields` names the field
 */
export function checkVariant(next: Priced): void {
  if (next.oldPrice !== null && (next.price === null || next.oldPrice <= next.price)) {
    throw new ShopError(422, 'INVALID', catalogueTexts.oldPriceTooLow, {
      fields: { oldPrice: catalogueTexts.oldPriceTooLow },
    });
  }
  if (next.stock < next.held) {
    throw new ShopError(409, 'STOCK_HELD', catalogueTexts.stockHeld(next.held), {
      fields: { stock: catalogueTexts.stockHeld(next.held) },
    });
  }
  if (next.availability === availabilityCodes.available && next.price === null) {
    throw new ShopError(422, 'INVALID', catalogueTexts.priceMissing, {
      fields: { price: catalogueTexts.priceMissing },
    });
  }
}

/** Whether it can be bought. */
export const isSold = ({
  availability: code,
  stock,
  held,
}: Pick<Priced, 'availability' | 'stock' | 'held'>): boolean =>
  code === availabilityCodes.available && stock > held;

/** Price in toman as price histories keep it; null when it cannot be bought. */
export const costOf = ({
  availability: code,
  price,
}: Pick<Priced, 'availability' | 'price'>): number | null =>
  code === availabilityCodes.available ? price : null;

function defined(change: VariantChange) {
  const { price, oldPrice, stock, availability: code } = change;
  return {
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { oldPrice }),
    ...(stock !== undefined && { stock }),
    ...(code !== undefined && { availability: code }),
  };
}
