import { expect, test } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { product, variant } from '#server/db/schema/catalogue.ts';
import { stockMovement } from '#server/db/schema/goods.ts';
import { externalRef } from '#server/db/schema/import.ts';
import { openDatabase } from '#server/db/open.ts';
import { makeDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';
import { openImportDesk } from '#server/testing/imports.ts';

const count = 400;
const worker = join(import.meta.dirname, 'testing', 'import-process.ts');
const file = [
  'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s),Categories',
  ...Array.from({ length: count }, (_, n) => [
    `${n}0,variable,K${n},کالای ${n},,,,رنگ,"سبز, زرد",تازه > خیلی تازه`,
    `${n}1,variation,,,1000,5,K${n},رنگ,سبز,`,
    `${n}2,variation,,,1000,5,K${n},رنگ,زرد,`,
  ]).flat(),
].join('\n');

/** Resolves once the process has said that some products are written, and it is killed. */
async function killMidway(databaseUrl: string, dataDir: string): Promise<void> {
  const child = fork(worker, [databaseUrl, dataDir]);
  const ended = once(child, 'exit');
  child.on('message', (done) => {
    if (Number(done) > 0) child.kill('SIGKILL');
  });
  await ended;
}

test('an import goes on after its process was killed, and doubles nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-killed-'));
  const { databaseUrl, drop } = await makeDatabase(dataDir, tinyShop);
  const open = async () => {
    const database = await openDatabase({ databaseUrl, dataDir });
    return { database, desk: await openImportDesk({ database }) };
  };
  try {
    const first = await open();
    const { batch } = await first.desk.dryRun(file);
    await first.desk.done('Apply-Import', { batch });
    const { db } = first.database;
    const before = await Promise.all([db.$count(product), db.$count(variant)]);
    await first.desk.shop.close();
    await first.database.close();

    await killMidway(databaseUrl, dataDir);

    const second = await open();
    const now = second.database.db;
    const made = (await now.$count(product)) - before[0];
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(count);
    // Its lease ends by itself, within a minute.
    await now.execute(sql`update import_batch set due_at = now()`);
    const ended = await second.desk.settled('Get-Import', { batch });
    expect(ended).toMatchObject({
      state: 'done',
      done: count,
      counts: [{ state: 'new', result: 'done', count: count * 3 }],
    });
    expect((await now.$count(product)) - before[0]).toBe(count);
    expect((await now.$count(variant)) - before[1]).toBe(count * 2);
    expect(await now.$count(externalRef)).toBe(count * 3);
    expect(await now.$count(stockMovement)).toBe(count * 2);
    await second.desk.shop.close();
    await second.database.close();
  } finally {
    await drop();
    rmSync(dataDir, { recursive: true });
  }
});
