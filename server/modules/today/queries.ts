import { z } from 'zod';
import { onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import type { WaitingKind } from '#lib/contract/panel-hub.ts';
import { iso } from '#server/db/iso.ts';
import { lowStockSql } from '#server/db/low-stock.ts';
import type { Statement } from '#server/db/statement.ts';

const { waiting, paid, preparing } = orderStatuses;

const row = z.object({
  count: z.int(),
  oldest: z.string().nullable(),
  amount: z.int().nullable(),
});

const statement = (name: string, text: string) =>
  ({ name: `today-${name}`, text, row }) satisfies Statement<unknown>;

const of = (rows: string, amount: string): string =>
  `select count(*)::int as count, ${iso('min(w.created_at)')} as oldest,
    ${amount} as amount from (${rows}) w`;

/** Rows that wait, each read by an index that has few others. */
const rowsOf = {
  toPack: `select created_at from shop_order where status = ${paid}`,
  toAccept: `select created_at from shop_order where status = ${waiting} and payment = '${onDelivery}'`,
  receipts: `select t.created_at, o.total from transfer_receipt t join shop_order o on o.id = t.order_id
      where t.state = 'waiting'`,
  returns: `select created_at from return_request where state in ('asked', 'approved')`,
  chats: `select waiting_since as created_at from chat where state = 'waiting'`,
  opinions: ['review', 'question', 'answer', 'post_comment']
    .map((table) => `select written_at as created_at from ${table} where state = 'waiting'`)
    .join(' union all '),
} as const;

export const toPack = statement('to-pack', of(rowsOf.toPack, 'null::bigint'));
export const toAccept = statement('to-accept', of(rowsOf.toAccept, 'null::bigint'));
export const receipts = statement(
  'receipts',
  of(rowsOf.receipts, 'coalesce(sum(w.total), 0)::bigint'),
);
export const returns = statement('returns', of(rowsOf.returns, 'null::bigint'));
export const chats = statement('chats', of(rowsOf.chats, 'null::bigint'));
export const money = statement(
  'money',
  of(
    `select created_at, amount from refund where state = 'manual'
      union all select created_at, amount from stray_payment where settled_at is null and due_at is null`,
    'coalesce(sum(w.amount), 0)::bigint',
  ),
);
export const opinions = statement('opinions', of(rowsOf.opinions, 'null::bigint'));
/** Of published goods, as the list finds them (`isLow`). */
export const lowStock = statement(
  'low-stock',
  `select count(*)::int as count, null as oldest, null::bigint as amount
    from variant v join product p on p.id = v.product_id
    where ${lowStockSql} and p.removed_at is null`,
);

/** How many rows wait, and when they were counted, in ms. */
const counting = (kind: WaitingKind, rows: string) =>
  ({
    name: `waiting-${kind}`,
    text: `select count(*)::int as count,
      (extract(epoch from statement_timestamp()) * 1000)::bigint as at from (${rows}) w`,
    row: z.object({ count: z.int(), at: z.int() }),
  }) satisfies Statement<unknown>;

export const countWaiting = {
  orders: counting('orders', `${rowsOf.toPack} union all ${rowsOf.toAccept}`),
  receipts: counting('receipts', rowsOf.receipts),
  returns: counting('returns', rowsOf.returns),
  opinions: counting('opinions', rowsOf.opinions),
  messages: counting('messages', 'select from contact_message where handled_at is null'),
  chats: counting('chats', rowsOf.chats),
} as const satisfies Record<WaitingKind, Statement<unknown>>;

/** Orders that are read for two days, the newest ones. */
const mostOrders = 5_000;

/**
 * Orders of two days by hour, paid or taken up. Values: the days, as ISO dates in Tehran. `isWhole`: whether all orders of
 * them were read.
 */
export const readHours = {
  name: 'today-hours',
  text: `
    with newest as materialized (
      select created_at, created_at at time zone 'Asia/Tehran' as at, status, total
      from shop_order where created_at >= $1::date::timestamp at time zone 'Asia/Tehran'
      order by created_at desc, id desc limit ${mostOrders}
    ), whole as (
      select count(*) < ${mostOrders} as yes from newest
    )
    select (at::date = $2::date) as "isToday", extract(hour from at)::int as hour, count(*)::int as orders,
      sum(total)::bigint as amount, (select yes from whole) as "isWhole"
    from newest where status in (${paid}, ${preparing})
    group by 1, 2`,
  row: z.object({
    isToday: z.boolean(),
    hour: z.int().min(0).max(23),
    orders: z.int(),
    amount: z.int(),
    isWhole: z.boolean(),
  }),
} satisfies Statement<unknown>;
