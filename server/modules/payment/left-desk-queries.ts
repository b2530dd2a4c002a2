import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import type { Askable } from '#server/gateways/shelf.ts';

const left = z.object({
  attemptId: z.int(),
  merchantRef: z.int(),
  number: z.int(),
  gateway: z.string(),
  state: z.enum(['redirected', 'verifying', 'unknown', 'paid']),
  amount: z.int(),
  gatewayRef: z.string().nullable(),
  reference: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type LeftPayment = z.infer<typeof left>;

const columns = sql.raw(`
  a.id as "attemptId", coalesce(a.merchant_ref, a.id) as "merchantRef", o.number, a.gateway, a.state,
  a.amount, a.gateway_ref as "gatewayRef", a.reference, ${iso('a.created_at')} as "createdAt", o.version`);
const tables = sql.raw('payment_attempt a join shop_order o on o.id = a.order_id');

/**
 * Attempts that no job can end: their gateway is not set, refused to pay out what was verified, or has not said for a day
 * whether it did.
 * @param set the gateways that are set
 */
const isLeft = (set: Askable): SQL => sql`(
  a.state in ('redirected', 'verifying', 'unknown') and a.due_at is not null and ${isGone(set)}
  or a.state = 'paid' and a.needs_settling and (
    a.due_at is null or a.created_at < now() - interval '1 day' or ${isGone(set)}))`;
const isGone = ({ names, keyIds }: Askable): SQL => sql`
  case when a.key_id is null then a.gateway <> all(${sql.param([...names])}::text[])
    else a.key_id <> all(${sql.param([...keyIds])}::int[]) end`;

interface Wanted {
  readonly limit: number;
  readonly offset: number;
}

/** The oldest first. */
export const leftPage = (set: Askable, { limit, offset }: Wanted): SQL =>
  sql`select ${columns} from ${tables} where ${isLeft(set)}
    order by a.id limit ${limit} offset ${offset}`;
export const listLeft = (db: Db, set: Askable, wanted: Wanted): Promise<LeftPayment[]> =>
  rows(db, leftPage(set, wanted), left);

export const leftCount = (set: Askable): SQL =>
  sql`select count(*)::int as count from payment_attempt a where ${isLeft(set)}`;
export const countLeft = async (db: Db, set: Askable): Promise<number> =>
  (await rows(db, leftCount(set), z.object({ count: z.int() })))[0]?.count ?? 0;

/** One of them; null when it is not, or no longer, for staff to settle. */
export async function findLeft(
  tx: Db,
  set: Askable,
  attemptId: number,
): Promise<LeftPayment | null> {
  const query = sql`select ${columns} from ${tables} where a.id = ${attemptId} and ${isLeft(set)}`;
  return (await rows(tx, query, left))[0] ?? null;
}

const waiting = z.object({ gateway: z.string(), attempts: z.int(), refunds: z.int() });

/** Attempts and refunds that wait for gateways that are not set. */
export const countWaiting = (db: Db, set: Askable): Promise<z.infer<typeof waiting>[]> =>
  rows(
    db,
    sql`select gateway, sum(attempts)::int as attempts, sum(refunds)::int as refunds from (
        select a.gateway, count(*) as attempts, 0 as refunds from payment_attempt a
          where ${isLeft(set)} and ${isGone(set)} group by 1
        union all
        select a.gateway, 0, count(*) from refund r join payment_attempt a on a.id = r.attempt_id
          where r.due_at is not null and ${isGone(set)} group by 1) each
      group by 1 order by 1`,
    waiting,
  );

/** The order of a payment attempt; null for an unknown one. */
export async function orderOf(db: Db, attemptId: number): Promise<number | null> {
  const query = sql`select order_id as id from payment_attempt where id = ${attemptId}`;
  return (await rows(db, query, z.object({ id: z.int() })))[0]?.id ?? null;
}
