import { expect, test } from '@jest/globals';
import { freshened } from './fresh.ts';

const order = (number: number, version = 1) => ({
  number,
  version,
  createdAt: `2026-11-25T10:00:0${number}Z`,
});
const shown = [order(5, 2), order(4)];

test('new orders are counted and move nothing; changed ones take their row', () => {
  const newest = [order(7), order(6), order(5, 2), order(4, 3), order(1)];
  expect(freshened(shown, newest)).toEqual({ rows: [order(5, 2), order(4, 3)], fresh: 2 });
});

test('an older reading changes nothing, and older orders that move up are no news', () => {
  expect(freshened(shown, [order(5), order(4), order(3)])).toEqual({ rows: shown, fresh: 0 });
  expect(freshened(shown, [order(4), order(3)])).toEqual({ rows: shown, fresh: 0 });
});

test('into an empty list everything is new', () => {
  expect(freshened([], shown)).toEqual({ rows: [], fresh: 2 });
});
