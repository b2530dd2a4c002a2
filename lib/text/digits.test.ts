import { expect, test } from '@jest/globals';
import { readableCode, toLatinDigits, toPersianDigits } from './digits.ts';

test('digits become Persian and are converted back', () => {
  expect(toPersianDigits(1234567890)).toBe('۱۲۳۴۵۶۷۸۹۰');
  expect(toLatinDigits('۰۹۱۲ ٣٤٥')).toBe('0912 345');
});

test('a code with letters keeps its digits', () => {
  expect(readableCode('482913')).toBe('۴۸۲۹۱۳');
  expect(readableCode('A00b9')).toBe('A00b9');
});
