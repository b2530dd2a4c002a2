import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KnownWords } from '#server/modules/search/known-words.ts';
import { isNear, isNearStart, mayBeMistyped } from '#server/modules/search/near.ts';

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

/** Damerau-Levenshtein distance with adjacent transpositions, computed completely. */
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

test('one error is near, exactly as the complete computation says', () => {
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

const known = (words: readonly string[]): Promise<KnownWords> =>
  KnownWords.read(
    words
      .map((one, at) => `${one} ${at + 1}`)
      .toSorted()
      .join('\n'),
  );

test('of the known words, exactly those with one error are found, whole or by prefix', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { maxLength: 60 }),
      mistyped,
      word,
      async (others, [one = '', typed = ''], rest) => {
        const words = [...new Set([...others, one, one + rest])];
        const near = words.filter(
          (each) => each !== typed && (isNear(typed, each) || isNearStart(typed, each)),
        );
        const expected = mayBeMistyped(typed) ? near.filter(mayBeMistyped) : [];
        expect((await known(words)).near(typed).toSorted()).toEqual(expected.toSorted());
      },
    ),
  );
});

test('whole words come before prefixes, each sorted by use', async () => {
  const words = await known(['گلکسیها', 'گلکسی', 'گلکشی', 'samsung']);
  expect(words.near('گلگسی')).toEqual(['گلکسی', 'گلکسیها']);
  expect(words.near('گلکسی')).toEqual(['گلکشی', 'گلکسیها']);
  expect(words.near('smasun')).toEqual(['samsung']);
});

test('numbers, and words too short or too long, have no neighbours', async () => {
  const words = await known(['s24', 's25', '15', '16', 'تب', 'تا', 'a'.repeat(17), 'a'.repeat(18)]);
  for (const one of ['s24', '15', 'تب', 'a'.repeat(17)]) expect(words.near(one)).toEqual([]);
});

test('counts the entries with a word, or with words of a prefix', async () => {
  const words = await known(['galaxy', 'gala', 'گوشی', 'گلکسی']);
  expect(words.has('gala')).toBe(true);
  expect(words.has('galax')).toBe(false);
  expect(words.hasStart('galax')).toBe(true);
  expect(words.hasStart('x')).toBe(false);
  expect([words.usesOf('gala'), words.usesOf('galax')]).toEqual([2, 0]);
  expect([words.usesOfStart('gal'), words.usesOfStart('گ'), words.usesOfStart('x')]).toEqual([
    3, 7, 0,
  ]);
  expect((await known([])).usesOfStart('a')).toBe(0);
});

test('letters that sound alike may all differ', async () => {
  const words = await known(['لپتاپ', 'لبتاب', 'گوشی', 'صابون', 'tab']);
  expect(words.alike('لبتاپ')).toEqual(['لبتاب', 'لپتاپ']);
  expect(words.alike('کوشی')).toEqual(['گوشی']);
  expect(words.alike('ثاپون')).toEqual(['صابون']);
  expect(words.alike('گوشی')).toEqual([]);
  expect(words.alike('tap')).toEqual([]);
});

test('other work runs while many words are parsed', async () => {
  const many = Array.from({ length: 50_000 }, (_, n) => n.toString(16).padStart(5, '0'));
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const words = await known(many);
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(20);
  expect(many.every((one) => words.has(one))).toBe(true);
});
