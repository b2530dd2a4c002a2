import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNear, isNearStart, knownKeys, typedKeys } from '#server/modules/search/near.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcسگ'), minLength: 3, maxLength: 9 });
const letter = fc.constantFrom(...'abcسگ');
const place = fc.nat({ max: 9 });

/** A word with one insertion, deletion, substitution or transposition. */
const mistyped = fc.tuple(word, place, letter).chain(([known, at, other]) => {
  const here = at % known.length;
  const [before, after] = [known.slice(0, here), known.slice(here)];
  return fc.constantFrom(
    [known, before + other + after],
    [known, before + after.slice(1)],
    [known, before + other + after.slice(1)],
    [known, before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)],
  );
});

const share = (a: string[], b: string[]): boolean => a.some((key) => b.includes(key));

/** Damerau's distance with adjacent transpositions, computed in full. */
function distance(a: string, b: string): number {
  const all = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  );
  const at = (i: number, j: number): number => all[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        turned ? at(i - 2, j - 2) + 1 : Infinity,
      );
      const row = all[i];
      if (row) row[j] = i === 0 && j === 0 ? 0 : least;
    }
  }
  return at(a.length, b.length);
}

test('one error is near, exactly as the full computation says', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isNear(a, b)).toBe(distance(a, b) <= 1);
    }),
  );
  fc.assert(
    fc.property(mistyped, ([known = '', typed = '']) => {
      expect(isNear(known, typed)).toBe(true);
    }),
  );
});

test('every word with one error shares a key with the word, and with what it begins', () => {
  fc.assert(
    fc.property(mistyped, word, ([known = '', typed = ''], rest) => {
      fc.pre(typed.length >= 3);
      expect(share(typedKeys(typed), knownKeys(known))).toBe(true);
      fc.pre(isNearStart(typed, known + rest) && (known + rest).length <= 16);
      expect(share(typedKeys(typed), knownKeys(known + rest))).toBe(true);
    }),
  );
});

test('numbers, and words too short or too long to be told apart, have no keys', () => {
  for (const one of ['s24', '15', 'تب', 'a'.repeat(17)]) {
    expect(knownKeys(one)).toEqual([]);
    expect(typedKeys(one)).toEqual([]);
  }
});
