import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Next } from '#server/jobs/job.ts';
import { spreadProducts } from '#server/modules/catalogue/spread-service.ts';

/** Products of one batch of the job. */
const together = 100;

const id = z.object({ id: z.int() });

/**
 * Lets the job write lists, search and pages of products anew, because their category, brand or an attribute
 * changed. In transactions of its own: here it would lock products after categories, others lock them before.
 * @param which a condition on `product p`
 */
export async function refreshProducts(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into stale_product (product_id) select p.id from product p
    where p.removed_at is null and ${which} order by p.id on conflict (product_id) do nothing`);
}

async function spread(tx: Db, found: readonly z.infer<typeof id>[]): Promise<void> {
  const ids = found.map((each) => each.id);
  await tx.execute(sql`
    select from product where id = any(${sql.param(ids)}::int[]) order by id for no key update`);
  await spreadProducts(tx, ids, { requestsPages: false });
}

/** Writes a batch of waiting products anew. */
export async function refreshSome(
  database: Database,
  events: Pick<ShopEvents, 'emit'>,
): Promise<Next> {
  const count = await database.transaction(async (tx) => {
    const found = await rows(
      tx,
      sql`delete from stale_product where product_id = any(array(
          select product_id from stale_product order by product_id limit ${together}
          for update skip locked))
        returning product_id as id`,
      id,
    );
    await spread(
      tx,
      found.toSorted((a, b) => a.id - b.id),
    );
    afterCommit(tx, () => events.emit('outbox'));
    return found.length;
  });
  return count < together ? 'later' : 'now';
}
