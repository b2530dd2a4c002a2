import type { Shelf } from '#lib/shelf.ts';

/** What of an order was put into the basket again; shown once, by the cart. */
export interface Reordered {
  /** Pieces. */
  readonly added: number;
  /** Names of what could not be added. */
  readonly missing: readonly string[];
}

const key = 'reordered';

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function parsed(stored: string): Reordered | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return null;
    const [added, missing]: unknown[] = value;
    return Number.isSafeInteger(added) && isNames(missing)
      ? { added: Number(added), missing }
      : null;
  } catch {
    return null;
  }
}

/** Keeps it for the cart, which is another page. */
export function keepReordered(shelf: Shelf, { added, missing }: Reordered): void {
  try {
    shelf.setItem(key, JSON.stringify([added, missing]));
  } catch {
    // Storage is full: the cart shows what is in the basket anyway.
  }
}

export function readReordered(shelf: Shelf): Reordered | null {
  const stored = shelf.getItem(key);
  return stored === null ? null : parsed(stored);
}

/** It has been shown. */
export const dropReordered = (shelf: Shelf): void => shelf.removeItem(key);
