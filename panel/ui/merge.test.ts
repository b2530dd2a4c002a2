import { expect, test } from '@jest/globals';
import { changedIn, mergeOf } from '#panel/ui/merge.ts';

const before = { title: 'یلدا', percent: 10, brands: [1], isActive: true };

test('changed fields are found by value, lists included', () => {
  expect(changedIn(before, { ...before, brands: [1] })).toEqual([]);
  expect(changedIn(before, { ...before, brands: [1, 2] })).toEqual(['brands']);
});

test('each side keeps its own changes, and only what both changed differently is asked', () => {
  const mine = { ...before, title: 'شب یلدا', percent: 20, isActive: false };
  const now = { ...before, percent: 15, brands: [2], isActive: false };
  expect(mergeOf(before, mine, now)).toEqual({
    asked: ['percent'],
    agreeing: ['isActive'],
    merged: { title: 'شب یلدا', percent: 15, brands: [2], isActive: false },
  });
});
