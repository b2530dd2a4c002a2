import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import {
  type AttemptRow,
  attemptColumns,
  attemptRow,
} from '#server/modules/payment/attempt-queries.ts';

/** Attempts of an order with which its shopper is at a gateway, the newest first. */
export const openAttempts = (db: Db, orderId: number): Promise<AttemptRow[]> =>
  rows(
    db,
    sql`select ${sql.raw(attemptColumns)} from payment_attempt a
      where a.order_id = ${orderId} and a.state = 'redirected' order by a.id desc`,
    attemptRow,
  );

/** Whether a shopper is at a gateway by this attempt or a later one, and whether a payment of its order is being verified. */
export async function otherAttempts(
  tx: Db,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<{ isThere: boolean; isAsked: boolean }> {
  const query = sql`
    select coalesce(bool_or(state = 'redirected' and id >= ${id}), false) as "isThere",
      coalesce(bool_or(state in ('verifying', 'unknown')), false) as "isAsked"
    from payment_attempt where order_id = ${orderId}`;
  const row = z.object({ isThere: z.boolean(), isAsked: z.boolean() });
  return (await rows(tx, query, row))[0] ?? { isThere: false, isAsked: false };
}

/**
 * The attempt for which another request is asking this gateway for a way now.
 * @param longest ms that may take; an older one was left by a process that ended
 */
export async function beginningAttempt(
  tx: Db,
  { orderId, gateway, longest }: { orderId: number; gateway: string; longest: number },
): Promise<number | null> {
  const query = sql`
    select id from payment_attempt
    where order_id = ${orderId} and gateway = ${gateway} and state = 'created'
      and created_at > now() - ${longest}::double precision * interval '1 millisecond'
    order by id desc limit 1`;
  return (await rows(tx, query, z.object({ id: z.int() })))[0]?.id ?? null;
}

/**
 * What has become of an attempt that another request has begun.
 * @param longest as of `beginningAttempt`
 */
export async function readBeginning(
  db: Db,
  id: number,
  longest: number,
): Promise<'beginning' | 'begun' | 'failed' | 'left'> {
  const query = sql`
    select case when gateway_ref is not null then 'begun' when state <> 'created' then 'failed'
      when created_at > now() - ${longest}::double precision * interval '1 millisecond' then 'beginning'
      else 'left' end as is
    from payment_attempt where id = ${id}`;
  const row = z.object({ is: z.enum(['beginning', 'begun', 'failed', 'left']) });
  return (await rows(db, query, row))[0]?.is ?? 'left';
}
