import { spawn } from 'node:child_process';
import type { Counts } from '#scripts/lib/results.ts';

interface Check {
  name: string;
  commands: string[][];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** The checks before a push, cheapest first. Unit tests follow them. */
export const CHECKS: Check[] = [
  { name: 'format', commands: [[bin('oxfmt'), '--check']] },
  { name: 'lint', commands: [[bin('oxlint'), '--deny-warnings']] },
  {
    name: 'types',
    // Incremental runs sometimes miss new route types.
    commands: [
      [bin('next'), 'typegen'],
      [bin('tsc'), '-p', '.', '--incremental', 'false'],
    ],
  },
  { name: 'unused', commands: [[bin('knip')]] },
];

/** Runs a command, passing its output on; it ends when this process does. @returns its exit code */
export function run(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const end = () => {
      child.once('exit', () => process.exit(130));
      child.kill();
    };
    process.once('SIGINT', end).once('SIGTERM', end);
    child.once('close', () => process.off('SIGINT', end).off('SIGTERM', end));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

async function passes(check: Check): Promise<boolean> {
  for (const command of check.commands) {
    if ((await run(command)) !== 0) return false;
  }
  return true;
}

/** Runs all checks, also after a failure, so that one run shows all problems. */
export async function runChecks(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    const started = Date.now();
    const passed = await passes(check);
    counts[passed ? 'passed' : 'failed'] += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? '✓' : '✗'} ${check.name} (${seconds} s)`);
  }
  return counts;
}
