import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/database.ts';
import type { FieldChange } from '#server/modules/goods/field-change.ts';
import { type batchKinds, changeBatch, changeRow } from '#server/db/schema/goods.ts';

interface Batch {
  readonly kind: (typeof batchKinds)[number];
  /** Null for the shop itself. */
  readonly staffId: number | null;
  readonly wanted?: object;
}

/** Most rows of one statement. */
const most = 500;

/**
 * Keeps changes that were made together, in their transaction, so that they can be shown and taken back.
 * @returns the batch; null when nothing changed
 */
export async function keepChanges(
  tx: Db,
  batch: Batch,
  changes: readonly FieldChange[],
): Promise<number | null> {
  if (changes.length === 0) return null;
  const [made] = await tx
    .insert(changeBatch)
    .values({ ...batch, total: changes.length, done: changes.length, endedAt: new Date() })
    .returning({ id: changeBatch.id });
  const batchId = made?.id ?? 0;
  for (let at = 0; at < changes.length; at += most) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await tx
      .insert(changeRow)
      .values(changes.slice(at, at + most).map((change) => ({ ...change, batchId })));
  }
  return batchId;
}

/** The fields whose values differ. */
export function differing<Fields extends string>(
  place: Pick<FieldChange, 'productId' | 'variantId'>,
  fields: readonly Fields[],
  before: Readonly<Record<Fields, unknown>>,
  after: Readonly<Record<Fields, unknown>>,
): FieldChange[] {
  return fields.flatMap((field) =>
    isDeepStrictEqual(before[field], after[field])
      ? []
      : [{ ...place, field, before: before[field], after: after[field] }],
  );
}

/** Longest text that an audit repeats. */
const longest = 500;

/** Values for the audit by field; long ones only by their length. */
export function valuesOf(
  changes: readonly FieldChange[],
  which: 'before' | 'after',
): Record<string, unknown> {
  return Object.fromEntries(
    changes.map((change) => {
      const { variantId, field } = change;
      const name = variantId === null ? field : `${field} (${variantId})`;
      const value = change[which];
      const text = JSON.stringify(value) ?? 'null';
      return [name, text.length > longest ? `${text.length} characters` : value];
    }),
  );
}
