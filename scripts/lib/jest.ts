import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { atLeastOne, type Counts, jestCounts, resultFrom, sum } from '#scripts/lib/results.ts';
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
    const counts = atLeastOne(await runJest(args, { ...logs, ...env }));
    return sum([counts, judgeLog(servicesLog, { ...passwords, ...readSecrets(serviceSecrets) })]);
  } finally {
    rmSync(serviceSecrets, { force: true });
  }
}
