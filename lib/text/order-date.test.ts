import { expect, test } from '@jest/globals';
import { numericDate, timeOf, weekdayOf } from './order-date.ts';

test('a moment is written as people in Tehran read it', () => {
  const moment = '2026-11-20T07:32:00.000Z';
  expect(weekdayOf(moment)).toBe('جمعه ۲۹ آبان');
  expect(timeOf(moment)).toBe('۱۱:۰۲');
  expect(numericDate(moment)).toBe('۱۴۰۵/۰۸/۲۹');
});

test('after midnight in Tehran it is the next day', () => {
  const moment = '2026-11-20T20:31:00.000Z';
  expect(numericDate(moment)).toBe('۱۴۰۵/۰۸/۳۰');
  expect(timeOf(moment)).toBe('۰۰:۰۱');
});
