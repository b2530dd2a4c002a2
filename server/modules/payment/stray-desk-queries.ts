import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const listed = z.object({
  attemptId: z.int(),
  merchantRef: z.int(),
  number: z.int(),
  gateway: z.string(),
  amount: z.int(),
  reference: z.string().nullable(),
  card: z.string().nullable(),
  reason: z.string(),
  createdAt: z.string(),
  dueAt: z.string().nullable(),
  settledAt: z.string().nullable(),
  settlement: z.string(),
  version: z.int(),
});
export type ListedStray = z.infer<typeof listed>;

const columns = sql.raw(`
  s.attempt_id as "attemptId", coalesce(a.merchant_ref, a.id) as "merchantRef", o.number, a.gateway, s.amount,
  a.reference, a.card, s.reason,
  ${iso('s.created_at')} as "createdAt", ${iso('s.due_at')} as "dueAt",
  ${iso('s.settled_at')} as "settledAt", s.settlement, s.version`);
const tables = sql.raw(`stray_payment s join payment_attempt a on a.id = s.attempt_id
  join shop_order o on o.id = a.order_id`);

interface Wanted {
  readonly isOpen: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The oldest first. */
export const listStrays = (db: Db, { isOpen, limit, offset }: Wanted): Promise<ListedStray[]> =>
  rows(
    db,
    sql`select ${columns} from ${tables} where s.settled_at is null or not ${isOpen}::boolean
      order by s.created_at, s.attempt_id limit ${limit} offset ${offset}`,
    listed,
  );

export async function countStrays(db: Db, isOpen: boolean): Promise<number> {
  const query = sql`select count(*)::int as count from stray_payment
    where settled_at is null or not ${isOpen}::boolean`;
  return (await rows(db, query, z.object({ count: z.int() })))[0]?.count ?? 0;
}

/** Locks one. */
export async function lockStray(tx: Db, attemptId: number): Promise<ListedStray | null> {
  const query = sql`select ${columns} from ${tables}
    where s.attempt_id = ${attemptId} for update of s`;
  return (await rows(tx, query, listed))[0] ?? null;
}

/** @param settlement what was done with it; null: the job asks its gateway to give it back */
export async function settleStray(
  tx: Db,
  attemptId: number,
  settlement: string | null,
): Promise<void> {
  await tx.execute(sql`
    update stray_payment set version = version + 1, settlement = coalesce(${settlement}, settlement),
      settled_at = case when ${settlement}::text is not null then now() end,
      due_at = case when ${settlement}::text is null then now() end
    where attempt_id = ${attemptId}`);
}
