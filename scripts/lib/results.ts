import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  errors: z.array(z.unknown()),
});

/** A suite that did not even load counts as one failure. */
export function jestCounts(report: unknown): Counts {
  const result = jestSchema.parse(report);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/** A test that passed only when tried again is a failure: nothing here is tried again. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Reads what a test program wrote. No readable file, no test at all, or an exit code that says
 * failure while the file does not: one failure.
 */
export function countsFrom(
  file: string,
  exitCode: number,
  read: (report: unknown) => Counts,
): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** The last line of `npm test` and `npm run verify`. */
export function verdict({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
