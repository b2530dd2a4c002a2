import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { weighProducts } from '#server/modules/search/sync-service.ts';

/**
 * Copies a changed popularity to the tables by which lists and searches sort. Much cheaper than
 * `syncListings`, because nothing else has changed. Call it in the same transaction.
 */
export async function syncPopularity(tx: Db, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    update listing_entry e set popularity = p.popularity from product p
    where p.id = e.product_id and p.id = any(${sql.param(products)}::int[])
      and e.popularity <> p.popularity`);
  await weighProducts(tx, products);
}
