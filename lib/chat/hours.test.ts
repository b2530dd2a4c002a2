import { expect, test } from '@jest/globals';
import { opensAt } from './hours.ts';

/** Friday, 27 November 2026, 12:00 in Tehran. */
const now = Date.parse('2026-11-27T08:30:00.000Z');

test.each([
  ['2026-11-27T11:30:00.000Z', { day: 'today', time: '۱۵' }],
  ['2026-11-28T05:30:00.000Z', { day: 'tomorrow', time: '۹' }],
  ['2026-11-29T06:15:00.000Z', { day: 'یکشنبه ۸ آذر', time: '۹:۴۵' }],
  ['2026-11-27T20:30:00.000Z', { day: 'tomorrow', time: '۰' }],
])('a shop that opens at %s says so', (changesAt, expected) => {
  expect(opensAt({ isOpen: false, changesAt }, now)).toEqual(expected);
});

test('nothing is promised within the hours, or when they are not known', () => {
  expect(opensAt({ isOpen: true, changesAt: '2026-11-27T11:30:00.000Z' }, now)).toBeNull();
  expect(opensAt({ isOpen: false, changesAt: null }, now)).toBeNull();
});
