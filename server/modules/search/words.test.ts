import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { searchAlternatives } from '#server/modules/search/typed.ts';
import { searchEntry, searchNames, searchWords } from '#server/modules/search/words.ts';

/** Whether `typed` matches an entry with `names`, like the index does. */
function finds(typed: string, ...names: string[]): boolean {
  const words = searchWords(names);
  return searchAlternatives(typed).some((alternative) =>
    alternative.every((start) => words.some((word) => word.startsWith(start))),
  );
}

describe('search', () => {
  test('finds words in any order and by prefix', () => {
    expect(finds('سامسونگ گوشی', 'گوشی موبایل سامسونگ')).toBe(true);
    expect(finds('سامس گو', 'گوشی موبایل سامسونگ')).toBe(true);
    expect(finds('مسونگ', 'گوشی موبایل سامسونگ')).toBe(false);
  });
  test('treats a ZWNJ as a space and as nothing on both sides', () => {
    for (const typed of ['هندز\u200cفری', 'هندز فری', 'هندزفری']) {
      expect(finds(typed, 'هندز\u200cفری بی\u200cسیم')).toBe(true);
    }
    expect(finds('هندز\u200cفری', 'هندزفری')).toBe(true);
    expect(finds('هندز\u200cفری', 'هندز فری')).toBe(true);
  });
  test('treats Arabic letters, Persian digits and capitals as equal', () => {
    expect(finds('ايفون ۱۵', 'گوشی آیفون 15')).toBe(true);
    expect(finds('IPHONE 15', 'Apple iPhone 15 Pro')).toBe(true);
    expect(finds('كتري', 'کتری برقی')).toBe(true);
  });
  test('separates a number from the word it is attached to', () => {
    expect(finds('iphone15', 'iPhone 15')).toBe(true);
    expect(finds('s 24', 'Galaxy S24')).toBe(true);
    expect(finds('s24', 'Galaxy S24')).toBe(true);
  });
  test('ignores the hamza of an ezafe, apostrophes, and marks within a code', () => {
    expect(searchWords(['همهٔ کالاها'])).toEqual(searchWords(['همه کالاها']));
    expect(finds('delonghi', "De'Longhi")).toBe(true);
    for (const typed of ['wh1000', 'WH-1000', 'wh 1000xm5']) {
      expect(finds(typed, 'Sony WH-1000XM5')).toBe(true);
    }
  });
  test('ignores a separate plural ending', () => {
    expect(finds('گوشی\u200cهای سامسونگ', 'گوشی سامسونگ')).toBe(true);
    expect(searchAlternatives('ها')).toEqual([['ها']]);
  });
  test('every name is found by itself and by each of its words', () => {
    const name = fc.array(fc.constantFrom('گوشی', 'A54', 'هندز\u200cفری', 'Pro۱۵', '128GB', 'ئ'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(name, (words) => {
        expect(finds(words.join(' '), words.join(' '))).toBe(true);
        for (const word of words) expect(finds(word, words.join(' '))).toBe(true);
      }),
    );
  });
  test('is bounded and contains letters and digits only, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        for (const alternative of searchAlternatives(typed)) {
          expect(alternative.length).toBeLessThanOrEqual(10);
          for (const word of alternative) expect(word).toMatch(/^[\p{L}\p{N}]{1,80}$/u);
        }
      }),
    );
    expect(searchAlternatives("%_'\\ \u0000")).toEqual([]);
  });
  test('finds a series by its initials and number, but not plain words by initials', () => {
    for (const typed of ['ps5', 'PS5 slim', 'ps ۵']) {
      expect(finds(typed, 'Sony PlayStation 5 Slim')).toBe(true);
    }
    expect(searchNames(['Sony PlayStation 5 Slim'])).toBe(
      '| sony playstation 5 slim | sony ps5 slim |',
    );
    expect(finds('gs24', 'Galaxy S24')).toBe(false);
    expect(finds('sp5', 'Sony PlayStation 5')).toBe(false);
  });
  test('ranks an item by what it is, not by what it is made for, but finds it by both', () => {
    const names = ['دسته بازی مدل DualSense مناسب برای PS5', 'Case for iPhone 16', 'For Honor'];
    expect(searchNames(names)).toBe('| دسته بازی مدل dualsense | case | for honor |');
    expect(finds('ps5', ...names)).toBe(true);
    expect(finds('iphone 16', ...names)).toBe(true);
  });
  test('stores the words of names with positions, those of brand and category as of its kind, others without', () => {
    const { names, words, vector } = searchEntry(['Galaxy S24', 'گلکسی'], ['موبایل']);
    expect(names).toEqual(['|', 'galaxy', 's24', 'گلکسی']);
    expect(words).toEqual([...names, 'موبایل', '24', 's']);
    expect(vector).toBe(
      "'|':1A,4A,6A 'galaxy':2A 's24':3A 'گلکسی':5A 'موبایل':16383B '24':16383 's':16383",
    );
  });
});
