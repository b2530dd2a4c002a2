import { expect, test } from '@jest/globals';
import { averages, changeOf, marksOf, pointsOf, roundedUp, summed, unitOf } from './day.ts';

const hours = [
  { orders: 0, amount: 0 },
  { orders: 1, amount: 100 },
  { orders: 3, amount: 500 },
];

test('a day is summed from midnight', () => {
  expect(summed(hours, 'amount')).toEqual([0, 100, 600]);
  expect(averages(hours)).toEqual([0, 100, 150]);
});

test('a change is shown in percent only where there was something', () => {
  expect(changeOf(118, 100)).toBe(18);
  expect(changeOf(50, 100)).toBe(-50);
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(0, 0)).toBe(0);
});

test('sums are read in a unit of their size, and axes end at round numbers', () => {
  expect([9_999, 10_000, 2_000_000].map((each) => unitOf(each).name)).toEqual([
    'toman',
    'thousand',
    'million',
  ]);
  expect([0, 7, 184, 240, 950].map(roundedUp)).toEqual([1, 8, 200, 300, 1_000]);
  expect(marksOf(200)).toEqual([0, 50, 100, 150, 200]);
  expect(marksOf(0)).toEqual([0]);
});

test('a line runs from right to left and stays in its box, without a sum too', () => {
  expect(pointsOf([5, 10], { width: 24, height: 10, most: 10 })).toBe(
    '24.0,10.0 23.0,5.0 22.0,0.0',
  );
  expect(pointsOf([0], { width: 24, height: 10, most: 0 })).toBe('24.0,10.0 23.0,10.0');
});
