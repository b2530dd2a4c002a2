import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { getListAnswer } from '#lib/contract/product.ts';
import { rows } from '#server/db/database.ts';
import { isLookedThrough } from '#server/http/bots.ts';
import { createPopularityService } from '#server/modules/popularity/service.ts';
import { ViewCounter } from '#server/modules/popularity/view-counter.ts';
import { categories, codes } from '#server/testing/fixture.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

const browser =
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const path = '/api/Product/Mark-Seen';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
/** Each test uses its own addresses and guids, which count once a day. */
let address = 0;
beforeEach(() => {
  address += 1;
});

const see = (websiteCode: unknown, headers: Record<string, string> = {}) =>
  shop.post(
    path,
    { WebsiteCode: websiteCode },
    {
      'user-agent': browser,
      'x-guid': randomUUID(),
      'x-forwarded-for': `10.0.0.${address}`,
      ...headers,
    },
  );

const sell = (websiteCode: number, count: number) =>
  shop.shop.database.transaction(async (tx) =>
    shop.shop.popularity.sell(tx, [{ websiteCode, count }]),
  );

const counts = z.object({ popularity: z.int(), listed: z.array(z.int()), weight: z.int() });
/** The popularity of the product in lists and in search. */
async function popularity(websiteCode: number) {
  const [found] = await rows(
    shop.shop.database.db,
    sql`select p.popularity, s.weight % 1000000000 as weight,
        (select json_agg(distinct e.popularity) from listing_entry e where e.product_id = p.id) as listed
      from product p join search_entry s on s.kind = 'product' and s.ref_id = p.id
      where p.id = ${websiteCode}`,
    counts,
  );
  if (!found) throw new Error('There is no such product.');
  return found;
}
const even = (count: number) => ({ popularity: count, listed: [count], weight: count });

