import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** Recomputes products' stars from their reviews; call `syncListings` afterwards for the lists. */
export async function syncRatings(tx: Db, websiteCodes: readonly number[] | 'all'): Promise<void> {
  const asked =
    websiteCodes === 'all' ? sql`true` : sql`p.id = any(${sql.param([...websiteCodes])}::int[])`;
  await tx.execute(sql`
    update product p set rating = rated.rating, rating_count = rated.count
    from (
      select p.id, count(r.id)::int as count,
        coalesce(round(avg(r.stars) * 10), 0)::smallint as rating
      from product p left join review r on r.product_id = p.id and r.state = 'shown'
      where ${asked} group by p.id
    ) rated
    where p.id = rated.id and (p.rating, p.rating_count) is distinct from (rated.rating, rated.count)`);
}
