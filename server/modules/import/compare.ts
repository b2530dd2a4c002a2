import { isDeepStrictEqual } from 'node:util';
import { importTexts } from '#server/modules/import/texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Per field what the file said last, and what the shop had once it was written. */
export interface LastTime {
  readonly said: Values;
  readonly stored: Values;
}

/** A field that the file would change. */
export interface RowChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Staff have changed it since the last file. */
  readonly isEdited: boolean;
}

/**
 * What a row of the file changes in goods of the shop. A field that the file says just as last time is left as staff
 * have made it.
 * @param now values of the same fields in the shop
 */
export function changesOf(file: Values, now: Values, last: LastTime | null): RowChange[] {
  return Object.entries(file).flatMap(([field, after]) => {
    const before = now[field] ?? null;
    const isAsLast = last !== null && isSame(last.said[field], after) && field in last.said;
    if (after === undefined || isAsLast || isSame(before, after)) return [];
    const isEdited =
      last !== null && field in last.stored && !isSame(last.stored[field] ?? null, before);
    return [{ field, before, after, isEdited }];
  });
}

const isSame = (some: unknown, other: unknown): boolean => isDeepStrictEqual(some, other);

/** A step of a price that is more likely a mistake than meant. */
export function stepOf(before: number, after: number): string | null {
  if (before <= 0) return null;
  if (after === 0) return importTexts.priceZero;
  const times = after / before;
  if (times >= 8 && times <= 12.5) return importTexts.tenfold;
  if (times >= 0.08 && times <= 0.125) return importTexts.tenth;
  const percent = Math.round(Math.abs(times - 1) * 100);
  if (percent <= 50) return null;
  return times > 1 ? importTexts.dearer(percent) : importTexts.cheaper(percent);
}
