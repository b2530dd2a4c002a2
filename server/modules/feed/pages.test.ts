import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Database, rows } from '#server/db/database.ts';
import { readVariants } from '#server/modules/feed/pages.ts';
import { openTestDatabase } from '#server/testing/database.ts';

/** Products, some created at the same time, with up to four variants; some are removed or not listed. */
async function fill({ db }: Database, products: number, variants: number): Promise<void> {
  const count = sql.raw(String(products));
  await db.execute(sql`insert into category (id, path, title, slug) values (1, '{1}', 'c', 'c')`);
  await db.execute(sql`insert into brand (id, title, title_en, slug) values (1, 'b', 'b', 'b')`);
  await db.execute(sql`
    insert into product (id, category_id, brand_id, name_fa, name_en, slug, created_at, updated_at, removed_at)
    select n, 1, 1, 'p', 'p', 'p', now() - n * 7919 % 101 * interval '1.000001 second',
      now() - n * 31 % 97 * interval '1 minute', case when n % 50 = 0 then now() end
    from generate_series(1, ${count}) n`);
  await db.execute(sql`
    insert into product_card (product_id, card)
    select n, '{}' from generate_series(1, ${count}) n where n % 37 > 0`);
  await db.execute(sql`
    insert into variant (product_id, availability)
    select n, 2 from generate_series(1, ${count}) n, generate_series(1, n % ${sql.raw(String(variants + 1))})`);
}

async function inOrder({ db }: Database, column: 'created_at' | 'updated_at'): Promise<number[]> {
  const found = await rows(
    db,
    sql`select v.id from variant v join product p on p.id = v.product_id
      join product_card c on c.product_id = p.id where p.removed_at is null
      order by ${sql.raw(`p.${column}`)} desc, p.id desc, v.id desc`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

test('pages of any size contain every variant once, the newest product first', async () => {
  const database = await openTestDatabase();
  await fill(database, 450, 4);
  for (const newest of ['created', 'updated'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const expected = await inOrder(database, `${newest}_at`);
    for (const size of [37, 100]) {
      const pages = Array.from({ length: Math.ceil(expected.length / size) }, (_, n) => n + 1);
      // oxlint-disable-next-line no-await-in-loop
      const found = await Promise.all(
        pages.map((page) => readVariants(database, newest, { page, size })),
      );
      expect(found.flatMap(({ ids }) => ids)).toEqual(expected);
      expect(found.every(({ total }) => total === expected.length)).toBe(true);
    }
  }
  const past = { page: 100, size: 100 };
  expect((await readVariants(database, 'created', past)).ids).toEqual([]);
  await database.close();
});

test('a small shop is counted for each page, a large one only occasionally', async () => {
  const database = await openTestDatabase();
  const first = { page: 1, size: 10 };
  const total = async () => (await readVariants(database, 'created', first)).total;
  expect(await total()).toBe(0);
  await fill(database, 200, 4);
  const small = await total();
  expect(small).toBe((await inOrder(database, 'created_at')).length);
  await database.db.execute(sql`
    insert into variant (product_id, availability) select 1, ${availabilityCodes.call} from generate_series(1, 5000)`);
  expect(await total()).toBe(small + 5_000);
  await database.db.execute(
    sql`insert into variant (product_id, availability) values (1, ${availabilityCodes.call})`,
  );
  expect(await total()).toBe(small + 5_000);
  await database.close();
});

test('products updated while pages are read hide no others', async () => {
  const database = await openTestDatabase();
  await fill(database, 90, 1);
  await database.db.execute(sql`
    insert into variant (product_id, availability) select 1, ${availabilityCodes.call} from generate_series(1, 5000)`);
  await database.db.execute(sql`update product set updated_at = '2020-01-01' where id = 1`);
  const before = await inOrder(database, 'updated_at');
  const read: number[] = [];
  for (let page = 1; page <= 8; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { ids } = await readVariants(database, 'updated', { page, size: 5 });
    read.push(...ids);
    // oxlint-disable-next-line no-await-in-loop
    await database.db.execute(sql`
      update product set updated_at = now() + ${page}::int * interval '1 second'
      where id = (select product_id from variant where id = ${ids[2]})`);
  }
  expect(read).toEqual(before.slice(0, 40));
  await database.close();
});
