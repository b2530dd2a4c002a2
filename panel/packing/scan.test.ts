import { expect, test } from '@jest/globals';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { lineOf, noScan, type Scan, scanned } from './scan.ts';

/** What a series of keys ends with, each so many ms after the one before. */
function codeOf(keys: readonly string[], every = 10): string | null {
  let scan: Scan = noScan;
  let found: string | null = null;
  for (const [at, key] of keys.entries()) [scan, found] = scanned(scan, key, 1_000 + at * every);
  return found;
}

test('a scanner writes a code and Enter, whatever the layout of the keyboard', () => {
  expect(codeOf(['Digit6', 'Numpad2', 'Digit6', 'Enter'])).toBe('626');
  expect(codeOf(['ShiftLeft', 'KeyA', 'Minus', 'Digit1', 'NumpadEnter'])).toBe('A-1');
});

test('what people type is no code', () => {
  expect(codeOf(['Digit6', 'Digit2', 'Digit6', 'Enter'], 150)).toBeNull();
  expect(codeOf(['Digit6', 'Enter'])).toBeNull();
  expect(codeOf(['Enter'])).toBeNull();
  expect(codeOf(['Digit6', 'Digit2', 'Tab', 'Digit6', 'Enter'])).toBeNull();
});

const line = (propertyId: number, count: number) =>
  ({ propertyId, count }) as AdminOrderAnswer['lines'][number];
const order = {
  lines: [line(1, 2), line(2, 1), line(3, 1)],
  codes: [
    { propertyId: 1, sku: 'Lamp-1', gtin: null },
    { propertyId: 2, sku: null, gtin: '6260000000017' },
    { propertyId: 3, sku: null, gtin: '6260000000017' },
  ],
};
const found = (code: string, packed: readonly (readonly [number, number])[] = []) =>
  lineOf(order, new Map(packed), code)?.propertyId ?? null;

test('a code leads to its line, in either case of letters', () => {
  expect(found('LAMP-1')).toBe(1);
  expect(found('6260000000017')).toBe(2);
  expect(found('6260000000024')).toBeNull();
});

test('of lines with one code the first that is not whole is packed', () => {
  expect(found('6260000000017', [[2, 1]])).toBe(3);
  expect(
    found('6260000000017', [
      [2, 1],
      [3, 1],
    ]),
  ).toBe(2);
});
