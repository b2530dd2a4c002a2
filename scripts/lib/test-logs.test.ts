import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { storefrontKey } from '#lib/rules/signature.ts';
import { judgeLog, readSecrets, secretsOf } from './test-logs.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-logs-'));
const log = join(folder, 'some.log');
afterAll(() => rmSync(folder, { recursive: true }));

test('a log with a secret of the shop fails the run; the secret is named by file and line and not shown', () => {
  writeFileSync(join(folder, 'revalidate-secret'), 'a secret of sixteen\n');
  writeFileSync(join(folder, 'token-secret'), 'another of sixteen\n');
  writeFileSync(join(folder, 'seal-secret'), 'a third of sixteen\n');
  const key = storefrontKey('a secret of sixteen');
  writeFileSync(log, `service: fine\nstorefront: sent ${key}\n`);
  const consoleLog = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(judgeLog(log, secretsOf(folder))).toEqual({ passed: 0, failed: 1 });
  const words = consoleLog.mock.calls.flat().join('\n');
  consoleLog.mockRestore();
  expect(words).toMatch(/some\.log:2: storefront key \w{4}…$/);
  expect(words).not.toContain(key);
});

test('a log without secrets is a passed test, a missing log a failed one', () => {
  writeFileSync(log, 'service: fine\n');
  const consoleLog = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(judgeLog(log, {})).toEqual({ passed: 1, failed: 0 });
  expect(judgeLog(join(folder, 'none.log'), {})).toEqual({ passed: 0, failed: 1 });
  consoleLog.mockRestore();
});

test('recorded secrets are read by kind; without a file there are none', () => {
  const file = join(folder, 'secrets.jsonl');
  expect(readSecrets(file)).toEqual({});
  writeFileSync(file, '["a key","one"]\n["a secret","two"]\n["a key","three"]\n');
  expect(readSecrets(file)).toEqual({ 'a key': ['one', 'three'], 'a secret': ['two'] });
});
