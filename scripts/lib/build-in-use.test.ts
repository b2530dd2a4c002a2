import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { markBuildInUse, requireUnusedBuild } from './build-in-use.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kahroba-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build served by no process, or by this one, may be replaced', () => {
  expect(() => requireUnusedBuild(folder)).not.toThrow();
  markBuildInUse(folder);
  expect(() => requireUnusedBuild(folder)).not.toThrow();
});

test('a build served by another process may not, until that one ends', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(join(folder, 'kahroba-open'), String(other.pid));
  expect(() => requireUnusedBuild(folder)).toThrow(
    new RegExp(`process ${other.pid}\\).*delete ${join(folder, 'kahroba-open')}`),
  );
  other.kill();
  await once(other, 'exit');
  expect(() => requireUnusedBuild(folder)).not.toThrow();
});
