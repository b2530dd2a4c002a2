import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { bestQuery, categoriesQuery, unsoldQuery } from '#server/modules/report/goods-queries.ts';
import {
  buyersQuery,
  couponsQuery,
  methodsQuery,
  provincesQuery,
} from '#server/modules/report/order-queries.ts';
import { type Range, rangeQuery, readRange } from '#server/modules/report/range-queries.ts';
import { salesQuery } from '#server/modules/report/sales-queries.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { dropForeignKeys, scansOf } from '#server/testing/plans.ts';

const orders = 100_000;
const days = { from: '2025-11-11', to: '2025-12-10' };
/** Orders of another shop, brought here later. */
const imported = { from: '2020-03-01', to: '2020-03-30' };
const earlier = { from: '2025-10-12', to: '2025-11-10' };
let database: Database;
let range: Range;
let before: Range;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill();
  range = await readRange(database.db, days);
  before = await readRange(database.db, earlier);
}, 180_000);
afterAll(() => database.close());

const tables = ['shop_order', 'order_line', 'shipment', 'refund'];

/** The beginning of a statement that writes orders numbered by `n`. */
const orderOf = (first: string, made: SQL) => sql`
  insert into shop_order (number, member_id, start_key, start_hash, status, delivery, payment,
    delivery_chosen, address, lines_total, discount, freight, total, vat, vat_rate, created_at)
  select ${first}::int + n, n % 5000, gen_random_uuid(), repeat('x', 64), case when n % 20 = 0 then 4 else 3 end,
    'delivered', 'zarinpal', json_build_object('title', repeat('x', 40)),
    json_build_object('province', 'province ' || n % 31), 2000, 0, 0, 2000, 0, 10, ${made}`;

/** Two years of orders with two lines each, up to the end of the period. */
async function fill(): Promise<void> {
  await database.transaction(async (tx) => {
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop
      await dropForeignKeys(tx, table);
    }
    await tx.execute(sql`
      ${orderOf('10000000', sql`'2025-12-10 20:00Z'::timestamptz - (${orders}::int - n) * interval '10 minutes'`)}
      from generate_series(1, ${orders}::int) n`);
    await tx.execute(sql`
      ${orderOf('20000000', sql`'2020-02-20 20:30Z'::timestamptz + n * interval '10 minutes'`)}
      from generate_series(1, 10000) n order by n * 7919 % 10007`);
    await tx.execute(sql`
      insert into order_line (order_id, position, product_id, variant_id, name_fa, slug, image, options,
        guarantee, count, price, insurance, discount, vat)
      select id, p, (id * 7 + p) % 3000, 1, repeat('x', 40), 'x', '', '[]', '', 1, 1000, 0, 0, 0
      from shop_order, generate_series(0, 1) p`);
    await tx.execute(sql`insert into shipment (order_id, sent_at, delivered_at)
      select id, created_at + interval '1 day', created_at + interval '3 days' from shop_order`);
    await tx.execute(sql`insert into refund (order_id, amount, reason, state)
      select id, 10, 'x', 'done' from shop_order where id % 2 = 0`);
  });
  // As the server does by itself after as many new rows.
  for (const table of tables) {
    // oxlint-disable-next-line no-await-in-loop
    await database.db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}

async function planOf(query: SQL): Promise<string> {
  const plan = z.object({ 'QUERY PLAN': z.string() });
  const lines = await rows(database.db, sql`explain ${query}`, plan);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

const scanned = (query: SQL) => scansOf(database.db, query, new Set(tables));

test('the ids of a period are found by an index, also those of imported orders', async () => {
  for (const period of [days, earlier, imported]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await planOf(rangeQuery(period))).toContain('using shop_order_created');
  }
  // Six an hour; the last one was made half an hour before midnight.
  expect(range.endId - range.firstId).toBe(30 * 144 - 2);
  const old = await readRange(database.db, imported);
  expect(old.firstId).toBeGreaterThan(orders);
  expect(old.endId - old.firstId).toBeGreaterThanOrEqual(30 * 144);
  expect(await scanned(salesQuery(old))).toEqual([]);
});

test.each([
  ['sales', () => salesQuery(range)],
  ['goods', () => bestQuery(range, before)],
  ['goods without a sale', () => unsoldQuery(range)],
  ['categories', () => categoriesQuery(range)],
  ['codes', () => couponsQuery(range)],
  ['methods', () => methodsQuery(range)],
  ['provinces', () => provincesQuery(range)],
  ['buyers', () => buyersQuery(range)],
] as const)('a month of %s scans no table of orders', async (_name, query) => {
  expect(await scanned(query())).toEqual([]);
});
