import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  forgetSearch,
  formatRecent,
  parseRecent,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts';

const stored = new Map<string, string>();
let refuses = false;

function answer<T>(value: T): T {
  if (refuses) throw new DOMException('full', 'QuotaExceededError');
  return value;
}

beforeEach(() => {
  refuses = false;
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => answer(stored.get(key) ?? null),
      setItem: (key: string, value: string) => answer(stored.set(key, value)),
      removeItem: (key: string) => answer(stored.delete(key)),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('newest first, each once, at most ten', () => {
  for (let n = 1; n <= 12; n += 1) rememberSearch(`گوشی ${n}`);
  rememberSearch(' گوشی 5 ');
  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches().slice(0, 3)).toEqual(['گوشی 5', 'گوشی 12', 'گوشی 11']);
});

test('only percent signs and commas are escaped', () => {
  rememberSearch('۵۰% تخفیف, s24 & note');
  expect(stored.get('recentSearches')).toBe('۵۰%25 تخفیف%2C s24 & note');
  expect(recentSearches()).toEqual(['۵۰% تخفیف, s24 & note']);
  forgetSearch('۵۰% تخفیف, s24 & note');
  expect(recentSearches()).toEqual([]);
  expect(stored.has('recentSearches')).toBe(false);
});

test('a stored text is restored exactly, and any stored text is limited', () => {
  const term = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.uniqueArray(term.filter(Boolean), { maxLength: 10 }), (terms) => {
      expect(parseRecent(formatRecent(terms))).toEqual(terms);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (text) => {
      expect(parseRecent(text).length).toBeLessThanOrEqual(10);
    }),
  );
});

test('if storage throws, the page keeps them in memory', () => {
  rememberSearch('گوشی');
  refuses = true;
  expect(recentSearches()).toEqual([]);
  rememberSearch('لپ‌تاپ');
  expect(recentSearches()).toEqual(['لپ‌تاپ']);
  refuses = false;
  rememberSearch('تبلت');
  expect(recentSearches()).toEqual(['تبلت', 'لپ‌تاپ']);
});
