/**
 * `npm run canary [-- TAG …]`: builds and serves the shop on other versions of Next, `canary` and `latest` if none is named,
 * and runs the tests of what `front/` assumes about Next on them. Works in a temporary copy of the checkout.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Browser tests of what Next does for the front server and its page cache. */
const contractTests = ['next-assumptions', 'answers', 'freshness', 'page-cache'];

/** Files git knows or would add, so nothing that is built or stored. */
function copyCheckout(to: string): void {
  const list = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  for (const file of list.toString().split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(to, file));
  }
}

/** Runs a program in the copy and prints what it says. @returns whether it succeeded */
function run(cwd: string, command: string, args: readonly string[]): boolean {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}

function versionIn(copy: string): string {
  const { version } = JSON.parse(
    readFileSync(join(copy, 'node_modules/next/package.json'), 'utf8'),
  );
  return String(version);
}

/** @returns a line on each part of the contract */
function tryVersion(copy: string, tag: string): string[] {
  console.log(`\nnext@${tag}`);
  const install = ['install', '--no-save', '--no-audit', '--no-fund', `next@${tag}`];
  if (!run(copy, 'npm', install)) return [`next@${tag}: cannot be installed`];
  const node = resolve(copy, 'node_modules/.bin/node');
  // A build does not know which version it was made by.
  rmSync(join(copy, '.next-test'), { recursive: true, force: true });
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', 'front/'];
  const results = {
    'tests of front/': run(copy, node, jest),
    'build and contract tests': run(copy, node, ['scripts/test.ts', 'e2e', ...contractTests]),
  };
  const name = `next@${tag} (${versionIn(copy)})`;
  return Object.entries(results).map(([part, ok]) => `${name}: ${part}: ${ok ? 'hold' : 'BREAK'}`);
}

const named = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'kahroba-canary-'));
try {
  copyCheckout(copy);
  const lines = (named.length > 0 ? named : ['canary', 'latest']).flatMap((tag) =>
    tryVersion(copy, tag),
  );
  console.log(`\n${lines.join('\n')}`);
  if (lines.some((line) => !line.endsWith(': hold'))) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
