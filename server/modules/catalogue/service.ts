import { eq, inArray } from 'drizzle-orm';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import type { Availability } from '#lib/contract/values.ts';
import type { Database, Db } from '#server/db/database.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { notifyWaiting } from '#server/modules/back-in-stock/service.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { affectedBy, spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { type VariantChange, writeVariant } from '#server/modules/catalogue/variant-service.ts';
import { announce, announceAll } from '#server/outbox/announce.ts';

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
  const { look, prices } = await affectedBy(tx, [websiteCode]);
  await announceAll(tx, [...look.tags, ...prices.tags], [...look.paths, ...prices.paths]);
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
  const products = [...new Set(changes.map(({ websiteCode }) => websiteCode))];
  // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
  for (const place of changes) if (place.isBack) await notifyWaiting(tx, place, siteUrl);
  // By number, so that two transactions wait for each other in one order.
  await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, products))
    .orderBy(product.id)
    .for('update');
  await spreadProducts(tx, products);
}

/** Like `spreadChange` for a change of stars: price lists do not show them and are not revalidated. */
export async function spreadStars(tx: Db, websiteCode: number): Promise<void> {
  await syncLook(tx, websiteCode);
  const { look } = await affectedBy(tx, [websiteCode]);
  await announceAll(tx, look.tags, look.paths);
}

async function syncLook(tx: Db, websiteCode: number): Promise<void> {
  await tx.update(product).set({ updatedAt: new Date() }).where(eq(product.id, websiteCode));
  await syncListings(tx, [websiteCode]);
}

/** Revalidates only the page of a product, in the transaction of the change; its date moves. */
export async function announcePage(tx: Db, websiteCode: number): Promise<void> {
  const [found] = await tx
    .update(product)
    .set({ updatedAt: new Date() })
    .where(eq(product.id, websiteCode))
    .returning({ slug: product.slug });
  if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  const pages = [paths.product(websiteCode, found.slug)];
  await announce(tx, { tags: [tags.product(websiteCode)], paths: pages });
}
