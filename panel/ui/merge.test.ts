import { expect, test } from '@jest/globals';
import { changedIn, conflictOf, mergeOf, writtenSince } from '#panel/ui/merge.ts';

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

test('a conflict is told in words, and saved with what a person chose', () => {
  const mine = { ...before, title: 'شب یلدا', percent: 20 };
  const now = { ...before, title: 'جشن', percent: 15, isActive: false };
  const words = {
    labelOf: (name: string) => `«${name}»`,
    show: (name: keyof typeof before, draft: typeof before) => String(draft[name]),
  };
  const { fields, agreeing, savedWith } = conflictOf([before, mine, now], words);
  expect(fields).toEqual([
    { name: 'title', label: '«title»', before: 'یلدا', mine: 'شب یلدا', now: 'جشن' },
    { name: 'percent', label: '«percent»', before: '10', mine: '20', now: '15' },
  ]);
  expect(agreeing).toEqual([]);
  expect(savedWith(['percent'])).toEqual({ ...now, percent: 20 });
});

test('what is written while a form is being saved stays, also where the service stored something else', () => {
  const written = { ...before, title: 'شب یلدا', percent: 30 };
  const stored = { ...before, title: 'یلدا!', brands: [2] };
  expect(writtenSince(before, written, stored)).toEqual({ ...written, brands: [2] });
});
