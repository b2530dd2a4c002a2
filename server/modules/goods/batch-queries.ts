import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { batchKinds } from '#server/db/schema/goods.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { insertChangeRows } from '#server/modules/goods/many-queries.ts';

interface Batch {
  readonly kind: (typeof batchKinds)[number];
  readonly staffId: number | null;
  readonly undoOf?: number;
}

/**
 * Adds changes to a batch, which is made when there is none yet.
 * @returns the batch; null when there is still none
 */
export async function addToBatch(
  tx: Db,
  batchId: number | null,
  { kind, staffId, undoOf }: Batch,
  changes: readonly FieldChange[],
): Promise<number | null> {
  if (changes.length === 0) return batchId;
  const [made] = await rows(
    tx,
    batchId === null
      ? sql`insert into change_batch (kind, staff_id, undo_of, total, done, ended_at)
          values (${kind}, ${staffId}, ${undoOf ?? null}, ${changes.length}, ${changes.length}, now())
          returning id`
      : sql`update change_batch set total = total + ${changes.length}, done = done + ${changes.length},
          ended_at = now() where id = ${batchId} returning id`,
    z.object({ id: z.coerce.number() }),
  );
  const id = made?.id ?? 0;
  await insertChangeRows(tx, id, changes);
  return id;
}
