import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type GetOrdersBody,
  type OrderState,
  adminOrdersAnswer,
  listedPictures,
  ordersPageSize,
} from '#lib/contract/admin-orders.ts';
import { cardToCard, deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

/** What an order needs next, `orderState` of the contract. */
const stateColumn = sql.raw(`
  case when o.status = ${paid} then 'paid' when o.status = ${cancelled} then 'cancelled'
    when o.status = ${preparing} then
      case when o.delivery in ('${sent}', '${delivered}', '${returned}') then o.delivery
        else 'packing' end
    when o.status = ${waiting} and o.payment in ('${onDelivery}', '${cardToCard}') then 'waiting'
    else 'unpaid' end`);

/** Statuses and delivery states of a state, by which the index finds its orders. */
const placesOf: Readonly<
  Record<OrderState, { readonly statuses: readonly number[]; readonly deliveries?: string[] }>
> = {
  waiting: { statuses: [waiting] },
  unpaid: { statuses: [waiting, unpaid, atGateway] },
  paid: { statuses: [paid] },
  packing: { statuses: [preparing], deliveries: [none, packing] },
  sent: { statuses: [preparing], deliveries: [sent] },
  delivered: { statuses: [preparing], deliveries: [delivered] },
  returned: { statuses: [preparing], deliveries: [returned] },
  cancelled: { statuses: [cancelled] },
};

function inState(state: OrderState): SQL[] {
  const { statuses, deliveries } = placesOf[state];
  return [
    sql`o.status = any(${sql.param([...statuses])}::int[])`,
    ...(deliveries ? [sql`o.delivery = any(${sql.param(deliveries)}::text[])`] : []),
    sql`${stateColumn} = ${state}`,
  ];
}

/** What is searched for, read from what was typed. */
export type Sought =
  | { readonly kind: 'all' | 'nothing' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'mobile'; readonly mobile: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'name'; readonly name: string };

/** A text as a part of a pattern of `like`. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const soughtIn = (sought: Sought): readonly SQL[] => {
  if (sought.kind === 'nothing') return [sql`false`];
  if (sought.kind === 'number') return [sql`o.number = ${sought.number}`];
  if (sought.kind === 'mobile') {
    return [sql`o.member_id in (select m.id from member m where m.mobile = ${sought.mobile})`];
  }
  if (sought.kind === 'code') {
    return [
      sql`o.id in (select s.order_id from shipment s where s.tracking_code = ${sought.code})`,
    ];
  }
  if (sought.kind === 'name') {
    const pattern = `%${literal(sought.name)}%`;
    return [sql`o.member_id in (select m.id from member m where m.name ilike ${pattern})`];
  }
  return [];
};

/** Midnight in Tehran, some days after a day. */
const startOf = (day: string, later: number) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Tehran'`;

const timeOf = (id: number): SQL =>
  sql`(select created_at from shop_order where id = ${id}::bigint)`;

const orderOf = ({ isOldestFirst }: GetOrdersBody): SQL =>
  isOldestFirst ? sql`o.created_at, o.id` : sql`o.created_at desc, o.id desc`;

function whereOf(body: GetOrdersBody, sought: Sought) {
  const { state, status, delivery, payment, label, from, to, after, isOldestFirst } = body;
  // Ids do not rise with the time of orders that were imported.
  const past = sql.raw(isOldestFirst ? '>' : '<');
  const conditions = [
    sql`true`,
    ...soughtIn(sought),
    ...(state === null ? [] : inState(state)),
    ...(status === null ? [] : [sql`o.status = ${status}`]),
    ...(delivery === null ? [] : [sql`o.delivery = ${delivery}`]),
    ...(payment === null ? [] : [sql`o.payment = ${payment}`]),
    ...(label === null
      ? []
      : [sql`o.id in (select b.order_id from order_label b where b.title = ${label})`]),
    ...(from === null ? [] : [sql`o.created_at >= ${startOf(from, 0)}`]),
    ...(to === null ? [] : [sql`o.created_at < ${startOf(to, 1)}`]),
    ...(after === null ? [] : [sql`(o.created_at, o.id) ${past} (${timeOf(after)}, ${after})`]),
  ];
  return sql.join(conditions, sql` and `);
}

const item = adminOrdersAnswer.shape.items.element.extend({ id: z.int() });

export const ordersPage = (
  body: GetOrdersBody,
  sought: Sought,
  most = ordersPageSize + 1,
): SQL => sql`
      select o.id, o.number, o.version, ${stateColumn} as state, o.status, o.delivery, o.payment, o.total,
        ${sql.raw(iso('o.created_at'))} as "createdAt", ${sql.raw(iso('o.paid_at'))} as "paidAt",
        o.delivery_chosen as "deliveryMethod",
        (select sum(l.count)::int from order_line l where l.order_id = o.id) as pieces,
        (select count(*)::int from order_line l where l.order_id = o.id) as "lineCount",
        (select coalesce(json_agg(json_build_object('nameFa', f.name_fa, 'image', f.image) order by f.position), '[]')
          from (select l.name_fa, l.image, l.position from order_line l where l.order_id = o.id
            order by l.position limit ${listedPictures}) f) as products,
        case when m.id is not null then json_build_object('id', m.id, 'name', m.name, 'mobile', m.mobile)
          end as member,
        (select coalesce(json_agg(b.title order by b.title collate "C"), '[]') from order_label b
          where b.order_id = o.id) as labels,
        o.address ->> 'receiverName' as receiver, o.buyer is not null as "isForCompany",
        exists (select from transfer_receipt t where t.order_id = o.id and t.state = 'waiting')
          as "receiptWaits",
        exists (select from return_request q where q.order_id = o.id and q.state in ('asked', 'approved'))
          as "returnWaits",
        exists (select from refund r where r.order_id = o.id and r.state = 'manual')
          as "hasManualRefund"
      from shop_order o left join member m on m.id = o.member_id
      where ${whereOf(body, sought)}
      order by ${orderOf(body)} limit ${most}`;

/** A page, and one order more if there is one; with `most` so many. */
export const listOrders = (db: Db, body: GetOrdersBody, sought: Sought, most?: number) =>
  rows(db, ordersPage(body, sought, most), item);

/** Of an index alone: the rows of orders are large. */
export const states = sql`
  select ${stateColumn} as state, sum(o.count)::int as count
  from (select status, delivery, payment, count(*) from shop_order group by 1, 2, 3) o group by 1`;

/** Orders in each state that has any. */
export const countStates = (db: Db) =>
  rows(db, states, z.object({ state: item.shape.state, count: z.int() }));
