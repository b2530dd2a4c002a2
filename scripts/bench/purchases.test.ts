import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { judgePurchases } from '#scripts/bench/purchases.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(tinyShop);
});
afterAll(() => database.close());

const crowd = (size: number) => Array.from({ length: size }, () => ({ token: '', addressId: 1 }));
const buyers = { ordinary: crowd(4), flash: crowd(9), pieces: 3 };
const judge = (ordinary: number, flash: number) =>
  judgePurchases(database.db, buyers, { ordinary, flash });

test('purchases are right if as many are paid as there are pieces, and every sum adds up', async () => {
  expect(await judge(4, 3)).toEqual([]);
  expect(await judge(4, 2)).toEqual([expect.stringContaining('2 pieces')]);
  expect(await judge(4, 4)).toEqual([expect.stringContaining('4 pieces')]);
  expect(await judge(3, 3)).toEqual([expect.stringContaining('3 of 4')]);
  await database.db.execute(sql`update variant set stock = 1, held = 1 where id = 101`);
  expect(await judge(4, 3)).toEqual([expect.stringMatching(/^held 101: 1, not 0/)]);
});
