import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { tags } from '#lib/contract/tags.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Next } from '#server/jobs/job.ts';
import { announceAll } from '#server/outbox/announce.ts';

/** Days whose orders count, how many must agree, and how many products are kept of each. */
const [days, least, most] = [365, 2, 6];

/**
 * Products whose companions are others than before. Of one category only one thing is bought, as a rule: those are
 * alternatives, not companions.
 */
const changed = sql`
  with sold as materialized (
    select distinct l.order_id, l.product_id, p.category_id
    from shop_order o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.created_at > now() - ${days} * interval '1 day'
      and o.status in (${orderStatuses.paid}, ${orderStatuses.preparing})
  ), pair as (
    select a.product_id, b.product_id as other, count(*) as orders
    from sold a join sold b on b.order_id = a.order_id and b.category_id <> a.category_id
    group by a.product_id, b.product_id having count(*) >= ${least}
  ), best as (
    select product_id, array_agg(other order by place) as others
    from (select *, row_number() over (
      partition by product_id order by orders desc, other) as place from pair) placed
    where place <= ${most} group by product_id
  )
  select p.id, coalesce(best.others, '{}') as others
  from product p left join best on best.product_id = p.id
  where p.bought_with <> coalesce(best.others, '{}') order by p.id`;

const companions = z.object({ id: z.int(), others: z.array(z.int()) });

/** Counts anew what is bought together. @returns the products whose pages change */
async function countTogether(tx: Db): Promise<number[]> {
  const found = await rows(tx, changed, companions);
  for (const { id, others } of found) {
    // By number, as everywhere, so that two transactions wait for each other in one order.
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await tx.execute(
      sql`update product set bought_with = ${sql.param(others)}::int[] where id = ${id}`,
    );
  }
  return found.map(({ id }) => id);
}

/** Counts anew, and has the pages that change made anew. */
export async function refreshTogether(
  database: Database,
  events: Pick<ShopEvents, 'emit'>,
): Promise<Next> {
  await database.transaction(async (tx) => {
    const products = await countTogether(tx);
    if (products.length === 0) return;
    await announceAll(tx, products.map(tags.product), []);
    afterCommit(tx, () => events.emit('outbox'));
  });
  return 'later';
}
