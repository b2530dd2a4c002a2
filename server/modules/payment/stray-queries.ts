import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const stray = z.object({
  attemptId: z.int(),
  gateway: z.string(),
  keyId: z.int().nullable(),
  amount: z.int(),
  merchantRef: z.int(),
  gatewayRef: z.string(),
  callbackRef: z.string().nullable(),
  /** Ms since it was recorded. */
  age: z.coerce.number(),
});
export type Stray = z.infer<typeof stray>;

/**
 * Claims money without a home that is to be given back, for as long as the lease; those another process has
 * are skipped.
 */
export const claimStrays = (db: Db, most: number, leaseMs: number): Promise<Stray[]> =>
  rows(
    db,
    sql`with due as (
        select attempt_id from stray_payment where due_at <= now() and settled_at is null
        order by due_at limit ${most} for update skip locked
      )
      update stray_payment s set version = s.version + 1,
        due_at = now() + ${leaseMs}::double precision * interval '1 millisecond'
      from due, payment_attempt a
      where s.attempt_id = due.attempt_id and a.id = s.attempt_id
      returning s.attempt_id as "attemptId", a.gateway, a.key_id as "keyId", s.amount,
        coalesce(a.merchant_ref, a.id) as "merchantRef", a.gateway_ref as "gatewayRef",
        a.callback_ref as "callbackRef", floor(extract(epoch from now() - s.created_at) * 1000) as age`,
    stray,
  );

/**
 * What became of it.
 * @param dueIn ms until it is tried again; null leaves it to staff
 */
export async function noteStray(
  db: Db,
  attemptId: number,
  { isSettled, what, dueIn }: { isSettled: boolean; what: string; dueIn: number | null },
): Promise<void> {
  await db.execute(sql`
    update stray_payment set version = version + 1, settlement = ${what},
      settled_at = case when ${isSettled}::boolean then now() end,
      due_at = now() + ${dueIn}::double precision * interval '1 millisecond'
    -- Staff may have settled it meanwhile.
    where attempt_id = ${attemptId} and settled_at is null`);
}
