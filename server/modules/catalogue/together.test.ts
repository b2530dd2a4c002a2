import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';
import { type Db, rows } from '#server/db/database.ts';
import { codes } from '#server/testing/fixture.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let number = 0;
/** An order of one piece of each, made some days ago. */
async function order(products: readonly number[], status: number = orderStatuses.paid, ago = 1) {
  const { db } = shop.shop.database;
  number += 1;
  await db.execute(sql`
    with made as (
      insert into shop_order (number, start_key, start_hash, status, payment, delivery_chosen,
        lines_total, discount, freight, total, vat, vat_rate, created_at)
      values (${number}, ${randomUUID()}::uuid, 'x', ${status}, 'zarinpal', '{}'::jsonb, 0, 0, 0, 0, 0, 0,
        now() - ${ago}::int * interval '1 day') returning id
    )
    insert into order_line (order_id, position, product_id, variant_id, name_fa, slug, image, options,
      guarantee, count, price, insurance, discount, vat)
    select made.id, line.position, line.product, 1, 'x', 'x', 'x', '[]'::jsonb, '', 1, 0, 0, 0, 0
    from made, unnest(${sql.param([...products])}::int[]) with ordinality line (product, position)`);
}

const count = () => shop.job('goods bought together').run(console);

async function together(websiteCode: number): Promise<number[]> {
  const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode: websiteCode });
  return getDetailAnswer.parse(body).together.map((card) => card.websiteCode);
}

async function announced(): Promise<string[]> {
  const { db } = shop.shop.database;
  const found = await rows(
    db,
    sql`delete from outbox returning payload -> 'tags' as tags`,
    z.object({ tags: z.array(z.string()) }),
  );
  return found.flatMap((each) => each.tags);
}

test('a page shows what several orders have in common, most often first, and hears of it once', async () => {
  const { phone, cheapPhone, laptop, earphones, firstCase } = codes;
  expect(await together(phone)).toEqual([]);
  await order([phone, earphones, firstCase]);
  await order([phone, firstCase, cheapPhone]);
  await order([phone, firstCase, cheapPhone]);
  await order([phone, earphones]);
  // Once only; cancelled; too long ago.
  await order([phone, laptop]);
  await order([phone, laptop], orderStatuses.cancelled);
  await order([phone, laptop], orderStatuses.paid, 400);
  await announced();
  await count();
  // Another phone is no companion of a phone.
  expect(await together(phone)).toEqual([firstCase, earphones]);
  expect(await together(earphones)).toEqual([phone]);
  expect(await together(laptop)).toEqual([]);
  const told = await announced();
  expect(told).toContain(tags.product(phone));
  expect(told).not.toContain(tags.product(laptop));
  await count();
  expect(await announced()).toEqual([]);
});

// The embedded database has one connection: nothing waits for anything there.
(testsOnPostgres ? test : test.skip)(
  'many products change in parts, and a count that is killed is finished by the next one',
  async () => {
    const { db, transaction } = shop.shop.database;
    const { phone, firstCase } = codes;
    const [first, last] = [30_001, 30_150];
    await db.execute(sql`
      insert into product (id, category_id, brand_id, name_fa, name_en, slug)
      select n, 3, 1, 'انبوه ' || n, 'Many', 'many' from generate_series(${first}::int, ${last}::int) n`);
    const many = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    await order([phone, firstCase, ...many]);
    await order([phone, firstCase, ...many]);
    await announced();
    const companionsOf = async (id: number) =>
      (
        await rows(
          db,
          sql`select bought_with as others from product where id = ${id}`,
          z.object({ others: z.array(z.int()) }),
        )
      )[0]?.others;
    await transaction(async (gate) => {
      await gate.execute(sql`select from product where id = ${last} for update`);
      const counted = count();
      const killed = expect(counted).rejects.toThrow();
      await until(async () => (await killWaiting(db)) > 0);
      await killed;
    });
    expect(await companionsOf(first)).toEqual([phone]);
    expect(await companionsOf(last)).toEqual([]);
    expect(await announced()).not.toContain(tags.product(last));
    await count();
    expect(await companionsOf(last)).toEqual([phone]);
    expect(await announced()).toContain(tags.product(last));
  },
);

/** Ends connections that wait for a lock. @returns their number */
const killWaiting = (db: Db) =>
  db.$count(sql`(
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') killed`);

test('what staff chose from other categories follows, and what cannot be bought is left out', async () => {
  const { db } = shop.shop.database;
  const { laptop, soldOut, earphones, phone } = codes;
  await db.execute(sql`update product
    set related_ids = ${sql.param([soldOut, earphones, phone])}::int[] where id = ${laptop}`);
  expect(await together(laptop)).toEqual([earphones, phone]);
});
