import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exportKinds } from '#lib/contract/export-kinds.ts';
import {
  type Home,
  type Service,
  makeHome,
  runProgram,
  startService,
} from '#server/testing/service.ts';

let home: Home;
let service: Service;
beforeAll(async () => {
  home = await makeHome();
  service = await startService(home.env);
});
afterAll(async () => {
  await service.end('SIGTERM');
  await home.remove();
});

const run = (...args: string[]) => runProgram('server/cli/export.ts', args, home.env);

test('all of each kind is written at the command line while the shop runs, for its owner alone', async () => {
  for (const kind of exportKinds) {
    const file = join(home.dataDir, `${kind}.out`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await run(kind, file)).toMatchObject({
      code: 0,
      output: expect.stringContaining(file),
    });
    expect(readFileSync(file, 'utf8')).toMatch(/^(?:\uFEFF(?:ID|order_id),|<\?xml )/);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);
  }
});

test.each([[[]], [['goods']], [['products', 'a', 'b']], [['products', '/no/such/folder/x.csv']]])(
  'is refused with %j',
  async (args) => {
    expect(await run(...args)).toMatchObject({ code: 1 });
  },
);
