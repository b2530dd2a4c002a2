import { expect, test } from '@jest/globals';
import { numbersOf } from './numbers.ts';

test('numbers of an address are read once each, wrong ones left out, and not without end', () => {
  expect(numbersOf('10486,10487,10486')).toEqual([10_486, 10_487]);
  expect(numbersOf('x,-1,0,1e9,<b>,12')).toEqual([12]);
  expect(numbersOf('')).toEqual([]);
  expect(numbersOf(Array.from({ length: 90 }, (_, at) => at + 1).join(','))).toHaveLength(50);
});
