import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { readPage } from '#server/modules/order/read-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const tables = ['shop_order', 'order_line', 'order_event', 'shipment', 'refund', 'return_request'];
const large = new Set(tables);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/** Fifty thousand delivered orders of five thousand members, each with a refund and a request for a return. */
async function fill(): Promise<void> {
  const numbers = sql`generate_series(1, 50000) n`;
  await database.transaction(async (tx) => {
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop
      await dropForeignKeys(tx, table);
    }
    await tx.execute(sql`
      insert into shop_order (id, number, member_id, start_key, start_hash, status, delivery, payment,
        delivery_chosen, address, lines_total, discount, freight, total, vat, vat_rate)
      select n, 10000000 + n, n % 5000, gen_random_uuid(), repeat('x', 64), 3, 'delivered', 'zarinpal',
        '{}', '{}', 1000, 0, 0, 1000, 0, 10 from ${numbers}`);
    await tx.execute(sql`
      insert into order_line (order_id, position, product_id, variant_id, name_fa, slug, image, options,
        guarantee, count, price, insurance, discount, vat)
      select n, 0, 1, 1, 'x', 'x', '', '[]', '', 1, 1000, 0, 0, 0 from ${numbers}`);
    await tx.execute(sql`
      insert into order_event (order_id, status, delivery, version, by)
      select n, 3, 'delivered', 2, 'staff' from ${numbers}`);
    await tx.execute(sql`
      insert into shipment (order_id, carrier, delivered_at) select n, 'post', now() from ${numbers}`);
    await tx.execute(sql`
      insert into refund (order_id, amount, reason, state) select n, 1, '', 'done' from ${numbers}`);
    await tx.execute(sql`
      insert into return_request (order_id, lines, is_defective, state)
      select n, '[]', false, 'refused' from ${numbers}`);
  });
  await database.db.execute(sql`vacuum analyze`);
}

const scanned = (values: string): Promise<string[]> =>
  database.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare listed as ${readPage.text}`));
    const found = await scansOf(tx, sql.raw(`execute listed(${values})`), large);
    await tx.execute(sql`deallocate listed`);
    return found;
  });

test('a page of a member’s orders scans no large table', async () => {
  expect(await scanned(`7, 'all', 10, 0`)).toEqual([]);
  expect(await scanned(`7, 'delivered', 10, 0`)).toEqual([]);
});
