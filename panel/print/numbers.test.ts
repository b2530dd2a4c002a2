import { expect, test } from '@jest/globals';
import { leftOutOf, numbersOf } from './numbers.ts';

test('numbers of an address are read once each, wrong ones left out, and not without end', () => {
  expect(numbersOf('10486,10487,10486')).toEqual([10_486, 10_487]);
  expect(numbersOf('x,-1,0,1e9,<b>,12')).toEqual([12]);
  expect(numbersOf('')).toEqual([]);
  const many = Array.from({ length: 90 }, (_, at) => at + 1).join(',');
  expect(numbersOf(many)).toHaveLength(50);
  expect([leftOutOf(many), leftOutOf('1,1'), leftOutOf('')]).toEqual([40, 0, 0]);
});
