import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customersPage, type Sought } from '#server/modules/customer/queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const members = 50_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/** Half of them bought, some twice; one of a hundred left a basket. */
async function fill(): Promise<void> {
  await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'shop_order');
    await dropForeignKeys(tx, 'basket_line');
    await tx.execute(sql`insert into member (mobile, name)
      select '09' || (100000000 + n), repeat('x', 20) from generate_series(1, ${members}::int) n`);
    await tx.execute(sql`
      insert into shop_order (number, member_id, start_key, start_hash, status, payment,
        delivery_chosen, lines_total, discount, freight, total, vat, vat_rate)
      select 10000000 + n, n % ${members / 2}::int + 1, gen_random_uuid(), repeat('x', 64), 3, 'zarinpal',
        '{}', 1000, 0, 0, 1000, 0, 10
      from generate_series(1, ${members}::int) n`);
    await tx.execute(sql`insert into basket (member_id)
      select id from member where id % 100 = 0`);
    await tx.execute(sql`insert into basket_line (basket_id, variant_id, product_id, count)
      select id, 1, 1, 1 from basket`);
  });
  // As the server does by itself after as many new rows.
  for (const table of ['member', 'shop_order', 'basket', 'basket_line']) {
    // oxlint-disable-next-line no-await-in-loop
    await database.db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}

const large = new Set(['member', 'shop_order', 'basket_line']);
const all: Sought = { by: 'all' };

test.each([
  ['of all', all, undefined],
  ['of those who bought', all, 'bought'],
  ['of those who did not', all, 'never'],
  ['of those who are blocked', all, 'blocked'],
  ['of a number', { by: 'mobile', mobile: '09100000001' }, undefined],
  ['of an order', { by: 'order', number: 10_000_001 }, 'bought'],
] as const)('a page %s scans no large table', async (_name, sought, kind) => {
  for (const after of [null, members / 2]) {
    const page = customersPage({ sought, kind }, after, 51);
    // oxlint-disable-next-line no-await-in-loop
    expect(await scansOf(database.db, page, large)).toEqual([]);
  }
});
