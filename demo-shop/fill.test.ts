import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { filledStore } from '#server/testing/media.ts';
import { createServerDatabase, testsOnPostgres } from '#server/testing/server-database.ts';
import { fixedToday } from '#demo-shop/expansion/today.ts';
import { fill } from '#demo-shop/fill.ts';

(testsOnPostgres ? test : test.skip)(
  'two nodes that start at once on one empty database fill it once',
  async () => {
    const { url, drop } = await createServerDatabase();
    const open = () => openDatabase({ databaseUrl: url, dataDir: '' });
    const nodes = await Promise.all([open(), open()]);
    let waited = 0;
    const filling = {
      media: filledStore,
      today: fixedToday,
      waiting: () => void (waited += 1),
    };
    await Promise.all(nodes.map((node) => fill(node, filling)));
    expect(waited).toBe(1);

    const [count] = await rows(
      nodes[0].db,
      sql`select count(*)::int as products, count(distinct name_fa)::int as names,
        (select count(*) from member where password_hash is not null)::int as members,
        (select count(*) from shop_order)::int as orders from product`,
      z.object({
        products: z.number(),
        names: z.number(),
        members: z.number(),
        orders: z.number(),
      }),
    );
    expect(count?.products).toBeGreaterThanOrEqual(320);
    expect(count?.names).toBe(count?.products);
    expect(count?.members).toBe(5);
    expect(count?.orders).toBeGreaterThan(300);
    expect(count?.orders).toBeLessThan(600);
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  },
  120_000,
);
