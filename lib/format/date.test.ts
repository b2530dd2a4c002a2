import { expect, test } from '@jest/globals';
import { formatDate } from './date.ts';

test.each([
  ['2025-11-18T06:30:00.000Z', '۲۷ آبان ۱۴۰۴'],
  ['2025-03-20T20:29:59.000Z', '۳۰ اسفند ۱۴۰۳'],
  ['2025-03-20T20:30:00.000Z', '۱ فروردین ۱۴۰۴'],
])('%s is %s in Tehran', (moment, said) => {
  expect(formatDate(moment)).toBe(said);
});
