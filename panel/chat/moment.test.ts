import { describe, expect, test } from '@jest/globals';
import { dayTitle, shortTime, waited } from './moment.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const dayLong = 1_440;

test.each([
  [0, 'امروز'],
  // 13:30 in Tehran: fourteen hours ago it was the day before.
  [14 * 60, 'دیروز'],
  [2 * dayLong, 'چهارشنبه ۴ آذر'],
  [200 * dayLong, '۲۱ اردیبهشت ۱۴۰۵'],
  // The clock of this computer is behind.
  [-5, 'امروز'],
])('the day %d minutes ago is called %s', (minutes, title) => {
  expect(dayTitle(ago(minutes), now)).toBe(title);
});

test('a row says the time today, and the day before that', () => {
  expect(shortTime(ago(30), now)).toBe('۱۳:۰۰');
  expect(shortTime(ago(dayLong), now)).toBe('دیروز');
});

describe('who waits', () => {
  test.each([
    [-1, 'لحظه‌ای'],
    [0.5, 'لحظه‌ای'],
    [6, '۶ دقیقه'],
    [59, '۵۹ دقیقه'],
    [125, '۲ ساعت'],
    [3 * dayLong, '۳ روز'],
  ])('for %d minutes has waited %s', (minutes, said) => {
    expect(waited(ago(minutes), now)).toBe(said);
  });
});
