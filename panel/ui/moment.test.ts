import { expect, test } from '@jest/globals';
import { clockOf, dateOf, dayOf, momentOf, timeWritten } from './moment.ts';

test('a day and time in Tehran become a moment, and back', () => {
  const moment = momentOf('2026-11-26', '01:15');
  expect(moment).toBe('2026-11-25T21:45:00.000Z');
  expect([dayOf(dateOf(moment)), clockOf(moment)]).toEqual(['2026-11-26', '01:15']);
});

test.each([
  ['۹', '09:00'],
  ['۹:۵', '09:05'],
  ['0930', '09:30'],
  ['۲۳ : ۵۹', '23:59'],
])('%s is a time', (written, time) => {
  expect(timeWritten(written)).toBe(time);
});

test.each(['', '24', '9:60', 'ظهر', '12:30:10', '-1'])('%s is none', (written) => {
  expect(timeWritten(written)).toBeNull();
});
