import { type ProductValues, emptyValues, isSame, valueNames } from '#panel/product/values.ts';

/** Unsaved work on a product, kept in the browser. */
export interface Draft {
  /** When it was kept last, ISO 8601. */
  readonly at: string;
  /** Of the product it was begun on; null for a new one. */
  readonly revision: number | null;
  readonly base: ProductValues;
  readonly values: ProductValues;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where it is kept: staff who share a computer have drafts of their own. @param code null for a new product */
export const draftKey = (staffId: number, code: number | null): string =>
  `panel-product-${staffId}-${code ?? 'new'}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => isRecord(each) || typeof each === 'number');

/** Of an earlier release or changed by hand it may be anything. */
function areValues(value: unknown): value is ProductValues {
  if (!isRecord(value)) return false;
  return valueNames.every((name) => {
    const [usual, given] = [emptyValues[name], value[name]];
    if (Array.isArray(usual)) return isList(given);
    if (typeof usual === 'string') return typeof given === 'string';
    return given === null || ['number', 'string'].includes(typeof given);
  });
}

/** The draft that was kept; null when there is none, or none that this release understands. */
export function readDraft(storage: Kept, key: string): Draft | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isRecord(found)) return null;
    const { at, revision, base, values } = found;
    if (typeof at !== 'string' || !areValues(base) || !areValues(values)) return null;
    if (isSame(base, values)) return null;
    return { at, revision: typeof revision === 'number' ? revision : null, base, values };
  } catch {
    return null;
  }
}

/** @returns whether there was room for it */
export function keepDraft(storage: Kept, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: Kept, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
