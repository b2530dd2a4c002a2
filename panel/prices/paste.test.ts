import { expect, test } from '@jest/globals';
import { planPaste } from './paste.ts';
import { type Range, single } from './places.ts';

const size = { rows: 5, columns: 4 };
const shown = ({ puts }: ReturnType<typeof planPaste>) =>
  puts.map(({ place, text }) => `${place.row}:${place.column}=${text}`);
const range = (from: [number, number], to: [number, number]): Range => ({
  anchor: { row: from[0], column: from[1] },
  active: { row: to[0], column: to[1] },
});

test('copied cells go from the chosen one on, and are chosen afterwards', () => {
  const pasted = planPaste(
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    single({ row: 1, column: 2 }),
    size,
  );
  expect(shown(pasted)).toEqual(['1:2=a', '1:3=b', '2:2=c', '2:3=d']);
  expect(pasted.range).toEqual(range([1, 2], [2, 3]));
});

test('one cell fills all that are chosen, in whatever direction they were', () => {
  const pasted = planPaste([['a']], range([3, 1], [1, 1]), size);
  expect(shown(pasted)).toEqual(['1:1=a', '2:1=a', '3:1=a']);
});

test('cells repeat when the chosen ones are a multiple of them', () => {
  const pasted = planPaste([['a'], ['b']], range([0, 0], [3, 1]), size);
  expect(shown(pasted)).toEqual([
    '0:0=a',
    '0:1=a',
    '1:0=b',
    '1:1=b',
    '2:0=a',
    '2:1=a',
    '3:0=b',
    '3:1=b',
  ]);
});

test('what does not fit is cut off, and its rows are counted', () => {
  const pasted = planPaste(
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    single({ row: 3, column: 3 }),
    size,
  );
  expect(shown(pasted)).toEqual(['3:3=a', '4:3=c']);
  expect(pasted.cut).toBe(1);
});

test('lines of different lengths leave the cells after them as they are', () => {
  expect(shown(planPaste([['a'], ['b', 'c']], single({ row: 0, column: 0 }), size))).toEqual([
    '0:0=a',
    '1:0=b',
    '1:1=c',
  ]);
});

test('nothing was copied: nothing is put', () => {
  expect(planPaste([], single({ row: 2, column: 1 }), size)).toMatchObject({ puts: [], cut: 0 });
});
