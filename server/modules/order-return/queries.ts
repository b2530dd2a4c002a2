import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** `return_request.lines`, one of them. */
export interface StoredLine {
  readonly position: number;
  readonly count: number;
  readonly cause: string;
  readonly note: string;
  readonly pictures: readonly string[];
}

export interface NewReturn {
  readonly orderId: number;
  readonly lines: readonly StoredLine[];
  readonly isDefective: boolean;
  readonly reason: string;
}

/** @returns its id */
export async function insertReturn(
  tx: Db,
  { orderId, lines, isDefective, reason }: NewReturn,
): Promise<number> {
  const [made] = await rows(
    tx,
    sql`insert into return_request (order_id, lines, is_defective, reason)
      values (${orderId}, ${JSON.stringify(lines)}::jsonb, ${isDefective}, ${reason}) returning id`,
    z.object({ id: z.int() }),
  );
  return made?.id ?? 0;
}

/** The order of a request. */
export async function orderOf(db: Db, id: number): Promise<number | null> {
  const query = sql`select order_id as "orderId" from return_request where id = ${id}`;
  return (await rows(db, query, z.object({ orderId: z.int() })))[0]?.orderId ?? null;
}

const lockedReturn = z.object({
  state: z.enum(['asked', 'approved', 'refused', 'received']),
  version: z.int(),
});
export type ReturnState = z.infer<typeof lockedReturn>['state'];

/** Locks a request; its order must be locked before. */
export async function lockReturn(tx: Db, id: number) {
  const query = sql`select state, version from return_request where id = ${id} for update`;
  return (await rows(tx, query, lockedReturn))[0] ?? null;
}

export async function writeState(
  tx: Db,
  id: number,
  { state, answer, refundId }: { state: ReturnState; answer: string; refundId: number | null },
): Promise<void> {
  // What staff wrote when they approved it stays when the goods arrive.
  await tx.execute(sql`
    update return_request set state = ${state}, version = version + 1, decided_at = now(),
      answer = case when ${answer}::text = '' then answer else ${answer} end,
      refund_id = coalesce(${refundId}::bigint, refund_id)
    where id = ${id}`);
}
