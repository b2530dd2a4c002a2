import { expect, test } from '@jest/globals';
import { shownLines } from './lines.ts';

const lines = (...counts: number[]) => counts.map((count) => ({ found: { count } }));
const counts = (...given: number[]) => shownLines(lines(...given)).map(({ found }) => found.count);

test('at most six lines are shown, first those in which something waits', () => {
  expect(counts(1, 0, 2)).toEqual([1, 0, 2]);
  expect(counts(0, 0, 0, 0, 0, 0, 7)).toEqual([0, 0, 0, 0, 0, 7]);
  expect(counts(1, 2, 3, 0, 4, 5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(counts(1, 2, 3, 4, 5, 6, 7)).toEqual([1, 2, 3, 4, 5, 6]);
});
