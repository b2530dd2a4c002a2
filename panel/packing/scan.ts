import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { isIn, type Packed } from '#panel/packing/packed.ts';

/** A scanner writes like a keyboard, far faster than people, and ends with Enter: most ms between two keys. */
const pause = 80;
/** Fewest characters of a code; less was typed. */
const shortest = 3;

/** What came in so far, and when the last key did. */
export interface Scan {
  readonly text: string;
  readonly at: number;
}
export const noScan: Scan = { text: '', at: 0 };

const signs: Readonly<Record<string, string>> = { Minus: '-', Slash: '/', Period: '.' };

/** The character at the key's place, since on a Persian layout a scanner writes Persian letters; '' for other keys. */
const characterOf = (code: string): string =>
  /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^Key([A-Z])$/.exec(code)?.[1] ?? signs[code] ?? '';

/** Adds a key press. @returns also the code that it ends, null if it ends none */
export function scanned({ text, at }: Scan, code: string, now: number): [Scan, string | null] {
  const before = now - at <= pause ? text : '';
  if (code === 'Enter' || code === 'NumpadEnter') {
    return [noScan, before.length >= shortest ? before : null];
  }
  // Shift comes between the keys of capital letters.
  if (code.startsWith('Shift')) return [{ text: before, at: now }, null];
  const character = characterOf(code);
  return [character === '' ? noScan : { text: before + character, at: now }, null];
}

type Line = AdminOrderAnswer['lines'][number];

/** The line that a code belongs to, of several the first that is not whole; null for a code of no line. */
export function lineOf(
  { lines, codes }: Pick<AdminOrderAnswer, 'lines' | 'codes'>,
  packed: Packed,
  code: string,
): Line | null {
  const wanted = code.toUpperCase();
  const found = lines.filter((line) =>
    codes.some(
      ({ propertyId, sku, gtin }) =>
        propertyId === line.propertyId && (sku?.toUpperCase() === wanted || gtin === wanted),
    ),
  );
  return found.find((line) => !isIn(packed, line)) ?? found[0] ?? null;
}
