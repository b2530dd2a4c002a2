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
 * Runs Jest with the given arguments (none: all tests). `env` adds to ours; undefined takes a variable away.
 * What the programs printed that tests started is a test, too.
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
    beginLog(servicesLog);
    beginLog(serviceSecrets);
    const logs = { TEST_SERVICES_LOG: servicesLog, TEST_SERVICES_SECRETS: serviceSecrets };
    const code = await run(command, { ...process.env, ...logs, ...env });
    const counts = atLeastOne(resultFrom(report, code, jestCounts, { passed: 0, failed: 0 }));
    return sum([counts, judgeLog(servicesLog, { ...passwords, ...readSecrets(serviceSecrets) })]);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(serviceSecrets, { force: true });
  }
}
