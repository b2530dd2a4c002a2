/** @jest-environment #scripts/jest/browser-environment.ts */
import { afterEach, expect, test } from '@jest/globals';
import { shelfOf } from './shelf.ts';

afterEach(() => localStorage.clear());

/** Fills the storage to its last character. */
function fill(): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem(`${size} ${localStorage.length}`, 'x'.repeat(size));
    } catch {
      // The next smaller one may find place.
    }
  }
}

test('keeps in memory what a full storage does not take, until there is place again', () => {
  const shelf = shelfOf(() => localStorage);
  shelf.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  fill();
  shelf.setItem('b', 'later');
  expect(shelf.getItem('b')).toBe('later');
  expect(localStorage.getItem('b')).toBeNull();
  localStorage.clear();
  shelf.setItem('b', 'again');
  expect(localStorage.getItem('b')).toBe('again');
  // Another tab's value counts.
  localStorage.setItem('b', 'of another tab');
  expect(shelf.getItem('b')).toBe('of another tab');
  shelf.removeItem('b');
  expect(shelf.getItem('b')).toBeNull();
});

test('keeps all in memory when the storage is blocked', () => {
  const shelf = shelfOf(() => {
    throw new Error('blocked');
  });
  shelf.setItem('a', '1');
  expect(shelf.getItem('a')).toBe('1');
  shelf.removeItem('a');
  expect(shelf.getItem('a')).toBeNull();
});
