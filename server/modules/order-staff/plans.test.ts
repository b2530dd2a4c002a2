import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { getOrdersBody } from '#lib/contract/admin-orders.ts';
import type { Database } from '#server/db/database.ts';
import { usedLabels } from '#server/modules/order-staff/label-queries.ts';
import { ordersPage, states } from '#server/modules/order-staff/list-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const orders = 100_000;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => database.close());

/** As large as real orders; of a hundred, one each waits, is packed and is on its way, the newest ones. */
async function fill(): Promise<void> {
  await database.transaction(async (tx) => {
    await dropForeignKeys(tx, 'shop_order');
    await tx.execute(sql`
      insert into shop_order (number, member_id, start_key, start_hash, status, delivery, payment,
        delivery_chosen, address, lines_total, discount, freight, total, vat, vat_rate)
      select 10000000 + n, n % 5000, gen_random_uuid(), repeat('x', 64),
        case when recent = 1 then 1 when n % 20 = 0 then 4 else 3 end,
        case when recent = 1 or n % 20 = 0 then '' when recent = 2 then 'packing' when recent = 3 then 'sent'
          else 'delivered' end,
        case when n % 5 = 0 then 'on-delivery' else 'zarinpal' end,
        json_build_object('kind', 'post', 'title', repeat('x', 40), 'slot', null),
        json_build_object('line', repeat('x', 200)), 1000, 0, 0, 1000, 0, 10
      from (select n, case when n > ${orders}::int * 97 / 100 then n % 3 + 1 else 0 end as recent
        from generate_series(1, ${orders}::int) n) made`);
    await tx.execute(sql`
      insert into order_label (order_id, title)
      select id, 'label ' || id % 40 from shop_order
      union all select id, 'rare' from shop_order where id % 5000 = 0`);
  });
  // As the server does by itself after as many new rows.
  await database.db.execute(sql`vacuum analyze shop_order, order_label`);
}

const large = new Set(['shop_order', 'order_label']);
const scanned = (query: Parameters<typeof scansOf>[1]) => scansOf(database.db, query, large);
const all = { kind: 'all' } as const;

test('the counts of the tabs are taken from an index alone', async () => {
  expect(await scanned(states)).toEqual([]);
});

test.each(['waiting', 'unpaid', 'paid', 'packing', 'sent', 'delivered', 'returned', 'cancelled'])(
  'pages of orders that are %s scan no orders',
  async (state) => {
    for (const more of [{}, { after: 90_000 }, { isOldestFirst: true }]) {
      const body = getOrdersBody.parse({ state, ...more });
      expect(await scanned(ordersPage(body, all))).toEqual([]);
    }
  },
);

test.each([{}, { after: 50_000 }])('a page of all orders, %j, scans none', async (more) => {
  expect(await scanned(ordersPage(getOrdersBody.parse(more), all))).toEqual([]);
});

test.each(['rare', 'label 7'])('a page of orders with the label %j scans none', async (label) => {
  expect(await scanned(ordersPage(getOrdersBody.parse({ label }), all))).toEqual([]);
});

test('labels to offer are looked for among those of the latest orders', async () => {
  expect(await scanned(usedLabels(50))).toEqual([]);
});

test('a scan would be detected', async () => {
  expect(await scanned(sql`select id from shop_order where note like '%x%'`)).toEqual([
    'shop_order',
  ]);
});