describe('a view', () => {
  test('is answered at once, and written everywhere with the next batch', async () => {
    const before = (await popularity(codes.cheapPhone)).popularity;
    expect(await see(codes.cheapPhone)).toMatchObject({ status: 204, body: '' });
    await see(codes.cheapPhone);
    expect((await popularity(codes.cheapPhone)).popularity).toBe(before);
    await shop.shop.popularity.flush();
    expect(await popularity(codes.cheapPhone)).toEqual(even(before + 2));
    await shop.shop.popularity.flush();
    expect((await popularity(codes.cheapPhone)).popularity).toBe(before + 2);
  });

  test('is written when the service ends', async () => {
    const before = (await popularity(codes.cheapPhone)).popularity;
    await see(codes.cheapPhone);
    await shop.job('popularity').finish?.();
    expect((await popularity(codes.cheapPhone)).popularity).toBe(before + 1);
  });

  test('by the same visitor counts once a day', async () => {
    const before = (await popularity(codes.laptop)).popularity;
    const guid = randomUUID();
    await see(codes.laptop, { 'x-guid': guid });
    await see(codes.laptop, { 'x-guid': guid.toUpperCase() });
    await shop.shop.popularity.flush();
    await see(codes.laptop, { 'x-guid': guid });
    await shop.shop.popularity.flush();
    expect((await popularity(codes.laptop)).popularity).toBe(before + 1);
  });

  test('by scripts, by prefetching, or without a guid does not count; the answer is the same', async () => {
    const before = (await popularity(codes.laptop)).popularity;
    const answers = [
      await see(codes.laptop, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await see(codes.laptop, { 'sec-purpose': 'prefetch;prerender' }),
      await see(codes.laptop, { 'x-guid': 'nobody' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await shop.shop.popularity.flush();
    expect((await popularity(codes.laptop)).popularity).toBe(before);
  });

  test('moves a product up in the order «popular»', async () => {
    const list = async () =>
      getListAnswer.parse(
        (
          await shop.post('/api/Product/Get-List', {
            categoryId: categories.phones,
            type: 'popular',
          })
        ).body,
      ).items[0]?.websiteCode;
    expect(await list()).toBe(codes.phone);
    await sell(codes.cheapPhone, 3);
    await shop.shop.popularity.flush();
    expect(await list()).toBe(codes.cheapPhone);
  });

  test('of an unknown product changes nothing', async () => {
    expect((await see(999_999)).status).toBe(204);
    expect((await see(codes.removed)).status).toBe(204);
    await shop.shop.popularity.flush();
    for (const wrong of [0, -1, 1.5, '1001', null, 2 ** 31]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await see(wrong)).status).toBe(422);
    }
  });

  test('that could not be written is kept for the next batch', async () => {
    const { db } = shop.shop.database;
    const before = (await popularity(codes.phone)).popularity;
    await see(codes.phone);
    await db.execute(sql`alter table product_day rename to elsewhere`);
    await expect(shop.shop.popularity.flush()).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to product_day`);
    await shop.shop.popularity.flush();
    expect((await popularity(codes.phone)).popularity).toBe(before + 1);
  });

  test('does not notify the storefront, so no page is revalidated', async () => {
    const { db } = shop.shop.database;
    await db.execute(sql`delete from outbox`);
    await see(codes.phone);
    await shop.shop.popularity.flush();
    expect(await rows(db, sql`select id from outbox`, z.unknown())).toEqual([]);
  });
});

test('days older than 30 days no longer count', async () => {
  const { db } = shop.shop.database;
  const before = (await popularity(codes.earphones)).popularity;
  await see(codes.earphones);
  await sell(codes.earphones, 2);
  await shop.shop.popularity.flush();
  expect(await popularity(codes.earphones)).toEqual(even(before + 41));
  await db.execute(sql`update product_day set day = day - 30`);
  expect(await shop.shop.popularity.removeSomeOld()).toBe(0);
  await db.execute(sql`update product_day set day = day - 1`);
  expect(await shop.shop.popularity.removeSomeOld()).toBeGreaterThan(0);
  expect(await popularity(codes.earphones)).toEqual(even(before));
  expect(await shop.shop.popularity.removeSomeOld()).toBe(0);
});

test('a sale that is taken back no longer counts, once, and only while its day does', async () => {
  const { database, popularity: sales } = shop.shop;
  const [{ day, old } = { day: '', old: '' }] = await rows(
    database.db,
    sql`select d::text as day, (d - 31)::text as old
      from (select (now() at time zone 'Asia/Tehran')::date as d) today`,
    z.object({ day: z.string(), old: z.string() }),
  );
  const pieces = new Map([[codes.earphones, 2]]);
  const unsell = async (when: string) => {
    await database.transaction(async (tx) => sales.unsell(tx, { day: when, pieces }));
    await sales.flush();
  };
  const before = (await popularity(codes.earphones)).popularity;
  await sell(codes.earphones, 2);
  await unsell(old);
  expect(await popularity(codes.earphones)).toEqual(even(before + 40));
  await unsell(day);
  expect(await popularity(codes.earphones)).toEqual(even(before));
  // As an order of the time before sales were counted.
  await unsell(day);
  expect(await popularity(codes.earphones)).toEqual(even(before));
});

// The embedded database has one connection: nothing waits for anything there.
(testsOnPostgres ? test : test.skip)(
  'two nodes that count what the other one takes back wait for each other in one order',
  async () => {
    const { database } = shop.shop;
    const products = [codes.laptop, codes.earphones] as const;
    for (const websiteCode of products) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sell(websiteCode, 2);
    }
    await shop.shop.popularity.flush();
    const [{ day } = { day: '' }] = await rows(
      database.db,
      sql`select max(day)::text as day from product_day`,
      z.object({ day: z.string() }),
    );
    const before = await Promise.all(products.map(popularity));
    const waiting = (count: number) =>
      until(
        async () =>
          (await database.db.$count(
            sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') found`,
          )) === count,
      );
    /** Counts a sale of one product, and takes one of the other back. */
    const node = async (sold: number, back: number) => {
      const service = createPopularityService(database);
      await database.transaction(async (tx) => {
        service.sell(tx, [{ websiteCode: sold, count: 1 }]);
        service.unsell(tx, { day, pieces: new Map([[back, 1]]) });
      });
      return service.flush();
    };
    const holding = <T>(id: number, work: () => Promise<T>) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select from product where id = ${id} for update`);
        return { rest: await work() };
      });
    const [one, other] = products;
    const { rest } = await holding(one, () =>
      holding(other, async () => {
        const nodes = [node(other, one), node(one, other)];
        await waiting(2);
        return nodes;
      }),
    );
    await Promise.all(rest.rest);
    expect(await Promise.all(products.map(popularity))).toEqual(before);
  },
);

describe('a sale', () => {
  test('of a transaction that fails does not count', async () => {
    const before = (await popularity(codes.laptop)).popularity;
    const failing = shop.shop.database.transaction(async (tx) => {
      shop.shop.popularity.sell(tx, [{ websiteCode: codes.laptop, count: 1 }]);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    await shop.shop.popularity.flush();
    expect((await popularity(codes.laptop)).popularity).toBe(before);
  });

  test('that could not be written is kept for the next batch', async () => {
    const { db } = shop.shop.database;
    const before = (await popularity(codes.laptop)).popularity;
    await sell(codes.laptop, 1);
    await db.execute(sql`alter table product_day rename to elsewhere`);
    await expect(shop.shop.popularity.flush()).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to product_day`);
    await sell(codes.laptop, 2);
    await shop.shop.popularity.flush();
    expect(await popularity(codes.laptop)).toEqual(even(before + 60));
  });
});

describe('counting in memory', () => {
  const view = { websiteCode: 1, address: '1.1.1.1' };
  test('limits one address to twenty views of a product', () => {
    const counter = new ViewCounter();
    for (let n = 0; n < 50; n += 1) counter.count({ ...view, guid: `${n}` });
    counter.count({ ...view, guid: 'x', address: '2.2.2.2' });
    expect(counter.take()).toEqual(new Map([[1, 21]]));
    expect(counter.take()).toEqual(new Map());
  });

  test('is bounded in its number of products', () => {
    const counter = new ViewCounter();
    for (let n = 1; n <= 6_000; n += 1) counter.count({ ...view, websiteCode: n, guid: 'x' });
    expect(counter.take().size).toBe(5_000);
  });
});

test.each([
  [browser, true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; TorobBot)', false],
  ['curl/8.9', false],
  ['', false],
])('%s is a person: %s', (agent, person) => {
  expect(isLookedThrough({ 'user-agent': agent })).toBe(person);
});
