import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { tidyCode } from '#panel/scan/tidy-code.ts';
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

/** Characters at the places of a keyboard's keys, without Shift and with it. */
const signs: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  ...Object.fromEntries(Array.from(')!@#$%^&*(', (sign, digit) => [`Digit${digit}`, digit + sign])),
};
/** Stands for a key that writes nothing known: what it is part of is no code. */
const unknownKey = '\u{FFFD}';

/** A key press, as browsers report it. */
export type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>;

/** The character at the key's place, since on a Persian layout a scanner writes Persian letters; '' for Tab and its like. */
function characterOf({ code, key, shiftKey }: Press): string {
  const plain = /^(?:Numpad(\d)|Key([A-Z]))$/.exec(code);
  const sign = signs[code]?.[shiftKey ? 1 : 0];
  const placed = plain?.[1] ?? plain?.[2] ?? sign;
  if (placed !== undefined || /^[!-~]$/.test(key)) return placed ?? key;
  return /^(?:.|Dead|Process|Unidentified)$/u.test(key) ? unknownKey : '';
}

/**
 * Adds a key press.
 * @returns also the code that it ends, '' for one that is too short; null if it ends none
 */
export function scanned({ text, at }: Scan, press: Press, now: number): [Scan, string | null] {
  const before = now - at <= pause ? text : '';
  if (press.key === 'Enter') {
    const read = tidyCode(before);
    const code = read.length < shortest ? '' : read;
    return [noScan, before === '' ? null : code];
  }
  // Shift comes between the keys of capital letters.
  if (press.key === 'Shift' || press.key === 'CapsLock') return [{ text: before, at: now }, null];
  const character = characterOf(press);
  return [character === '' ? noScan : { text: before + character, at: now }, null];
}

/** Bar codes of all lengths in one: some scanners leave the leading zero out, some add it. */
const wholeGtin = (digits: string): string => digits.padStart(14, '0');

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
        propertyId === line.propertyId &&
        (sku?.toUpperCase() === wanted || (gtin !== null && wholeGtin(gtin) === wholeGtin(wanted))),
    ),
  );
  return found.find((line) => !isIn(packed, line)) ?? found[0] ?? null;
}
