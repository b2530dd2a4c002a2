import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { noteMark } from '#lib/contract/note-mark.ts';
import { type Db, rows } from '#server/db/database.ts';
import { leastReturnDays } from '#server/modules/order/stored.ts';

/**
 * Whether nobody needs the address of order `o` any more: nothing can be sent, come back or be paid back for it,
 * and the time for a return is over.
 */
export const canClearColumn = `
  (o.cleared_at is null
    and (o.status = ${orderStatuses.cancelled} or (o.status = ${orderStatuses.preparing}
      and o.delivery in ('${deliveryStates.delivered}', '${deliveryStates.returned}')))
    and (select max(e.at) from order_event e where e.order_id = o.id and e.is_shown)
      < now() - interval '1 day' * coalesce(
        (select (value ->> 'returnDays')::int from setting where key = 'selling'), ${leastReturnDays})
    and not exists (select from return_request r where r.order_id = o.id
      and r.state in ('asked', 'approved'))
    and not exists (select from refund r where r.order_id = o.id
      and r.state not in ('done', 'refused'))
    and not exists (select from transfer_receipt r where r.order_id = o.id and r.state = 'waiting'))`;

/** A member's orders that can be cleared, the oldest first. */
export async function findClearable(db: Db, memberId: number): Promise<number[]> {
  const found = await rows(
    db,
    sql`select o.id from shop_order o where o.member_id = ${memberId} and ${sql.raw(canClearColumn)}
      order by o.id`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/**
 * Removes what an order says of a person, with pictures, the labels and notes of staff, and what was written about receipts
 * and returns, answers included. Sums, lines, the company of its invoice, and the reasons of staff for cancelling and giving
 * back money stay: those are part of the books, and staff are asked to write nothing personal into them.
 */
export async function clearOrder(tx: Db, orderId: number): Promise<boolean> {
  const cleared = await rows(
    tx,
    sql`with cleared as (
        update shop_order o set address = null, note = '', refer = '', cleared_at = now()
        where o.id = ${orderId} and ${sql.raw(canClearColumn)} returning o.id, o.number
      ), lines as (
        update order_line set refer = '' where order_id in (select id from cleared)
      ), pictures as (
        delete from order_picture where order_id in (select id from cleared)
      ), labels as (
        delete from order_label where order_id in (select id from cleared)
      ), recorded as (
        update staff_event e set after = e.after - 'labels' from cleared
        where e.subject = 'order ' || cleared.number and e.action = 'Set-Labels'
      ), notes as (
        update order_event set reason = 'note removed'
        where order_id in (select id from cleared) and by = 'staff' and starts_with(reason, ${noteMark})
      ), receipts as (
        update transfer_receipt set reference = '', answer = '' where order_id in (select id from cleared)
      ), returns as (
        update return_request set reason = '', answer = '', lines = (
            select coalesce(jsonb_agg(x - 'note' - 'pictures' order by n), '[]')
            from jsonb_array_elements(lines) with ordinality as e (x, n))
        where order_id in (select id from cleared)
      )
      select id from cleared`,
    z.object({ id: z.int() }),
  );
  return cleared.length > 0;
}
