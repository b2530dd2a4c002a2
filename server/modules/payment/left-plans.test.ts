import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { leftCount, leftPage } from '#server/modules/payment/left-desk-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const large = new Set(['payment_attempt']);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/** Fifty thousand attempts of the past; of a thousand, one is at its gateway, and one is not paid out. */
async function fill(): Promise<void> {
  await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'payment_attempt');
    await tx.execute(sql`
      insert into payment_attempt
        (order_id, token, gateway, state, amount, unit, gateway_ref, reference, due_at, needs_settling)
      select n, lpad(n::text, 22, '0'), 'behpardakht', case when n % 1000 = 1 then 'redirected' else 'paid' end,
        1000, 'rial', n, n, case when n % 1000 = 1 then now() end, n % 1000 = 2
      from generate_series(1, 50000) n`);
  });
  await database.db.execute(sql`vacuum analyze payment_attempt`);
}

test.each([
  ['set', ['behpardakht']],
  ['gone', []],
])('payments left of a gateway that is %s are found without a scan', async (_, names) => {
  const set = { names, keyIds: [] };
  for (const query of [leftPage(set, { limit: 20, offset: 0 }), leftCount(set)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await scansOf(database.db, query, large)).toEqual([]);
  }
});
