import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase, rows } from '#server/db/database.ts';
import { createServerDatabase, testsOnPostgres } from '#server/testing/server-database.ts';
import { runProgram } from '#server/testing/service.ts';

const onPostgres = testsOnPostgres ? test : test.skip;

onPostgres(
  'two nodes that start at once on one empty database fill it once',
  async () => {
    const { url, drop } = await createServerDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: url };
    const fill = () => runProgram('demo-shop/cli/fill.ts', [], env);
    const ends = await Promise.all([fill(), fill()]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const outputs = ends.map(({ output }) => output);
    expect(outputs.filter((text) => text.includes('Another node fills'))).toHaveLength(1);

    const database = await openDatabase({ databaseUrl: url, dataDir });
    const [count] = await rows(
      database.db,
      sql`select count(*)::int as products, count(distinct name_fa)::int as names,
        (select count(*) from member)::int as members from product`,
      z.object({ products: z.number(), names: z.number(), members: z.number() }),
    );
    expect(count?.products).toBeGreaterThanOrEqual(320);
    expect(count?.names).toBe(count?.products);
    expect(count?.members).toBe(5);
    await database.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  },
  240_000,
);
