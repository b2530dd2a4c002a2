import { expect, test } from '@jest/globals';
import { dayAndMonth, formatMoment, dayInTehran, formatDate, jalaliYear } from './date.ts';

test.each([
  ['2025-11-18T06:30:00.000Z', '۲۷ آبان ۱۴۰۴'],
  ['2025-03-20T20:29:59.000Z', '۳۰ اسفند ۱۴۰۳'],
  ['2025-03-20T20:30:00.000Z', '۱ فروردین ۱۴۰۴'],
])('%s is %s in Tehran', (moment, text) => {
  expect(formatDate(moment)).toBe(text);
});

test.each([
  ['2025-03-20T20:29:59.000Z', 1403],
  ['2025-03-20T20:30:00.000Z', 1404],
  ['2026-11-23T12:00:00.000Z', 1405],
])('%s is in %i', (moment, year) => {
  expect(jalaliYear(new Date(moment))).toBe(year);
});

test.each([
  ['2026-11-23T20:29:59.000Z', '2026-11-23'],
  ['2026-11-23T20:30:00.000Z', '2026-11-24'],
])('the ISO date is the same day: %s is on %s', (moment, day) => {
  expect(dayInTehran(moment)).toBe(day);
});

test('names a moment and a day of a year in Tehran', () => {
  expect(formatMoment('2026-11-24T10:50:00.000Z')).toBe('۳ آذر ۱۴۰۵، ساعت ۱۴:۲۰');
  expect(dayAndMonth('2026-11-24T20:35:00.000Z')).toBe('۴ آذر');
});
