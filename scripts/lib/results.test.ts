import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { atLeastOne, jestCounts, resultFrom, sum, verdict } from '#scripts/lib/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const jest = (passed: number, failed: number, broken = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  testResults: [
    {
      name: resolve('a.test.ts'),
      status: failed === 0 ? 'passed' : 'failed',
      startTime: 1_000,
      endTime: 3_000,
      assertionResults: [
        { status: 'passed', fullName: 'a cart opens' },
        { status: failed === 0 ? 'passed' : 'failed', fullName: 'a cart closes' },
      ],
    },
  ],
});

function written(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a suite that does not load is a failure', () => {
  expect(jestCounts(jest(3, 1, 1))).toMatchObject({ passed: 3, failed: 2 });
});

const countsFrom = (file: string, exitCode: number) =>
  atLeastOne(resultFrom(file, exitCode, jestCounts, { passed: 0, failed: 0 }));

test('no report, no test, or a bad exit code alone count as one failure', () => {
  const missing = join(folder, 'none.json');
  expect(countsFrom(missing, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countsFrom(written(jest(0, 0)), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(countsFrom(written(jest(5, 0)), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('files have their path in the project and a time', () => {
  expect(jestCounts(jest(1, 0)).files).toEqual([{ name: 'a.test.ts', ms: 2_000 }]);
});

test('failed tests are named with their file', () => {
  expect(jestCounts(jest(1, 1)).failures).toEqual(['a.test.ts › a cart closes']);
  expect(jestCounts(jest(2, 0)).failures).toEqual([]);
});

test('a good run is counted unchanged', () => {
  const counts = countsFrom(written(jest(5, 0)), 0);
  expect(verdict(sum([counts, { passed: 2, failed: 1 }]))).toBe('7 passed, 1 failed');
});
