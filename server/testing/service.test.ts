import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { storefrontKey } from '#lib/rules/signature.ts';
import { runProgram } from '#server/testing/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
const before = process.env['TEST_SERVICES_SECRETS'];
afterAll(() => {
  if (before === undefined) delete process.env['TEST_SERVICES_SECRETS'];
  else process.env['TEST_SERVICES_SECRETS'] = before;
  rmSync(dataDir, { recursive: true });
});

test('the secrets of a program are passed to the check that searches its log', async () => {
  const [secrets, revalidate, token] = [
    join(dataDir, 'secrets'),
    'secret of the pages',
    'secret of tokens',
  ];
  writeFileSync(join(dataDir, 'revalidate-secret'), `${revalidate}\n`);
  writeFileSync(join(dataDir, 'token-secret'), `${token}\n`);
  process.env['TEST_SERVICES_SECRETS'] = secrets;
  await runProgram('server/cli/set-price.ts', [], { DATA_DIR: dataDir });
  const lines = readFileSync(secrets, 'utf8').trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    ['secret of the shop', token],
    ['secret of the shop', revalidate],
    ['storefront key', storefrontKey(revalidate)],
  ]);
});
