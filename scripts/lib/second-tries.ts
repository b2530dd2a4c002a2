import { z } from 'zod';
import { type Counts, sum } from '#scripts/lib/results.ts';

/** How many browser tests of a run, and how many files of Jest, may need a retry; only CI retries. */
export const forgiven = 3;

/** Result of a run of browser tests; tests that passed only on retry are listed by name. */
export interface BrowserResult extends Counts {
  again: string[];
}

interface Suite {
  title: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
}
const tried = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(tried) })),
  get suites() {
    return z.array(suite).optional();
  },
});

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.unknown()),
});

/** Names of the tests with this status: `flaky` (passed only on retry) or `unexpected` (failed). */
function named(wanted: string, { title, specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => spec.title);
  const inner = suites.flatMap((each) => named(wanted, each));
  return [...own, ...inner].map((name) => `${title} › ${name}`);
}

/** Total time of a file's tests, in ms. */
function timeOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inner = suites.reduce((total, each) => total + timeOf(each), 0);
  return own.reduce((total, { duration }) => total + duration, inner);
}

/** Reads a Playwright report. An error outside of tests counts as a failed test. */
export function browserResult(report: unknown): BrowserResult {
  const { stats, suites, errors } = reportSchema.parse(report);
  const again = suites.flatMap((each) => named('flaky', each));
  // Compare with Playwright's own count, so that an unnamed one still counts as a failure.
  const nameless = Math.max(0, stats.flaky - again.length);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length + nameless,
    again,
    files: suites.map((each) => ({ name: `e2e/${each.title}`, ms: timeOf(each) })),
    failures: suites.flatMap((each) => named('unexpected', each)).map((name) => `e2e/${name}`),
  };
}

/** Up to the limit tests that passed on retry have passed; above it all of them have failed. */
export function judgeSecondTries(results: BrowserResult[]): BrowserResult {
  const again = results.flatMap((result) => result.again);
  const { passed, failed, ...names } = sum(results);
  return again.length > forgiven
    ? { ...names, passed, failed: failed + again.length, again }
    : { ...names, passed: passed + again.length, failed, again };
}

/** Lines printed before the verdict. */
export function secondTryLines({ again }: BrowserResult): string[] {
  const lines = again.map((name) => `passed at the second try: ${name}`);
  return again.length > forgiven
    ? [...lines, `${again.length} tests needed a second try, more than ${forgiven}: all failed.`]
    : lines;
}

/** Files of the tests that failed. */
export function failedFiles({ failures = [] }: Counts): string[] {
  return [...new Set(failures.map((name) => name.split(' › ')[0] ?? name))];
}

/** The result of a run whose failed files were run once more. */
export function retried(first: Counts, second: Counts): Counts {
  const { passed, failed } = first;
  const mended = Math.max(0, failed - second.failed);
  return { ...first, ...second, passed: passed + mended, files: first.files ?? [] };
}
