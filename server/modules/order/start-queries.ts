import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatus } from '#lib/contract/order.ts';
import { type Db, rows } from '#server/db/database.ts';
import { orderEvent, orderLine, shopOrder } from '#server/db/schema/order.ts';

/** Eight digits: long enough not to collide, short enough to be read out on the phone. */
const randomNumber = (): number => randomInt(10_000_000, 100_000_000);

export interface NewOrder extends Omit<typeof shopOrder.$inferInsert, 'number' | 'expiresAt'> {
  /** Minutes until it expires; null: never. */
  readonly expiresIn: number | null;
}
export type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId' | 'position'>;

/**
 * Writes an order with its lines and its first event.
 * @returns its id and its random number
 */
export async function insertOrder(
  tx: Db,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<{ id: number; number: number }> {
  const made = await insertNumbered(tx, order);
  await tx
    .insert(orderLine)
    .values(lines.map((line, position) => ({ ...line, orderId: made.id, position })));
  await tx
    .insert(orderEvent)
    .values({ orderId: made.id, status: order.status, version: 1, by: 'shopper', reason: 'start' });
  return made;
}

async function insertNumbered(tx: Db, order: NewOrder): Promise<{ id: number; number: number }> {
  const { expiresIn, ...row } = order;
  const expiresAt = sql`now() + ${expiresIn}::int * interval '1 minute'`;
  const [made] = await tx
    .insert(shopOrder)
    .values({ ...row, number: randomNumber(), expiresAt })
    .onConflictDoNothing({ target: shopOrder.number })
    .returning({ id: shopOrder.id, number: shopOrder.number });
  return made ?? insertNumbered(tx, order);
}

const started = z.object({
  id: z.int(),
  number: z.int(),
  status: orderStatus,
  payment: z.string(),
  startHash: z.string(),
});

/** The order a member has started with this key. */
export async function findStarted(db: Db, memberId: number, startKey: string) {
  const [found] = await rows(
    db,
    sql`select id, number, status, payment, start_hash as "startHash" from shop_order
      where member_id = ${memberId} and start_key = ${startKey}::uuid`,
    started,
  );
  return found ?? null;
}
