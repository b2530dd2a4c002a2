import { expect, test } from '@jest/globals';
import { daysOf, nameOfDay } from '#lib/checkout/days.ts';
import { courier } from '#lib/checkout/testing/answer.ts';

const shown = (slots: Parameters<typeof daysOf>[0]) =>
  daysOf(slots).map(({ day, slots: ofDay, isFull, isClosed }) => [
    day,
    ofDay.length,
    isFull,
    isClosed,
  ]);

test('slots are grouped by day; a day without a free slot is full, one without slots is closed', () => {
  expect(shown(courier.slots)).toEqual([
    ['2026-11-26', 2, false, false],
    ['2026-11-27', 0, true, true],
    ['2026-11-28', 1, true, false],
  ]);
  expect(shown([])).toEqual([]);
});

test('days on which a courier seldom comes have no closed ones between them, months may end', () => {
  const slot = { id: 1, fromHour: 9, toHour: 12, left: 1 };
  expect(
    shown([
      { ...slot, day: '2026-11-22' },
      { ...slot, day: '2026-11-29' },
    ]),
  ).toHaveLength(2);
  const over = daysOf([
    { ...slot, day: '2026-12-31' },
    { ...slot, day: '2027-01-03' },
  ]);
  expect(over.map(({ day }) => day)).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('days are named as people in Tehran name them', () => {
  // 01:30 on 26 November in Tehran.
  const now = Date.parse('2026-11-25T22:00:00Z');
  expect(nameOfDay('2026-11-26', now)).toEqual({ weekday: 'امروز', date: '۵ آذر' });
  expect(nameOfDay('2026-11-27', now)).toEqual({ weekday: 'فردا', date: '۶ آذر' });
  expect(nameOfDay('2026-11-28', now)).toEqual({ weekday: 'شنبه', date: '۷ آذر' });
});
