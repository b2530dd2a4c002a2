import { isDeepStrictEqual } from 'node:util';
import type { RowChange } from '#server/modules/import/compare.ts';
import type { Staged } from '#server/modules/import/compare-queries.ts';
import type { NewRef } from '#server/modules/import/result-queries.ts';

/** Whether a field is left as staff have made it since the last file, or since the dry run. */
function isKept({ changes: planned }: Staged, { field, before, isEdited }: RowChange): boolean {
  const seen = planned.find((each) => each.field === field);
  return isEdited || seen === undefined || !isDeepStrictEqual(seen.before, before);
}

/** Changes that are written. */
export const allowedOf = (
  staged: Staged,
  changes: readonly RowChange[] = [],
  edited: 'keep' | 'overwrite' | undefined,
): readonly RowChange[] =>
  changes.filter((change) => edited === 'overwrite' || !isKept(staged, change));

/** What is remembered of fields that were kept: as after the last file, so that the next one finds them again. */
export function keptOf(
  staged: Staged,
  changes: readonly RowChange[],
): Pick<NewRef, 'kept' | 'keptSaid' | 'keptStored'> {
  const kept = changes.filter((change) => isKept(staged, change)).map(({ field }) => field);
  const of = (values: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(
      kept.filter((field) => field in values).map((field) => [field, values[field]]),
    );
  return { kept, keptSaid: of(staged.last?.said), keptStored: of(staged.last?.stored) };
}
