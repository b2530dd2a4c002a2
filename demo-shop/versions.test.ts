import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(demoShop);
}, 120_000);
afterAll(() => database.close());

const model = z.object({
  names: z.array(z.string()),
  specs: z.array(z.string()),
  listed: z.int(),
});

test('versions of a model have one name on cards, and a line that tells them apart; one is listed', async () => {
  const models = await rows(
    database.db,
    sql`select array_agg(distinct c.card ->> 'shortName') as names,
        array_agg(c.card ->> 'spec' order by e.price) as specs,
        count(*) filter (where not e.folded)::int as listed
      from listing_entry e join product_card c using (product_id)
      where e.category_id = 0 and e.model_id is not null group by e.model_id order by e.model_id`,
    model,
  );
  expect(models.length).toBeGreaterThanOrEqual(34);
  for (const { specs, listed } of models) {
    expect(specs).not.toContain('');
    expect([new Set(specs).size, listed]).toEqual([specs.length, 1]);
  }
  expect(models.filter(({ names }) => names.length > 1)).toEqual([]);
});
