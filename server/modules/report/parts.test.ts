import { expect, test } from '@jest/globals';
import { leftOf, partsOf, periodBefore, shareOf } from '#server/modules/report/parts.ts';

test('the period before ends the day before, and is as long', () => {
  expect(periodBefore({ from: '2025-11-11', to: '2025-12-10' })).toEqual({
    from: '2025-10-12',
    to: '2025-11-10',
  });
  expect(periodBefore({ from: '2025-03-01', to: '2025-03-01' })).toEqual({
    from: '2025-02-28',
    to: '2025-02-28',
  });
});

test('weeks begin on Saturday', () => {
  // The 15th of November 2025 is a Saturday.
  expect(partsOf('2025-11-13', '2025-11-23', 'week')).toEqual([
    { from: '2025-11-13', to: '2025-11-14' },
    { from: '2025-11-15', to: '2025-11-21' },
    { from: '2025-11-22', to: '2025-11-23' },
  ]);
});

test('months are Jalali, across a leap year', () => {
  // 1403 was a leap year: its last month had 30 days.
  expect(partsOf('2025-02-10', '2025-04-21', 'month')).toEqual([
    { from: '2025-02-10', to: '2025-02-18' },
    { from: '2025-02-19', to: '2025-03-20' },
    { from: '2025-03-21', to: '2025-04-20' },
    { from: '2025-04-21', to: '2025-04-21' },
  ]);
});

test('the same month of two years is two parts', () => {
  const parts = partsOf('2024-11-25', '2025-12-20', 'month');
  expect(parts).toHaveLength(13);
  expect(parts.at(0)).toEqual({ from: '2024-11-25', to: '2024-12-20' });
});

test('a share of nothing is none', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33.3, 0]);
});

test('what is left of a sum is never less than none', () => {
  expect([leftOf(9, [4, 2]), leftOf(5, []), leftOf(5, [4, 2])]).toEqual([3, 5, 0]);
});
