import { formatNumber } from '#lib/text/toman.ts';
import type { Edit } from '#panel/prices/edits.ts';
import { suspicionOf } from '#panel/prices/suspicions.ts';
import { suspicionWords } from '#panel/prices/texts.ts';

/** What is odd about a change, in words; null when nothing is. */
export function oddnessOf({
  field,
  before,
  value,
}: Pick<Edit, 'field' | 'before' | 'value'>): string | null {
  const suspicion = suspicionOf(field, before, value);
  if (suspicion === null) return null;
  const share = (value ?? 0) / (before ?? 1);
  return suspicionWords[suspicion](formatNumber(share < 1 ? 1 / share : share, 0));
}

/** Why a change was refused, or what is odd about it. */
export const doubtOf = (edit: Edit): string | null => edit.fault ?? oddnessOf(edit);

/** The changes that are odd: saving them is asked about. */
export const oddOf = (edits: Iterable<Edit>): Edit[] =>
  Array.from(edits).filter((edit) => oddnessOf(edit) !== null);
