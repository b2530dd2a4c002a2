import { expect, test } from '@jest/globals';
import { parseTsv, toTsv } from './tsv.ts';

test('lines and tabs become rows and cells, whatever ends a line', () => {
  expect(parseTsv('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseTsv('1\t2\n3\t4')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('empty cells and lines keep their place', () => {
  expect(parseTsv('1\t\t3\n\n5')).toEqual([['1', '', '3'], [''], ['5']]);
  expect(parseTsv('1\t')).toEqual([['1', '']]);
  expect(parseTsv('')).toEqual([]);
});

test('quoted cells hold tabs, line breaks and quotes', () => {
  expect(parseTsv('"a\tb"\t"c\nd"\t"say ""so"""\n')).toEqual([['a\tb', 'c\nd', 'say "so"']]);
  expect(parseTsv('15" screen\tx')).toEqual([['15" screen', 'x']]);
});

test('a quote that is never closed is text like any other', () => {
  expect(parseTsv('"12\t3\n4')).toEqual([['"12', '3'], ['4']]);
});

test('a large text is read in time', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [String(at), '"', 'x']);
  expect(parseTsv(toTsv(rows))).toEqual(rows);
});

test('what is copied is read back', () => {
  const rows = [
    ['98400000', 'a"b'],
    ['', 'two\nlines'],
  ];
  expect(parseTsv(toTsv(rows))).toEqual(rows);
});
