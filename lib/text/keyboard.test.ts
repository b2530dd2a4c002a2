import { expect, test } from '@jest/globals';
import { asLatinKeys, asPersianKeys, isPersianKeyed } from '#lib/text/keyboard.ts';

test.each([
  ['Hdt,k', 'ایفون'],
  ["',ad shlsk'", 'گوشی سامسنگ'],
  ['a;bvx', 'شکذرط'],
  ['galaxy', 'لشمشطغ'],
])('%j is %j on a Persian keyboard', (typed, meant) => {
  expect(asPersianKeys(typed)).toBe(meant);
});

test.each([
  ['هحاخدث', 'iphone'],
  ['سشئسعدل 24', 'samsung 24'],
])('%j is %j on a Latin keyboard', (typed, meant) => {
  expect(asLatinKeys(typed)).toBe(meant);
});

test.each([
  ['Hdt,k', true],
  ["',ad", true],
  ["shlsk'-',ad", true],
  ['at]', true],
  ["De'Longhi", false],
  ['iphone, case', false],
  ['1,000', false],
  ['گوشی [نو]', false],
  ["women's", false],
])('%j looks Persian: %s', (typed, is) => {
  expect(isPersianKeyed(typed)).toBe(is);
});
