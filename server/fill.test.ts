import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase, rows } from '#server/db/database.ts';
import {
  createServerDatabase,
  openTestDatabase,
  testsOnPostgres,
} from '#server/testing/database.ts';
import { startService } from '#server/testing/service.ts';

const onPostgres = testsOnPostgres ? test : test.skip;

onPostgres(
  'two nodes that start at once on one empty database fill it once, and both are up',
  async () => {
    const { url, drop } = await createServerDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'demo' };
    const nodes = await Promise.all([startService(env), startService(env)]);
    const answers = await Promise.all(nodes.map((node) => fetch(`${node.url}/ready`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    const database = await openDatabase({ databaseUrl: url, dataDir });
    const [count] = await rows(
      database.db,
      sql`select count(*)::int as products, count(distinct name_fa)::int as names from product`,
      z.object({ products: z.number(), names: z.number() }),
    );
    expect(count?.products).toBeGreaterThanOrEqual(320);
    expect(count?.names).toBe(count?.products);
    await database.close();
    const ends = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const outputs = ends.map(({ output }) => output);
    expect(outputs.filter((text) => text.includes('Another node fills'))).toHaveLength(1);
    await drop();
    rmSync(dataDir, { recursive: true });
  },
  240_000,
);

onPostgres('what nodes do one at a time goes on after the one before failed', async () => {
  const database = await openTestDatabase();
  const order: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waits, resolve: wait } = Promise.withResolvers<void>();
  const first = database.alone('fill', async () => {
    begin();
    await waits;
    order.push('first');
    throw new Error('broken');
  });
  await begun;
  const second = database.alone('fill', async () => void order.push('second'), wait);
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first', 'second']);
  await database.close();
});
