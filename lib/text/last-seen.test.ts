import { expect, test } from '@jest/globals';
import { lastSeen } from './last-seen.ts';

// In Tehran 13:30 of 1 Azar 1405.
const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['a moment later, by a clock that is ahead', '2026-11-22T10:00:30Z', 'همین حالا'],
  ['seconds ago', '2026-11-22T09:59:10Z', 'همین حالا'],
  ['minutes ago', '2026-11-22T09:47:59Z', '۱۲ دقیقه پیش'],
  ['hours ago', '2026-11-22T06:05:00Z', 'امروز ساعت ۰۹:۳۵'],
  ['just after midnight in Tehran', '2026-11-21T20:31:00Z', 'امروز ساعت ۰۰:۰۱'],
  ['just before it', '2026-11-21T20:29:00Z', 'دیروز ساعت ۲۳:۵۹'],
  ['days ago', '2026-11-19T10:00:00Z', '۳ روز پیش'],
  ['a week ago', '2026-11-15T10:00:00Z', '۲۴ آبان ۱۴۰۵'],
  ['last year', '2025-11-22T10:00:00Z', '۱ آذر ۱۴۰۴'],
])('%s: %s is «%s»', (_what, moment, words) => {
  expect(lastSeen(moment, now)).toBe(words);
});
