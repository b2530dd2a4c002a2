import type { Edit, Edits } from '#panel/prices/edits.ts';
import { cellKey, isField } from '#panel/prices/fields.ts';

const isValue = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null) return false;
  const edit = value as Partial<Record<keyof Edit, unknown>>;
  return (
    Number.isSafeInteger(edit.variantId) &&
    Number.isSafeInteger(edit.websiteCode) &&
    typeof edit.name === 'string' &&
    typeof edit.field === 'string' &&
    isField(edit.field) &&
    isValue(edit.before) &&
    isValue(edit.value)
  );
}

/** Changes as they were kept in the browser; anything else is none. */
export function keptEdits(text: string | null): Edits {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    const edits = Array.isArray(read) ? read.filter(isEdit) : [];
    return new Map(edits.map((edit) => [cellKey(edit.variantId, edit.field), edit]));
  } catch {
    return new Map();
  }
}

/** The text to keep; null when there is nothing. */
export const textOf = (edits: Edits): string | null =>
  edits.size === 0 ? null : JSON.stringify([...edits.values()]);

/**
 * What is kept once the changes of this tab have become others. Cells that it did not touch stay as another tab of the same
 * person has kept them, also one that this tab has saved or given up with another value.
 * @param before changes of this tab when it last kept them
 */
export function keptWith(stored: Edits, before: Edits, now: Edits): Edits {
  const next = new Map(stored);
  for (const [key, edit] of before) {
    if (!now.has(key) && stored.get(key)?.value === edit.value) next.delete(key);
  }
  for (const [key, edit] of now) {
    if (before.get(key) !== edit) next.set(key, edit);
  }
  return next;
}
