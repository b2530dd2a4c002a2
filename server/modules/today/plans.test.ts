import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { lowStock } from '#server/modules/today/queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'variant');
    await tx.execute(sql`
      insert into variant (product_id, availability, price, stock, low_stock)
      select n, 1, 1000, 5, case when n % 500 = 4 then 9 else 1 end from generate_series(1, 50000) n`);
  });
  await database.db.execute(sql`vacuum analyze variant`);
});
afterAll(() => database.close());

const scanned = (text: string) => scansOf(database.db, sql.raw(text), new Set(['variant']));

test('variants that run out are counted without looking at the others, all of which have a limit', async () => {
  expect(await scanned(lowStock.text)).toEqual([]);
  expect(await scanned('select count(*) from variant where low_stock > 0')).toEqual(['variant']);
});
