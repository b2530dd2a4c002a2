import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { atLeastOne, type Counts, jestCounts, resultFrom } from '#scripts/lib/results.ts';

/** Runs Jest with the given arguments (none: all tests). `env` adds to ours; undefined takes a variable away. */
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
    return atLeastOne(resultFrom(report, code, jestCounts, { passed: 0, failed: 0 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
