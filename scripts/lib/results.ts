import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileName, type Timing } from '#scripts/lib/timings.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Test files that ran; none if a stage has no files. */
  files?: Timing[];
  /** Names of what failed: a test with its file, or a file that did not load. */
  failures?: string[];
}

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type JestFile = z.infer<typeof jestSchema>['testResults'][number];

function failuresOf({ name, status, assertionResults }: JestFile): string[] {
  if (status !== 'failed') return [];
  const tests = assertionResults.filter((each) => each.status === 'failed');
  const file = fileName(name);
  return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} › ${fullName}`);
}

/** A suite that did not load counts as one failure. */
export function jestCounts(report: unknown): Counts {
  const result = jestSchema.parse(report);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    files: result.testResults.map(({ name, startTime, endTime }) => ({
      name: fileName(name),
      ms: endTime - startTime,
    })),
    failures: result.testResults.flatMap(failuresOf),
  };
}

/**
 * Reads the report of a test program. Without a readable file, or if the exit code says failure and
 * the file does not, the result is `none` with one failure.
 */
export function resultFrom<Result extends Counts>(
  file: string,
  exitCode: number,
  read: (report: unknown) => Result,
  none: Result,
): Result {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return result.failed === 0 && exitCode !== 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { ...none, failed: 1 };
  }
}

/** Adds a failure if there was no test at all. */
export function atLeastOne<Result extends Counts>(result: Result): Result {
  return result.passed + result.failed === 0 ? { ...result, failed: 1 } : result;
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    files: all.flatMap(({ files = [] }) => files),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

/** Last line of `npm test` and `npm run verify`. */
export function verdict({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
