import { expect, test } from '@jest/globals';
import { daysOf, nameOfDay } from '#lib/checkout/days.ts';
import { courier } from '#lib/checkout/testing/answer.ts';

test('slots are grouped by day; a day without a free slot is full', () => {
  expect(
    daysOf(courier.slots).map(({ day, slots, isFull }) => [day, slots.length, isFull]),
  ).toEqual([
    ['2026-11-26', 2, false],
    ['2026-11-28', 1, true],
  ]);
});

test('days are named as people in Tehran name them', () => {
  // 01:30 on 26 November in Tehran.
  const now = Date.parse('2026-11-25T22:00:00Z');
  expect(nameOfDay('2026-11-26', now)).toEqual({ weekday: 'امروز', date: '۵ آذر' });
  expect(nameOfDay('2026-11-27', now)).toEqual({ weekday: 'فردا', date: '۶ آذر' });
  expect(nameOfDay('2026-11-28', now)).toEqual({ weekday: 'شنبه', date: '۷ آذر' });
});
