import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { receiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { iso } from '#server/db/iso.ts';

/** The receipt of an order that waits for a decision. */
export async function lockWaiting(
  tx: Db,
  orderId: number,
): Promise<{ id: number; picture: string | null } | null> {
  const [found] = await rows(
    tx,
    sql`select id, picture_id as picture from transfer_receipt
      where order_id = ${orderId} and state = 'waiting' for update`,
    z.object({ id: z.int(), picture: z.string().nullable() }),
  );
  return found ?? null;
}

interface Sent {
  readonly picture: string;
  readonly reference: string;
}

export async function insertReceipt(
  tx: Db,
  orderId: number,
  { picture, reference }: Sent,
): Promise<void> {
  await tx.execute(sql`
    insert into transfer_receipt (order_id, picture_id, reference)
    values (${orderId}, ${picture}::uuid, ${reference})`);
}

export async function replaceReceipt(
  tx: Db,
  id: number,
  { picture, reference }: Sent,
): Promise<void> {
  await tx.execute(sql`
    update transfer_receipt set picture_id = ${picture}::uuid, reference = ${reference},
      version = version + 1, created_at = now()
    where id = ${id}`);
}

/** The order of a receipt. */
export async function orderOf(db: Db, id: number): Promise<number | null> {
  const query = sql`select order_id as "orderId" from transfer_receipt where id = ${id}`;
  return (await rows(db, query, z.object({ orderId: z.int() })))[0]?.orderId ?? null;
}

const state = z.enum(['waiting', 'approved', 'refused']);

/** Locks a receipt; its order must be locked before. */
export async function lockReceipt(
  tx: Db,
  id: number,
): Promise<{ state: z.infer<typeof state>; version: number } | null> {
  const query = sql`select state, version from transfer_receipt where id = ${id} for update`;
  return (await rows(tx, query, z.object({ state, version: z.int() })))[0] ?? null;
}

export async function decide(
  tx: Db,
  id: number,
  { state: next, answer }: { state: 'approved' | 'refused'; answer: string },
): Promise<void> {
  await tx.execute(sql`
    update transfer_receipt set state = ${next}, answer = ${answer}, version = version + 1,
      decided_at = now()
    where id = ${id}`);
}

/** Receipts that wait, the oldest first. Values: greatest number of rows, rows before them, number of an order or null. */
export const readWaiting = {
  name: 'receipt-waiting',
  text: `
    select r.id, r.version, r.reference, r.picture_id as picture, o.number, o.status, o.total,
      ${iso('r.created_at')} as "createdAt"
    from transfer_receipt r join shop_order o on o.id = r.order_id
    where r.state = 'waiting' and ($3::bigint is null or o.number = $3) order by r.created_at, r.id limit $1 offset $2`,
  row: receiptsAnswer.shape.items.element,
} satisfies Statement<unknown>;

export const countWaiting = {
  name: 'receipt-count',
  text: `select count(*)::int as count from transfer_receipt where state = 'waiting'`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;
