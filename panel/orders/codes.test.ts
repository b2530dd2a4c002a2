import { expect, test } from '@jest/globals';
import { codesOf } from './codes.ts';

test('lines with a number go to their order, in any digits', () => {
  expect([...codesOf('۱۰۴۸۶\t۲۲۴۷۰\n10487, 99-A ', [10_487, 10_486])]).toEqual([
    [10_486, '22470'],
    [10_487, '99-A'],
  ]);
});

test('codes alone go to the orders that have none, one after the other', () => {
  expect([...codesOf('10486 55\n\n11\r\n22\n33', [10_487, 10_486, 10_485])]).toEqual([
    [10_486, '55'],
    [10_487, '11'],
    [10_485, '22'],
  ]);
});
