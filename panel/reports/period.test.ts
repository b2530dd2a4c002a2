import { expect, test } from '@jest/globals';
import { fileName, isPeriod, periodOf, stepOf, wantedOf } from '#panel/reports/period.ts';

/** The 5th of Azar 1405 in Tehran, soon after midnight. */
const now = Date.parse('2026-11-25T21:00:00Z');

test('presets end today in Tehran, and the month begins with its first Jalali day', () => {
  const today = '2026-11-26';
  expect(periodOf('today', today)).toEqual({ from: today, to: today });
  expect(periodOf('week', today)).toEqual({ from: '2026-11-20', to: today });
  expect(periodOf('days', today)).toEqual({ from: '2026-10-28', to: today });
  expect(periodOf('month', today)).toEqual({ from: '2026-11-22', to: today });
});

test('an address names a report and a period; what it has wrong is left out', () => {
  const usual = { report: 'sales', preset: 'days', from: '2026-10-28', to: '2026-11-26' };
  expect(wantedOf({}, now)).toEqual({ ...usual, by: 'day' });
  expect(wantedOf({ report: 'x', period: 'year', by: 'hour' }, now)).toMatchObject(usual);
  const own = { from: '2026-01-01', to: '2026-04-30' };
  expect(wantedOf({ report: 'goods', ...own }, now)).toEqual({
    ...own,
    report: 'goods',
    preset: null,
    by: 'week',
  });
  for (const wrong of [
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2020-01-01', to: '2026-01-01' },
    { from: '2026-99-01', to: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-05' },
    { from: '2026-01-01' },
  ]) {
    expect(wantedOf(wrong, now)).toMatchObject(usual);
  }
});

test('a long period is drawn by weeks, then by months', () => {
  expect(stepOf({ from: '2026-01-01', to: '2026-02-28' })).toBe('day');
  expect(stepOf({ from: '2026-01-01', to: '2026-06-01' })).toBe('week');
  expect(stepOf({ from: '2025-10-23', to: '2026-11-26' })).toBe('month');
});

test('a period has at most 400 days', () => {
  expect(isPeriod({ from: '2025-10-23', to: '2026-11-26' })).toBe(true);
  expect(isPeriod({ from: '2025-10-22', to: '2026-11-26' })).toBe(false);
});

test('the file of a report is named by its Jalali days', () => {
  expect(fileName('sales', { from: '2026-10-29', to: '2026-11-27' })).toBe(
    'report-sales-1405-08-07-1405-09-06.xlsx',
  );
});
