import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { RevalidateBody } from '#lib/contract/revalidate.ts';
import { tags } from '#lib/contract/tags.ts';
import { type Availability, availability, toman } from '#lib/contract/values.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { rememberPrice } from '#server/modules/price-history/service.ts';
import { announce } from '#server/outbox/announce.ts';

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
  websiteCode: number;
  variantId: number;
}

/**
 * Changes of the catalogue. Each notifies the storefront in the same transaction, and sends back-in-stock
 * alerts for what becomes available.
 * @param siteUrl base of links in messages, without a trailing slash
 */
export function createCatalogueService(database: Database, events: ShopEvents, siteUrl: string) {
  /**
   * @throws {ShopError} 404 for a variant of another product, 409 for a stock below what is held for
   * orders, 422 for prices that contradict each other or the availability
   */
  function changeVariant(place: Place, change: VariantChange, joined?: Db): Promise<void> {
    return database.transaction(async (tx) => {
      if (await writeVariant(tx, place, change)) await notifyWaiting(tx, place, siteUrl);
      await spreadChange(tx, place.websiteCode);
      afterCommit(tx, () => events.emit('outbox'));
    }, joined);
  }

  return {
    changeVariant,
    setPrice: (place: Place, price: number, oldPrice?: number | null) =>
      changeVariant(place, oldPrice === undefined ? { price } : { price, oldPrice }),
    setStock: (place: Place, stock: number, joined?: Db) => changeVariant(place, { stock }, joined),
    setAvailability: (place: Place, code: Availability) =>
      changeVariant(place, { availability: code }),
  };
}
export type CatalogueService = ReturnType<typeof createCatalogueService>;

/**
 * Updates lists, cards and search for a changed product, and notifies the storefront. Call it in the
 * transaction that changed the product; `events.emit('outbox')` after the commit delivers it at once.
 */
export async function spreadChange(tx: Db, websiteCode: number): Promise<void> {
  await syncLook(tx, websiteCode);
  const { look, prices } = await affected(tx, websiteCode);
  await announce(tx, {
    tags: [...look.tags, ...prices.tags],
    paths: [...look.paths, ...prices.paths],
  });
}

/** A variant of which more or fewer pieces can be sold than before. */
export interface StockChange extends Place {
  /** Whether there were none before. */
  readonly isBack: boolean;
}

/**
 * Like `spreadChange` for changed stocks, and sends the alerts for what is back.
 * @param siteUrl base of links in messages, without a trailing slash
 */
export async function spreadStock(
  tx: Db,
  changes: readonly StockChange[],
  siteUrl: string,
): Promise<void> {
  const products = new Set(changes.map(({ websiteCode }) => websiteCode));
  /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
  for (const place of changes) if (place.isBack) await notifyWaiting(tx, place, siteUrl);
  // By number, so that two transactions wait for each other in one order.
  for (const websiteCode of [...products].toSorted((a, b) => a - b)) {
    await spreadChange(tx, websiteCode);
  }
  /* oxlint-enable no-await-in-loop */
}

/** Like `spreadChange` for a change of stars: price lists do not show them and are not revalidated. */
export async function spreadStars(tx: Db, websiteCode: number): Promise<void> {
  await syncLook(tx, websiteCode);
  const { look } = await affected(tx, websiteCode);
  await announce(tx, look);
}

async function syncLook(tx: Db, websiteCode: number): Promise<void> {
  await tx.update(product).set({ updatedAt: new Date() }).where(eq(product.id, websiteCode));
  await syncListings(tx, [websiteCode]);
}

/** Revalidates only the page of a product, in the transaction of the change. */
export async function announcePage(tx: Db, websiteCode: number): Promise<void> {
  const [found] = await tx
    .select({ slug: product.slug })
    .from(product)
    .where(eq(product.id, websiteCode));
  if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  const pages = [paths.product(websiteCode, found.slug)];
  await announce(tx, { tags: [tags.product(websiteCode)], paths: pages });
}

/** Resolves to whether the variant can be bought now and could not before. */
async function writeVariant(tx: Db, place: Place, change: VariantChange): Promise<boolean> {
  const { websiteCode, variantId } = place;
  const here = and(eq(variant.id, variantId), eq(variant.productId, websiteCode));
  const [current] = await tx.select().from(variant).where(here).for('update');
  if (!current) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  const next = changed(current, change);
  const { price, oldPrice, stock, availability: code } = next;
  await tx.update(variant).set({ price, oldPrice, stock, availability: code }).where(here);
  if (costOf(next) !== costOf(current)) await rememberPrice(tx, variantId, costOf(next));
  return isSold(next) && !isSold(current);
}

/** The variant after a valid change. */
function changed(
  current: typeof variant.$inferSelect,
  change: VariantChange,
): typeof variant.$inferSelect {
  const next = { ...current, ...defined(change) };
  if (change.oldPrice === undefined && (next.oldPrice ?? 0) <= (next.price ?? 0)) {
    next.oldPrice = null;
  }
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
  return next;
}

const isSold = ({
  availability: code,
  stock,
  held,
}: Pick<typeof variant.$inferSelect, 'availability' | 'stock' | 'held'>) =>
  code === availabilityCodes.available && stock > held;

/** Price in toman; null when it cannot be bought. */
const costOf = ({ availability: code, price }: { availability: number; price: number | null }) =>
  code === availabilityCodes.available ? price : null;

/**
 * The tags and pages that show a product: its own, its categories', its brand's, the home page; with a
 * changed price also those that show the price.
 */
async function affected(
  tx: Db,
  websiteCode: number,
): Promise<Record<'look' | 'prices', RevalidateBody>> {
  const [found] = await rows(
    tx,
    sql`select p.slug, p.brand_id as "brandId", b.slug as "brandSlug", (
        select json_agg(json_build_object('id', c.id, 'slug', c.slug) order by c.id desc)
        from category own join category c on c.id = any(0 || own.path)
        where own.id = p.category_id) as categories
      from product p join brand b on b.id = p.brand_id where p.id = ${websiteCode}`,
    z.object({
      slug: z.string(),
      brandId: z.int(),
      brandSlug: z.string(),
      categories: z.array(z.object({ id: z.int(), slug: z.string() })),
    }),
  );
  if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  const { slug, brandId, brandSlug, categories } = found;
  const look = {
    tags: [
      tags.product(websiteCode),
      ...categories.map(({ id }) => tags.category(id)),
      tags.brand(brandId),
      tags.home,
    ],
    paths: [
      paths.product(websiteCode, slug),
      ...categories.map((each) => paths.category(each.id, each.slug)),
      paths.brand(brandId, brandSlug),
      paths.home,
    ],
  };
  const prices = {
    tags: categories.map(({ id }) => tags.prices(id)),
    paths: categories.map((each) => paths.priceList(each.id, each.slug)),
  };
  return { look, prices };
}

function defined(change: VariantChange) {
  const { price, oldPrice, stock, availability: code } = change;
  return {
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { oldPrice }),
    ...(stock !== undefined && { stock }),
    ...(code !== undefined && { availability: code }),
  };
}
