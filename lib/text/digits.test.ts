import { expect, test } from '@jest/globals';
import { toLatinDigits, toPersianDigits } from './digits.ts';

test('digits become Persian and are converted back', () => {
  expect(toPersianDigits(1234567890)).toBe('۱۲۳۴۵۶۷۸۹۰');
  expect(toLatinDigits('۰۹۱۲ ٣٤٥')).toBe('0912 345');
});
