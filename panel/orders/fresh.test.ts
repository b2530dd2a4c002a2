import { expect, test } from '@jest/globals';
import { freshened } from './fresh.ts';

const shown = [
  { number: 5, version: 2 },
  { number: 4, version: 1 },
];

test('new orders are counted and move nothing; changed ones take their row', () => {
  const newest = [
    { number: 7, version: 1 },
    { number: 6, version: 1 },
    { number: 5, version: 2 },
    { number: 4, version: 3 },
    { number: 1, version: 1 },
  ];
  expect(freshened(shown, newest)).toEqual({
    rows: [
      { number: 5, version: 2 },
      { number: 4, version: 3 },
    ],
    fresh: 2,
  });
});

test('an older reading changes nothing', () => {
  expect(freshened(shown, [{ number: 5, version: 1 }])).toEqual({ rows: shown, fresh: 0 });
});

test('into an empty list everything is new', () => {
  expect(freshened([], shown)).toEqual({ rows: [], fresh: 2 });
});
