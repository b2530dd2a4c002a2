import { expect, test } from '@jest/globals';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { tidyCode } from '#panel/scan/tidy-code.ts';
import { lineOf, noScan, type Press, type Scan, scanned } from './scan.ts';

/** A key on a Persian layout, by its place; `+` before it: with Shift. */
function pressOf(place: string): Press {
  const code = place.replace('+', '');
  const isNamed = /^(?:Shift|NumpadEnter|Enter|Tab)/.test(code);
  const key = isNamed ? code.replace(/^Numpad|Left$/, '') : 'ش';
  return { code, key, shiftKey: place !== code };
}

/** What a series of keys ends with, each so many ms after the one before. */
function codeOf(keys: readonly (string | Press)[], every = 10): string | null {
  let scan: Scan = noScan;
  let found: string | null = null;
  for (const [at, key] of keys.entries()) {
    const press = typeof key === 'string' ? pressOf(key) : key;
    [scan, found] = scanned(scan, press, 1_000 + at * every);
  }
  return found;
}

test('a scanner writes a code and Enter, whatever the layout of the keyboard', () => {
  expect(codeOf(['Digit6', 'Numpad2', 'Digit6', 'Enter'])).toBe('626');
  expect(codeOf(['ShiftLeft', '+KeyA', 'Minus', 'Digit1', 'NumpadEnter'])).toBe('A-1');
  const signs = ['+Minus', '+Digit3', '+Semicolon', '+Equal', 'Equal', 'Backslash', 'Quote'];
  expect(codeOf(['KeyA', ...signs, 'Digit7', 'Enter'])).toBe(`A_#:+=\\'7`);
});

test('a blank within a code is kept, around it none is', () => {
  const keys = ['Space', 'KeyA', 'Digit1', 'Space', 'KeyB', 'Space', 'Enter'];
  expect(codeOf(keys)).toBe('A1 B');
  expect(codeOf(['Space', 'Digit7', 'Space', 'Enter'])).toBe('');
  expect(tidyCode(' 010626\u001D21A b\n')).toBe('01062621A b');
});

test('a device that names no places of keys is read by what it writes', () => {
  const written = Array.from('a_1', (key) => ({ code: '', key, shiftKey: false }));
  expect(codeOf([...written, 'Enter'])).toBe('a_1');
});

test('a key that writes nothing known leaves a mark, so that the rest is not taken for a code', () => {
  expect(codeOf(['Digit6', 'Digit2', 'IntlBackslash', 'Digit6', 'Enter'])).toBe('62\u{FFFD}6');
  expect(codeOf(['IntlBackslash', 'Digit7', 'Enter'])).toBe('');
});

test('what people type is no code, and only an Enter by itself presses buttons', () => {
  expect(codeOf(['Digit6', 'Digit2', 'Digit6', 'Enter'], 150)).toBeNull();
  expect(codeOf(['Digit6', 'Enter'])).toBe('');
  expect(codeOf(['Digit6', 'Digit2', 'Digit6', 'Tab', 'Enter'])).toBeNull();
  expect(codeOf(['ShiftLeft', 'Enter'])).toBeNull();
  expect(codeOf(['Enter'])).toBeNull();
});

const line = (propertyId: number, count: number) =>
  ({ propertyId, count }) as AdminOrderAnswer['lines'][number];
const order = {
  lines: [line(1, 2), line(2, 1), line(3, 1)],
  codes: [
    { propertyId: 1, sku: 'Lamp-1', gtin: null, shelf: '' },
    { propertyId: 2, sku: null, gtin: '6260000000017', shelf: '' },
    { propertyId: 3, sku: null, gtin: '6260000000017', shelf: '' },
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

test('a bar code is found with and without its leading zeros', () => {
  const codes = [{ propertyId: 1, sku: null, gtin: '036000291452', shelf: '' }];
  for (const code of ['036000291452', '0036000291452', '36000291452']) {
    expect(lineOf({ lines: order.lines, codes }, new Map(), code)?.propertyId).toBe(1);
  }
});
