import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { atLeastOne, type Counts, jestCounts, resultFrom, sum } from '#scripts/lib/results.ts';
import { failedFiles, forgiven, retried } from '#scripts/lib/second-tries.ts';
import {
  beginLog,
  judgeLog,
  readSecrets,
  serviceSecrets,
  servicesLog,
} from '#scripts/lib/test-logs.ts';
import { accounts } from '#server/testing/members.ts';

const passwords = { password: Object.values(accounts).map(({ password }) => password) };

/**
 * Runs Jest with the given arguments (none: all tests). `env` is added to ours; undefined removes a
 * variable.
 */
export async function runJest(args: string[], env: NodeJS.Dict<string> = {}): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-jest-'));
  const report = join(folder, 'report.json');
  try {
    const command = [
      process.execPath,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...args,
      '--json',
      `--outputFile=${report}`,
    ];
    const code = await run(command, { ...process.env, ...env });
    return resultFrom(report, code, jestCounts, { passed: 0, failed: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `runJest`, and in CI once more with the files that failed, if they are few: one after the other. */
async function runJestTwice(args: string[], env: NodeJS.Dict<string>): Promise<Counts> {
  const first = await runJest(args, env);
  const files = failedFiles(first);
  if (!process.env['CI'] || files.length === 0 || files.length > forgiven) return first;
  const second = await runJest(['--runInBand', '--runTestsByPath', ...files], env);
  const passed = first.failures?.filter((name) => !second.failures?.includes(name)) ?? [];
  for (const name of passed) console.log(`passed at the second try: ${name}`);
  return retried(first, second);
}

/**
 * Like `runJest`, for tests that start the service, whose output is checked as a test of its own.
 */
export async function runServiceTests(
  args: string[] = [],
  env: NodeJS.Dict<string> = {},
): Promise<Counts> {
  beginLog(servicesLog);
  beginLog(serviceSecrets);
  const logs = { TEST_SERVICES_LOG: servicesLog, TEST_SERVICES_SECRETS: serviceSecrets };
  try {
    const counts = atLeastOne(await runJestTwice(args, { ...logs, ...env }));
    return sum([counts, judgeLog(servicesLog, { ...passwords, ...readSecrets(serviceSecrets) })]);
  } finally {
    rmSync(serviceSecrets, { force: true });
  }
}
