import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { speedReport } from '#lib/contract/vitals.ts';
import { rows } from '#server/db/database.ts';
import { webVital } from '#server/db/schema/web-vital.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let shop: TestShop;
/** Another node of the same shop. */
let other: TestShop;
let owner: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openTestShop({ beside: shop });
  await fillTestMembers(shop);
  owner = await signInStaff(shop, ['reports']);
});
afterAll(() => other.close().then(() => shop.close()));
/** Each test has networks of its own, whose reports are limited. */
let place = 0;
beforeEach(async () => {
  place += 1;
  await shop.shop.database.db.execute(sql`truncate web_vital`);
});

interface From {
  readonly node?: TestShop;
  readonly network?: number;
  readonly headers?: object;
}
const report = (body: unknown, { node = shop, network = 1, headers }: From = {}) =>
  node.post('/api/home/report-vitals', body, {
    'user-agent': browser,
    'x-forwarded-for': `10.${place}.0.${network}`,
    ...headers,
  });
const flush = async () => {
  await shop.shop.webVitals.flush();
  await other.shop.webVitals.flush();
};
const stored = async () => {
  await flush();
  return rows(
    shop.shop.database.db,
    sql`select metric, kind, bucket, count from web_vital order by metric, bucket`,
    z.object({ metric: z.string(), kind: z.string(), bucket: z.int(), count: z.int() }),
  );
};
const good = { kind: 'product', LCP: 2_500, INP: 40, CLS: 0, TTFB: 200 };

describe('what a browser reports', () => {
  test('is counted by metric, kind and bucket, on all nodes, and not by who sent it', async () => {
    expect((await report(good)).status).toBe(204);
    await report({ kind: 'product', LCP: 2_600 }, { network: 2 });
    await report({ kind: 'product', LCP: 2_490 }, { node: other });
    expect(await stored()).toEqual([
      { metric: 'CLS', kind: 'product', bucket: 0, count: 1 },
      { metric: 'INP', kind: 'product', bucket: 11, count: 1 },
      { metric: 'LCP', kind: 'product', bucket: 20, count: 2 },
      { metric: 'LCP', kind: 'product', bucket: 21, count: 1 },
      { metric: 'TTFB', kind: 'product', bucket: 12, count: 1 },
    ]);
    await flush();
    expect(await stored()).toHaveLength(5);
  });

  test.each([
    [{}, 422],
    [{ kind: 'product' }, 422],
    [{ LCP: 1 }, 422],
    [{ kind: 'product; drop table', LCP: 1 }, 422],
    [{ kind: 'product', LCP: -1 }, 422],
    [{ kind: 'product', LCP: 120_001 }, 422],
    [{ kind: 'product', LCP: '12' }, 422],
    [{ kind: 'product', LCP: null }, 422],
    [{ kind: ['product'], LCP: 1 }, 422],
    [{ kind: 'product', CLS: 1e9 }, 422],
    ['{"kind":"product","LCP":1e999}', 422],
    ['{"kind":"product","LCP":1,"LCP":2}', 400],
    ['{"kind":"product","LCP":NaN}', 400],
    ['{"__proto__":{"LCP":1},"kind":"product"}', 400],
    ['', 422],
    [{ kind: 'product', LCP: 1, more: 'x'.repeat(600) }, 413],
  ])('%j is refused with %i, and nothing is counted', async (body, status) => {
    expect((await report(body)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('that is not of a person, or of a page of another site, is not counted', async () => {
    await report(good, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    await report(good, { headers: { 'user-agent': 'curl/8.9' } });
    const foreign = await report(good, { headers: { origin: 'https://elsewhere.example' } });
    const hidden = await report(good, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, hidden.status, await stored()]).toEqual([403, 403, []]);
  });

  test('one network may report sixty views a minute; others are not held up by it', async () => {
    const statuses: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    for (let n = 0; n < 70; n += 1) statuses.push((await report(good)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    const refused = await report(good);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await report(good, { network: 2 })).status).toBe(204);
    const lcp = (await stored()).find(({ metric }) => metric === 'LCP');
    expect(lcp?.count).toBe(61);
  });

  test('that could not be written is kept for the next batch', async () => {
    const { db } = shop.shop.database;
    await report({ kind: 'home', LCP: 100 });
    await db.execute(sql`alter table web_vital rename to elsewhere`);
    await expect(shop.shop.webVitals.flush()).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to web_vital`);
    expect(await stored()).toMatchObject([{ kind: 'home', count: 1 }]);
  });
});

test('histograms are deleted after 800 days', async () => {
  await shop.shop.database.db.execute(sql`
    insert into web_vital (day, metric, kind, bucket, count)
    select (now() at time zone 'Asia/Tehran')::date - n, 'LCP', 'home', 1, 1 from generate_series(798, 802) n`);
  expect(await shop.shop.webVitals.removeSomeOld()).toBe(2);
  expect(await shop.shop.webVitals.removeSomeOld()).toBe(0);
});

const read = (headers = owner) =>
  shop.post('/api/Admin/Get-Speed-Report', { from: '2026-11-11', to: '2026-11-20' }, headers);
const counted = (day: string, kind: string, bucket: number, count: number, metric = 'LCP') => ({
  day,
  kind,
  bucket,
  count,
  metric,
});

describe('the report', () => {
  test('has what three of four saw at worst, by kind, beside the period before', async () => {
    await shop.shop.database.db.insert(webVital).values([
      counted('2026-11-11', 'product', 16, 10),
      counted('2026-11-20', 'product', 20, 20),
      counted('2026-11-20', 'product', 24, 10),
      counted('2026-11-15', 'home', 12, 90),
      counted('2026-11-15', 'home', 25, 1, 'CLS'),
      counted('2026-11-10', 'home', 20, 5),
      // Neither of these days, and of a kind that is not told apart any more.
      counted('2026-10-31', 'home', 39, 500),
      counted('2026-11-21', 'home', 39, 500),
      counted('2026-11-15', 'former', 39, 500),
    ]);
    const found = speedReport.parse((await read()).body);
    expect(found.kinds.map(({ kind }) => kind)).toEqual(['home', 'product']);
    const [home, product] = found.kinds;
    // Thirty of forty are good, so three of four end with the bound of the good.
    expect(product?.now.LCP).toEqual({ p75: 2_500, good: 75, count: 40 });
    expect(product?.before.LCP).toBeNull();
    expect(home?.now.CLS).toMatchObject({ good: 0, count: 1 });
    expect(home?.before.LCP).toMatchObject({ count: 5 });
    expect(found.now.LCP).toMatchObject({ count: 130 });
    expect(found.before.INP).toBeNull();
  });

  test('of an empty period is empty, and needs the permission of reports', async () => {
    expect(speedReport.parse((await read()).body)).toMatchObject({ kinds: [], now: { LCP: null } });
    expect((await read({})).status).toBe(401);
    expect((await read(await signInStaff(shop, ['settings']))).status).toBe(403);
  });
});
