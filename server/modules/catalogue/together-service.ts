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
/** Products of one transaction, and of one count. */
const [together, mostAtOnce] = [100, 10_000];

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
  where p.bought_with <> coalesce(best.others, '{}') order by p.id limit ${mostAtOnce}`;

const companions = z.object({ id: z.int(), others: z.array(z.int()) });
type Companions = z.infer<typeof companions>;

/** Writes the companions of some products, and has their pages made anew. */
async function write(tx: Db, some: readonly Companions[]): Promise<void> {
  // By number, as everywhere, so that two transactions wait for each other in one order.
  await tx.execute(sql`
    with counted as (
      select p.id, counted.others
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) counted (id int, others int[])
      join product p on p.id = counted.id order by p.id for no key update of p
    )
    update product p set bought_with = counted.others from counted where p.id = counted.id`);
  const pages = some.map(({ id }) => tags.product(id));
  await announceAll(tx, pages, []);
}

/**
 * Counts anew, and writes what has changed in small parts: whoever buys one of the products waits for its part. A page
 * shows one product's companions, which change at once. What is left when the service ends differs at the next count.
 */
export async function refreshTogether(
  database: Database,
  events: Pick<ShopEvents, 'emit'>,
): Promise<Next> {
  const found = await rows(database.db, changed, companions);
  for (let at = 0; at < found.length; at += together) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await database.transaction(async (tx) => {
      await write(tx, found.slice(at, at + together));
      afterCommit(tx, () => events.emit('outbox'));
    });
  }
  return found.length < mostAtOnce ? 'later' : 'now';
}
