import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Database, migrationsFolder, rows } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys } from '#server/testing/plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('payments that were certainly made in the test mode of the environment’s key are marked as such', async () => {
  const statement = readMigrationFiles({ migrationsFolder })
    .flatMap((migration) => migration.sql)
    .find((text) => text.includes('payment_attempt') && text.includes('test-'));
  const found = await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'payment_attempt');
    await tx.execute(sql`
      insert into payment_attempt (order_id, token, gateway, key_id, state, amount, unit, reference)
      values (1, 'test', 'zarinpal', null, 'paid', 1, 'rial', 'test-123'),
        (1, 'live', 'zarinpal', null, 'paid', 1, 'rial', '123'),
        (1, 'other key', 'zarinpal', 4, 'paid', 1, 'rial', 'test-124'),
        (1, 'other gateway', 'zibal', null, 'paid', 1, 'rial', 'test-125'),
        (1, 'pending', 'zarinpal', null, 'redirected', 1, 'rial', null)`);
    await tx.execute(sql.raw(statement ?? ''));
    return rows(
      tx,
      sql`select token from payment_attempt where key_id = 0`,
      z.object({ token: z.string() }),
    );
  });
  expect(found).toEqual([{ token: 'test' }]);
});
