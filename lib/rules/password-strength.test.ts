import { expect, test } from '@jest/globals';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 0],
  ['12345678', 0],
  ['aaaaaaaaaaaa', 0],
  ['saraahmadi', 0],
  ['Sara-1370', 1],
  ['سلام بر شیراز', 2],
  ['aB3-xY9.kL', 2],
  ['چهار اسب پیر در باران شمال', 3],
  ['v9$Kq2!mBx7&Tz', 3],
])('%s has strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('a longer password is never weaker', () => {
  const all = 'خیابان Bahar 24, پلاک ۷!';
  const strengths = Array.from(all, (_, at) => strengthOf(all.slice(0, at + 1)));
  expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
});
