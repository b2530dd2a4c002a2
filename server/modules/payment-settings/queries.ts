import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** Payments that a gateway still has to be asked about, by gateway. */
export const countUnderWay = (db: Db) =>
  rows(
    db,
    sql`select gateway, count(*)::int as count from payment_attempt where due_at is not null group by 1`,
    z.object({ gateway: z.string(), count: z.int() }),
  );

/** Keys with which attempts were made that a gateway still has to be asked about. */
export async function readKeysInUse(tx: Db): Promise<Set<number>> {
  const found = await rows(
    tx,
    sql`select distinct a.key_id as id from payment_attempt a where a.due_at is not null and a.key_id is not null
      union
      select a.key_id from refund r join payment_attempt a on a.id = r.attempt_id
        where r.due_at is not null and a.key_id is not null
      union
      select a.key_id from stray_payment s join payment_attempt a on a.id = s.attempt_id
        where s.settled_at is null and a.key_id is not null`,
    z.object({ id: z.int() }),
  );
  return new Set(found.map(({ id }) => id));
}
