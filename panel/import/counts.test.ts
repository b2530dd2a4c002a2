import { expect, test } from '@jest/globals';
import type { GetImportAnswer } from '#lib/contract/import.ts';
import { countOfResult, countOfState } from './counts.ts';

const counts: GetImportAnswer['counts'] = [
  { state: 'new', result: 'done', count: 5 },
  { state: 'new', result: 'failed', count: 1 },
  { state: 'changed', result: 'done', count: 2 },
  { state: 'wrong', result: null, count: 3 },
];

test('rows are counted by what they would do, and by what became of them', () => {
  expect(countOfState(counts, 'new', 'changed')).toBe(8);
  expect(countOfResult(counts, 'done')).toBe(7);
  expect(countOfResult(counts, 'done', 'new')).toBe(5);
  expect(countOfResult(counts, 'kept')).toBe(0);
});
