import { expect, test } from '@jest/globals';
import {
  browserResult,
  failedFiles,
  judgeSecondTries,
  retried,
  secondTryLines,
} from '#scripts/lib/second-tries.ts';

const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ duration: 500 }] }],
});

/** A Playwright report of a file with one top-level test and one in a group. */
function report(own: string, described: string, errors: unknown[] = []) {
  const statuses = [own, described];
  const count = (status: string) => statuses.filter((one) => one === status).length;
  return {
    stats: {
      expected: count('expected'),
      flaky: count('flaky'),
      unexpected: count('unexpected'),
    },
    suites: [
      {
        title: 'cards.spec.ts',
        specs: [spec('opens', own)],
        suites: [{ title: 'a card', specs: [spec('is bought', described)] }],
      },
    ],
    errors,
  };
}
const again = (count: number) => ({
  passed: 1,
  failed: 0,
  again: Array.from({ length: count }, (_, n) => `x.spec.ts › test ${n}`),
});

test('counts passed and failed tests, and an error outside of tests as failed', () => {
  expect(browserResult(report('expected', 'unexpected', [{}]))).toEqual({
    passed: 1,
    failed: 2,
    again: [],
    files: [{ name: 'e2e/cards.spec.ts', ms: 1_000 }],
    failures: ['e2e/cards.spec.ts › a card › is bought'],
  });
});

test('names a test that passed at the second try by its file and groups', () => {
  expect(browserResult(report('flaky', 'flaky'))).toMatchObject({
    passed: 0,
    failed: 0,
    again: ['cards.spec.ts › opens', 'cards.spec.ts › a card › is bought'],
  });
});

test('a retry that the report counts but does not name is a failure', () => {
  const { stats, ...rest } = report('expected', 'expected');
  expect(browserResult({ ...rest, stats: { ...stats, flaky: 1 } })).toMatchObject({ failed: 1 });
});

test('three retries in all runs together are accepted, and each is reported', () => {
  const judged = judgeSecondTries([again(1), again(2)]);
  expect(judged).toMatchObject({ passed: 5, failed: 0 });
  expect(secondTryLines(judged)).toEqual([
    'passed at the second try: x.spec.ts › test 0',
    'passed at the second try: x.spec.ts › test 0',
    'passed at the second try: x.spec.ts › test 1',
  ]);
});

test('with a fourth one all of them have failed', () => {
  const judged = judgeSecondTries([again(2), again(2)]);
  expect(judged).toMatchObject({ passed: 2, failed: 4 });
  const lines = secondTryLines(judged);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('4 tests needed a second try, more than 3: all failed.');
});

test('retries do not hide a failure', () => {
  expect(judgeSecondTries([{ ...again(1), failed: 2 }])).toMatchObject({ passed: 2, failed: 2 });
});

test('failed files that pass at the second try have passed; those that fail again have failed', () => {
  const first = { passed: 7, failed: 2, failures: ['a.test.ts › opens', 'b.test.ts › closes'] };
  expect(failedFiles(first)).toEqual(['a.test.ts', 'b.test.ts']);
  const second = { passed: 3, failed: 1, failures: ['b.test.ts › closes'] };
  expect(retried(first, second)).toEqual({
    passed: 8,
    failed: 1,
    files: [],
    failures: ['b.test.ts › closes'],
  });
});
