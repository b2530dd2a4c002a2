import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { weighProducts } from '#server/modules/search/sync-service.ts';

/**
 * Writes a changed popularity to where lists and searches put products in order; far less than
 * `syncListings`, for nothing else of the products has changed. Call it in the same transaction.
 */
export async function syncPopularity(tx: Db, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    update listing_entry e set popularity = p.popularity from product p
    where p.id = e.product_id and p.id = any(${sql.param(products)}::int[])
      and e.popularity <> p.popularity`);
  await weighProducts(tx, products);
}
