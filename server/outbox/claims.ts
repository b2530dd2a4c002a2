import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

interface Wanted<Row> {
  kind: string;
  most: number;
  /** In ms. */
  lease: number;
  row: z.ZodType<Row>;
}

/** Claims the oldest due rows of a kind: no other node gets them until the lease expires. */
export async function claim<Row extends { id: number }>(
  db: Db,
  { kind, most, lease, row }: Wanted<Row>,
): Promise<Row[]> {
  const found = await rows(
    db,
    sql`update outbox set attempts = attempts + 1, due_at = now() + ${lease} * interval '1 millisecond'
      where id in (
        select id from outbox
        where done_at is null and due_at <= now() and kind = ${kind}
        order by id limit ${most} for update skip locked)
      returning id, payload, attempts`,
    row,
  );
  return found.toSorted((one, other) => one.id - other.id);
}

export const idsOf = (batch: readonly { id: number }[]) =>
  sql`${sql.param(batch.map(({ id }) => id))}::bigint[]`;

export async function noteDone(db: Db, batch: readonly { id: number }[]): Promise<void> {
  await db.execute(
    sql`update outbox set done_at = now(), last_error = null where id = any(${idsOf(batch)})`,
  );
}
