import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { categories } from '#server/testing/fixture.ts';
import { giveFreeIds } from '#server/testing/goods.ts';
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
  const database = await openDatabase({
    dataDir: home.dataDir,
    databaseUrl: home.env['DATABASE_URL'] ?? '',
  });
  await giveFreeIds(database);
  await database.close();
  service = await startService(home.env);
});
afterAll(async () => {
  await service.end('SIGTERM');
  await home.remove();
});

function fileOf(...lines: readonly string[]): string {
  const file = join(home.dataDir, 'goods.csv');
  writeFileSync(file, ['ID,Name,SKU,Regular price,Stock,Categories', ...lines].join('\n'));
  return file;
}
const run = (...args: string[]) => runProgram('server/cli/import.ts', args, home.env);

test('a file is brought in at the command line while the shop runs, after a dry run', async () => {
  // The laptop of the shop costs 90 million toman.
  const file = fileOf('1,لپ‌تاپ نو,N-1,950000000,3,لپ تاپ', '2,,N-2,5,3,');
  const dry = await run(file, '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    output: expect.stringContaining('ready\n1 new\n1 wrong\n'),
  });
  const done = await run(file);
  expect(done).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /done\n1 new done\n1 wrong\n1 × Name: نام کالا خالی است\. \(line 3\)/,
    ),
  });
  const list = await fetch(`${service.url}/api/Product/Get-List`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categoryId: categories.laptops }),
  });
  expect(await list.text()).toContain('"price":95000000');
});

test('a file whose prices can be read in several ways asks which', async () => {
  const file = fileOf('3,چیز تازه,N-3,90000,3,چیزها');
  const { code, output } = await run(file);
  expect(code).toBe(1);
  expect(output).toContain('--unit=rial: چیز تازه = 9000 toman');
  expect(await run(file, '--unit=rial')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 new done'),
  });
});

test('a file of customers is brought in as such', async () => {
  const file = join(home.dataDir, 'customers.json');
  const billing = { first_name: 'مریم', last_name: 'رضایی', phone: '+989351119999' };
  writeFileSync(
    file,
    JSON.stringify([
      { id: 1, email: '', billing },
      { id: 2, billing: {} },
    ]),
  );
  expect(await run(file, '--kind=customers')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/done\n1 new done\n1 skipped\n/),
  });
});

test.each([
  [['goods.csv', '--kind=pets']],
  [[]],
  [['a', 'b']],
  [['goods.csv', '--unit=dollar']],
  [['no-such.csv']],
])('is refused with %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 1 });
});
