import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { soldOf } from '#server/modules/catalogue/listing-sync.ts';
import { weighProducts } from '#server/modules/search/sync-service.ts';

/**
 * Copies a changed popularity, and the pieces sold, to the tables by which lists and searches sort. Much cheaper than
 * `syncListings`, because nothing else has changed. Call it in the same transaction.
 */
export async function syncPopularity(tx: Db, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    update listing_entry e set popularity = p.popularity, sold = p.sold
    from (
      select id, popularity, ${soldOf(sql`product.id`)} as sold from product
      where id = any(${sql.param(products)}::int[])
    ) p
    where p.id = e.product_id and (e.popularity, e.sold) <> (p.popularity, p.sold)`);
  await weighProducts(tx, products);
}
