import { z } from 'zod';
import { deliveryStates } from '#lib/contract/codes.ts';
import { orderReturn } from '#lib/contract/member-order.ts';
import { orderStatus } from '#lib/contract/order.ts';
import type { Statement } from '#server/db/statement.ts';
import { iso } from '#server/db/iso.ts';

/** When the order `o` was delivered, ISO 8601: by its parcel, or by its step. */
export const deliveredColumn = iso(`coalesce(
  (select s.delivered_at from shipment s where s.order_id = o.id),
  (select max(e.at) from order_event e
    where e.order_id = o.id and e.delivery = '${deliveryStates.delivered}' and e.is_shown))`);

/** The requests for returns of the order `o`, the first one first. */
export const returnsColumn = `
  (select coalesce(json_agg(json_build_object('id', r.id, 'state', r.state, 'answer', r.answer,
      'createdAt', ${iso('r.created_at')}, 'refunded', case when f.state <> 'refused' then f.amount end,
      'isRefunded', coalesce(f.state = 'done', false),
      'lines', (select coalesce(json_agg(json_build_object('propertyId', l.variant_id,
          'count', (x ->> 'count')::int, 'cause', coalesce(x ->> 'cause', 'unwanted'),
          'note', coalesce(x ->> 'note', ''), 'pictures', coalesce(x -> 'pictures', '[]'))
          order by l.position), '[]')
        from jsonb_array_elements(r.lines) x join order_line l
          on l.order_id = r.order_id and l.position = (x ->> 'position')::int))
      order by r.id), '[]')
    from return_request r left join refund f on f.id = r.refund_id where r.order_id = o.id)`;

export const readReturn = orderReturn.omit({ refund: true }).extend({
  /** Toman that goes back; null until the goods are received, and once staff have withdrawn the refund. */
  refunded: z.int().nullable(),
});

const factsColumns = `
  o.status, o.delivery, ${deliveredColumn} as "deliveredAt", o.freight, ${returnsColumn} as returns,
  (select coalesce(json_agg(json_build_object('position', l.position, 'propertyId', l.variant_id,
      'nameFa', l.name_fa, 'image', l.image, 'count', l.count, 'price', l.price,
      'insurance', l.insurance, 'discount', l.discount) order by l.position), '[]')
    from order_line l where l.order_id = o.id) as lines`;

const facts = z.object({
  status: orderStatus,
  delivery: z.string(),
  deliveredAt: z.string().nullable(),
  freight: z.int(),
  returns: z.array(readReturn),
  lines: z.array(
    z.object({
      position: z.int(),
      propertyId: z.int(),
      nameFa: z.string(),
      image: z.string(),
      count: z.int(),
      price: z.int(),
      insurance: z.int(),
      discount: z.int(),
    }),
  ),
});

/** What decides about returns of an order. Values: order. */
export const readFacts = {
  name: 'order-return-facts',
  text: `select ${factsColumns} from shop_order o where o.id = $1`,
  row: facts,
} satisfies Statement<unknown>;

/**
 * Requests that wait for the shop or for the goods, the oldest first. Values: greatest number of rows, rows before,
 * number of an order or null.
 */
export const readOpenReturns = {
  name: 'order-open-returns',
  text: `
    select w.id, w.version, w.is_defective as "isDefective", o.number, ${factsColumns}
    from return_request w join shop_order o on o.id = w.order_id
    where w.state in ('asked', 'approved') and ($3::bigint is null or o.number = $3)
    order by w.id limit $1 offset $2`,
  row: facts.extend({ id: z.int(), version: z.int(), isDefective: z.boolean(), number: z.int() }),
} satisfies Statement<unknown>;

export const countOpenReturns = {
  name: 'order-open-return-count',
  text: `select count(*)::int as count from return_request where state in ('asked', 'approved')`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;
