import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { lockingEntries, soldOf } from '#server/modules/catalogue/listing-sync.ts';
import { weighProducts } from '#server/modules/search/sync-service.ts';

/**
 * Copies a changed popularity, and the pieces sold, to the tables by which lists and searches sort. Much cheaper than
 * `syncListings`, because nothing else has changed. Call it in the same transaction.
 */
export async function syncPopularity(tx: Db, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  await tx.execute(sql`
    with changed as (
      select e.product_id, e.category_id, p.popularity, p.sold
      from listing_entry e join (
        select id, popularity, ${soldOf(sql`product.id`)} as sold from product
        where id = any(${sql.param(products)}::int[])
      ) p on p.id = e.product_id
      where (e.popularity, e.sold) <> (p.popularity, p.sold)
      ${lockingEntries}
    )
    update listing_entry e set popularity = changed.popularity, sold = changed.sold
    from changed where e.product_id = changed.product_id and e.category_id = changed.category_id`);
  await weighProducts(tx, products);
}
