import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';
import { orderStatus } from '#lib/contract/order.ts';
import { type Db, rows } from '#server/db/database.ts';
import { type Statement, noRow } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';

const orderRow = z.object({
  id: z.int(),
  number: z.int(),
  memberId: z.int().nullable(),
  /** Whether a basket is frozen for it. */
  hasBasket: z.boolean(),
  status: orderStatus,
  delivery: z.string(),
  payment: z.string(),
  total: z.int(),
  version: z.int(),
  slotId: z.int().nullable(),
  couponId: z.int().nullable(),
  /** Whether `expires_at` has passed. */
  isExpired: z.boolean(),
  /** When it expires, in Tehran, as `17:05`; '' if it does not. */
  until: z.string(),
});
/** What the rules need to know of an order. */
export type OrderRow = z.infer<typeof orderRow>;

const locking = {
  name: 'order-lock',
  text: `
    with frozen as (
      select from basket where id = (select basket_id from shop_order where id = $1) for update
    )
    select o.id, o.number, o.member_id as "memberId", o.basket_id is not null as "hasBasket", o.status,
      o.delivery, o.payment, o.total, o.version, o.slot_id as "slotId", o.coupon_id as "couponId",
      coalesce(o.expires_at <= now(), false) as "isExpired",
      coalesce(to_char(o.expires_at at time zone 'Asia/Tehran', 'HH24:MI'), '') as until
    from shop_order o left join frozen on true where o.id = $1 for update of o`,
  row: orderRow,
} satisfies Statement<unknown>;

/**
 * Locks an order, and first the basket frozen for it: every transaction locks baskets, then orders, then
 * variants, slots and coupons. What it has waited for is seen in the columns of the locked row only, so other
 * tables are read by later statements.
 */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow | null> {
  const [found] = await runIn(tx, locking, [orderId]);
  return found ?? null;
}

type Locked = Pick<OrderRow, 'id'>;

/** Whether a shopper has come back from a gateway, and it is not yet known whether they paid. */
export const isVerifying = async (tx: Db, { id }: Locked): Promise<boolean> =>
  (await firstId(
    tx,
    sql`select id from payment_attempt
      where order_id = ${id} and state in ('verifying', 'unknown') limit 1`,
  )) !== null;

/** Whether a payment of it has failed before. */
export const wasUnpaid = async (tx: Db, { id }: Locked): Promise<boolean> =>
  (await firstId(
    tx,
    sql`select order_id as id from order_event
      where order_id = ${id} and status = ${orderStatuses.unpaid} limit 1`,
  )) !== null;

/** Who cancelled it last; null if nobody did. */
export async function cancelledBy(tx: Db, { id }: Locked): Promise<string | null> {
  const [found] = await rows(
    tx,
    sql`select by from order_event
      where order_id = ${id} and status = ${orderStatuses.cancelled} and is_shown
      order by version desc limit 1`,
    z.object({ by: z.string() }),
  );
  return found?.by ?? null;
}

const idRow = z.object({ id: z.int() });
const firstId = async (db: Db, query: SQL): Promise<number | null> =>
  (await rows(db, query, idRow))[0]?.id ?? null;

/** The member's order with this number. */
export const findOrder = (db: Db, memberId: number, number: number): Promise<number | null> =>
  firstId(db, sql`select id from shop_order where member_id = ${memberId} and number = ${number}`);

/** The order a member's basket is frozen for. */
export async function findOpenOrder(
  db: Db,
  memberId: number,
): Promise<Pick<OrderRow, 'id' | 'number' | 'total' | 'payment'> | null> {
  const [found] = await rows(
    db,
    sql`select o.id, o.number, o.total, o.payment from shop_order o join basket b on b.id = o.basket_id
      where b.member_id = ${memberId}`,
    orderRow.pick({ id: true, number: true, total: true, payment: true }),
  );
  return found ?? null;
}

/**
 * Orders whose time is over, the oldest first. Their payment may still be in verification.
 * @param passed how many of them are left out
 */
export async function findExpired(db: Db, most: number, passed: number): Promise<number[]> {
  const found = await rows(
    db,
    sql`select o.id from shop_order o where o.expires_at <= now()
        and not exists (select from payment_attempt a where a.order_id = o.id
          and a.state in ('verifying', 'unknown'))
      order by o.expires_at, o.id limit ${most} offset ${passed}`,
    idRow,
  );
  return found.map(({ id }) => id);
}

const { paid } = orderStatuses;

/** What changes of an order with a step; absent columns stay. */
export interface Step {
  readonly status: OrderStatus;
  readonly delivery: string;
  /** What it was paid by. */
  readonly payment?: string;
  /** Minutes from now until it expires, or null for never. */
  readonly expiresIn?: number | null;
  /** The basket is no longer frozen for it. */
  readonly leavesBasket?: boolean;
  /** Its money has arrived, whatever its status. */
  readonly isPaid?: boolean;
  /** Toman of its freight that the shop keeps although it is cancelled. */
  readonly kept?: number;
}

const insertStep = {
  name: 'order-step',
  text: `
    with stepped as (
      update shop_order set status = $2::int, delivery = $3, version = version + 1, updated_at = now(),
        expires_at = case when $5::boolean then expires_at
          else now() + $6::double precision * interval '1 minute' end,
        payment = coalesce($11, payment), kept = coalesce($13::bigint, kept),
        paid_at = case when $12::boolean then coalesce(paid_at, now()) else paid_at end,
        basket_id = case when $7::boolean then null else basket_id end
      where id = $1
    )
    insert into order_event (order_id, status, delivery, version, by, reason, is_shown)
    values ($1, $2::int, $3, $4, $8, $9, $10)`,
  row: noRow,
} satisfies Statement<unknown>;

/** Writes the step and its event. */
export async function writeStep(
  tx: Db,
  { id, version }: OrderRow,
  {
    status,
    delivery,
    payment,
    expiresIn,
    leavesBasket = false,
    isPaid = status === paid,
    kept,
  }: Step,
  { by, reason, isShown }: { by: string; reason: string; isShown: boolean },
): Promise<void> {
  const expiry = [expiresIn === undefined, expiresIn ?? null];
  const step = [id, status, delivery, version + 1, ...expiry, leavesBasket];
  await runIn(tx, insertStep, [
    ...step,
    by,
    reason,
    isShown,
    payment ?? null,
    isPaid,
    kept ?? null,
  ]);
}

/** Takes a place in a slot; false when it is full or not one of the method's in the future. */
export async function takeSlot(tx: Db, slotId: number, methodId: number): Promise<boolean> {
  const taken = await firstId(
    tx,
    sql`update delivery_slot set taken = taken + 1
      where id = ${slotId} and method_id = ${methodId} and taken < capacity
        and day + from_hour * interval '1 hour' > now() at time zone 'Asia/Tehran'
      returning id`,
  );
  return taken !== null;
}

/** Takes a place again in the slot of an expired order; false when it is full. */
export async function retakeSlot(tx: Db, slotId: number): Promise<boolean> {
  const taken = await firstId(
    tx,
    sql`update delivery_slot set taken = taken + 1 where id = ${slotId} and taken < capacity
      returning id`,
  );
  return taken !== null;
}

/** Gives a place back. Where more are taken than the shop wants by now, no one else gets it. */
export async function leaveSlot(tx: Db, slotId: number): Promise<void> {
  await tx.execute(sql`
    update delivery_slot set taken = taken - 1,
      capacity = greatest(taken - 1, coalesce(wanted, capacity))
    where id = ${slotId}`);
}
