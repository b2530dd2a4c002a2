import { expect, test } from '@jest/globals';
import { dayAfter, dayAndTimeOf, momentAt, timeFrom } from '#panel/ui/tehran-time.ts';

test('a day and a time in Tehran are a moment, and back', () => {
  const evening = { day: '2026-11-26', time: '20:30' };
  expect(momentAt(evening)).toBe('2026-11-26T17:00:00.000Z');
  expect(dayAndTimeOf('2026-11-26T17:00:00.000Z')).toEqual(evening);
  expect(dayAndTimeOf('2026-11-26T20:30:00.000Z')).toEqual({ day: '2026-11-27', time: '00:00' });
});

test('days are counted over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['۲۰:۳۰', '20:30'],
  [' ۸ ', '08:00'],
  ['0830', '08:30'],
  ['24:00', null],
  ['12:60', null],
  ['', null],
  ['ظهر', null],
])('the time «%s» is %s', (written, time) => {
  expect(timeFrom(written)).toBe(time);
});
