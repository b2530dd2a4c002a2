import { z } from 'zod';
import { cardToCard, deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { deliveryMethod, deliveryPeriod, orderStatus, orderTotals } from '#lib/contract/order.ts';
import {
  issuedInvoice,
  orderAnswer,
  orderLine,
  orderListAnswer,
  transferReceipt,
} from '#lib/contract/member-order.ts';
import { canClearColumn } from '#server/modules/order/clear-queries.ts';
import type { Statement } from '#server/db/statement.ts';
import {
  deliveredColumn,
  readReturn,
  returnsColumn,
} from '#server/modules/order/return-queries.ts';
import { iso } from '#server/db/iso.ts';

const listed = orderListAnswer.shape.items.element;

/** What decides whether an order can be paid or cancelled. */
const standing = z.object({
  status: orderStatus,
  /** Name of its payment. */
  payment: z.string(),
  isExpired: z.boolean(),
  /** Whether a shopper has come back from a gateway, and it is not yet known whether they paid. */
  isVerifying: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

const standingColumns = `
  o.status, o.payment, coalesce(o.expires_at <= now(), false) as "isExpired",
  exists (select from payment_attempt a where a.order_id = o.id
    and a.state in ('verifying', 'unknown')) as "isVerifying"`;

/** The group of the list an order is in, besides `all`. */
const groupColumn = `
  case when status = ${orderStatuses.cancelled} then 'cancelled'
    when delivery = '${deliveryStates.returned}' then 'returned'
    when delivery = '${deliveryStates.delivered}' then 'delivered' else 'open' end`;

/** Whether the order `o` is with its member, and no request for its return waits. All of it back, it is `returned`. */
const isReturnable = `
  o.status = ${orderStatuses.preparing} and o.delivery = '${deliveryStates.delivered}'
    and not exists (select from return_request r where r.order_id = o.id
      and r.state in ('asked', 'approved'))`;

/** A page of a member's orders, the newest first. Values: member, group, greatest number of rows, rows before them. */
export const readPage = {
  name: 'order-page',
  text: `
    select o.number, o.delivery, o.total, ${iso('o.created_at')} as "createdAt", ${standingColumns},
      lines.pieces, lines."lineCount",
      o.status = ${orderStatuses.waiting} and o.payment = '${cardToCard}' and not exists (
        select from transfer_receipt r where r.order_id = o.id and r.state = 'waiting'
      ) as "awaitsTransfer",
      exists (select from order_event e where e.order_id = o.id and e.delivery = '${deliveryStates.sent}') as "wasSent",
      ${iso('o.expires_at')} as "expiresAt", case when ${isReturnable} then ${deliveredColumn} end as "deliveredAt",
      (select (value ->> 'returnDays')::int from setting where key = 'selling') as "returnDays",
      (select coalesce(sum(r.amount), 0)::bigint from refund r
        where r.order_id = o.id and r.state = 'done') as refunded,
      (select coalesce(json_agg(json_build_object('nameFa', l.name_fa, 'image', l.image)
          order by l.position), '[]')
        from order_line l where l.order_id = o.id and l.position < 4) as products
    from (
      select * from shop_order where member_id = $1 and ($2 = 'all' or ${groupColumn} = $2)
      order by created_at desc, id desc limit $3 offset $4
    ) o,
    lateral (select sum(l.count)::int as pieces, count(*)::int as "lineCount" from order_line l
      where l.order_id = o.id) lines
    order by o.created_at desc, o.id desc`,
  row: standing.extend({
    ...listed.pick({
      number: true,
      delivery: true,
      total: true,
      createdAt: true,
      awaitsTransfer: true,
      wasSent: true,
      expiresAt: true,
      refunded: true,
      pieces: true,
      lineCount: true,
      products: true,
    }).shape,
    /** Null while no return can be asked for, whatever the time. */
    deliveredAt: z.string().nullable(),
    /** Null for the default. */
    returnDays: z.int().nullable(),
  }),
} satisfies Statement<unknown>;

/** Number of a member's orders in each group that has any. Values: member. */
export const countOrders = {
  name: 'order-count',
  text: `
    select ${groupColumn} as "group", count(*)::int as count from shop_order where member_id = $1
    group by 1`,
  row: z.object({
    group: z.enum(['open', 'delivered', 'returned', 'cancelled']),
    count: z.int(),
  }),
} satisfies Statement<unknown>;

const chosen = deliveryMethod.extend({ slot: deliveryPeriod.nullable() });

/** All that the page of an order shows. */
const detailWhere = (choice: string): string => `
    select o.number, o.delivery, o.total, o.kept as "freightKept", o.version, o.note, o.address, o.buyer,
      ${canClearColumn} as "canClear", ${iso('o.cleared_at')} as "clearedAt", ${standingColumns},
      ${iso('o.created_at')} as "createdAt", ${iso('o.paid_at')} as "paidAt",
      ${iso('o.expires_at')} as "expiresAt", o.delivery_chosen as "deliveryMethod",
      json_build_object('linesTotal', o.lines_total, 'discount', o.discount, 'freight', o.freight,
        'total', o.total, 'vat', o.vat, 'vatRate', o.vat_rate, 'reductions', o.reductions) as totals,
      (select coalesce(json_agg(json_build_object('websiteCode', l.product_id,
          'propertyId', l.variant_id, 'nameFa', l.name_fa, 'slug', l.slug, 'image', l.image,
          'options', l.options, 'guarantee', l.guarantee, 'count', l.count, 'price', l.price,
          'oldPrice', l.old_price, 'insurance', l.insurance, 'discount', l.discount,
          'total', (l.price + l.insurance) * l.count - l.discount, 'vat', l.vat)
          order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('at', ${iso('e.at')}, 'status', e.status,
          'delivery', e.delivery) order by e.version), '[]')
        from order_event e where e.order_id = o.id and e.is_shown) as events,
      (select json_build_object('number', i.number, 'issuedAt', ${iso('i.issued_at')})
        from invoice i where i.order_id = o.id) as invoice,
      paid.reference, paid.trace, paid.card as "maskedCard",
      (select json_build_object('state', r.state, 'answer', r.answer, 'reference', r.reference,
          'picture', r.picture_id, 'createdAt', ${iso('r.created_at')})
        from transfer_receipt r where r.order_id = o.id and r.state <> 'approved'
        order by r.id desc limit 1) as receipt,
      ${deliveredColumn} as "deliveredAt", ${returnsColumn} as returns,
      (select json_build_object('carrier', s.carrier, 'code', s.tracking_code,
          'sentAt', ${iso('s.sent_at')}, 'deliveredAt', ${iso('s.delivered_at')})
        from shipment s where s.order_id = o.id and s.carrier <> '') as parcel,
      (select coalesce(json_agg(json_build_object('amount', r.amount,
          'state', case r.state when 'done' then 'done' else 'pending' end,
          'createdAt', ${iso('r.created_at')}) order by r.id), '[]')
        from refund r where r.order_id = o.id and r.state <> 'refused') as refunds,
      (select value from setting where key = 'selling') as selling
    from shop_order o
    left join lateral (
      select a.reference, a.trace, a.card from payment_attempt a
      where a.order_id = o.id and a.state = 'paid'
        and not exists (select from stray_payment s where s.attempt_id = a.id)
      order by a.id desc limit 1
    ) paid on true
    where ${choice}`;

const detailRow = standing.extend({
  ...orderAnswer.pick({
    number: true,
    delivery: true,
    total: true,
    freightKept: true,
    version: true,
    note: true,
    address: true,
    buyer: true,
    canClear: true,
    clearedAt: true,
    createdAt: true,
    paidAt: true,
    expiresAt: true,
    events: true,
    refunds: true,
  }).shape,
  deliveryMethod: chosen,
  totals: orderTotals,
  lines: z.array(orderLine),
  invoice: issuedInvoice.nullable(),
  parcel: orderAnswer.shape.parcel.unwrap().omit({ url: true }).nullable(),
  reference: z.string().nullable(),
  trace: z.string().nullable(),
  maskedCard: z.string().nullable(),
  receipt: transferReceipt.nullable(),
  deliveredAt: z.string().nullable(),
  returns: z.array(readReturn),
  selling: z.unknown(),
});
export type Detail = z.infer<typeof detailRow>;

/** A member's order. Values: member, number. */
export const readDetail = {
  name: 'order-detail',
  text: detailWhere('o.member_id = $1 and o.number = $2'),
  row: detailRow,
} satisfies Statement<unknown>;

/** Anybody's order. Values: number. */
export const readAnyDetail = {
  name: 'order-detail-any',
  text: detailWhere('o.number = $1'),
  row: detailRow,
} satisfies Statement<unknown>;
