import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';

/**
 * Orders that get an invoice: their money has arrived. On delivery it arrives with the goods, so an order that
 * is turned away at the door leaves no invoice behind.
 */
const isDue = sql.raw(`
  o.status in (${orderStatuses.paid}, ${orderStatuses.preparing})
    and (o.paid_at is not null or o.delivery = '${deliveryStates.delivered}')
    and not exists (select from invoice i where i.order_id = o.id)`);

/** An order only becomes due by a step, and each step writes an event. */
const dueSince = (event: number): SQL => sql`
  select o.id, coalesce(o.paid_at, o.updated_at) as since from shop_order o
  where o.id in (select e.order_id from order_event e where e.id > ${event}::bigint) and ${isDue}`;

/** Whether an order with an event after this one has no invoice, and the latest event of all. */
export async function lookSince(db: Db, event: number): Promise<{ isDue: boolean; last: number }> {
  const [found] = await rows(
    db,
    sql`select exists (${dueSince(event)}) as "isDue",
      coalesce((select max(id) from order_event), 0)::int as last`,
    z.object({ isDue: z.boolean(), last: z.int() }),
  );
  return found ?? { isDue: false, last: event };
}

/**
 * Numbers at most `most` orders, in the order in which they were paid.
 * @returns how many
 */
export async function numberSome(tx: Db, event: number, most: number): Promise<number> {
  // Held until the commit. It stops no reader, and only this writes the table.
  await tx.execute(sql`lock table invoice in exclusive mode`);
  const numbered = await rows(
    tx,
    sql`insert into invoice (number, order_id)
      select (select coalesce(max(number), 0) from invoice) + row_number() over (order by since, id), id
      from (${dueSince(event)} order by since, o.id limit ${most}) due
      returning number`,
    z.object({ number: z.coerce.number() }),
  );
  return numbered.length;
}
