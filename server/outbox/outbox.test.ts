import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { revalidateBody } from '#lib/contract/revalidate.ts';
import { type Database, rows } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import { Worker } from '#server/jobs/worker.ts';
import { announce } from '#server/outbox/announce.ts';
import { planPosts } from '#server/outbox/plan.ts';
import { revalidateJob } from '#server/outbox/revalidate-job.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { until } from '#server/testing/until.ts';
import { type TestStorefront, openTestStorefront } from '#server/testing/storefront.ts';

const secret = 'a secret of the tests';
let database: Database;
let storefront: TestStorefront;
const workers: Worker[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  storefront = await openTestStorefront(secret);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await storefront.goDown().catch(() => undefined);
  await database.close();
});

function createWorker(
  events = new ShopEvents(),
  more: Partial<Parameters<typeof revalidateJob>[0]> = {},
) {
  const to = { storefrontUrl: storefront.url, revalidateSecret: secret };
  const parts = { database, events, storefront: to, readIndexNow: async () => null, ...more };
  const worker = new Worker([revalidateJob(parts)], createLogger('silent'));
  workers.push(worker);
  return worker;
}
function startWorker(...args: Parameters<typeof createWorker>): Worker {
  const worker = createWorker(...args);
  void worker.start();
  return worker;
}
const announceTags = (...tags: string[]) =>
  database.transaction((tx) => announce(tx, { tags, paths: ['/'] }));
const row = z.object({ attempts: z.int(), done: z.boolean(), error: z.string().nullable() });
const read = () =>
  rows(
    database.db,
    sql`select attempts, done_at is not null as done, last_error as error from outbox order by id`,
    row,
  );
const allDone = () =>
  until(async () => {
    const found = await read();
    return found.every((each) => each.done) && found;
  });
const names = (prefix: string, maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 999 }), { maxLength })
    .map((all) => all.map((n) => `${prefix}${n}`));

test('a change is delivered once, right after its commit', async () => {
  const events = new ShopEvents();
  startWorker(events);
  await announceTags('product-1');
  const began = Date.now();
  events.emit('outbox');
  await storefront.hears('product-1');
  expect(Date.now() - began).toBeLessThan(1_000);
  expect(await allDone()).toEqual([{ attempts: 1, done: true, error: null }]);
  await announceTags('product-2');
  await storefront.hears('product-2');
  expect(storefront.received.map((change) => change.tags)).toEqual([['product-1'], ['product-2']]);
});

test('a change that is rolled back is not delivered', async () => {
  const failed = database.transaction(async (tx) => {
    await announce(tx, { tags: ['product-1'], paths: [] });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  startWorker();
  await announceTags('product-2');
  await storefront.hears('product-2');
  expect(storefront.received).toEqual([{ tags: ['product-2'], paths: ['/'] }]);
});

test('search engines are notified of all pages except excluded ones', async () => {
  const change = { tags: ['page-1'], paths: ['/one', '/two'], unlisted: ['/two'] };
  await database.transaction((tx) => announce(tx, change));
  startWorker(new ShopEvents(), { readIndexNow: async () => ({}) });
  await storefront.hears('page-1');
  expect(storefront.received).toEqual([{ tags: ['page-1'], paths: ['/one', '/two'] }]);
  const queued = await until(async () => {
    const found = await database.db
      .select()
      .from(outbox)
      .where(sql`kind = 'indexnow'`);
    return found.length > 0 && found;
  });
  expect(queued.map(({ payload }) => payload)).toEqual([{ paths: ['/one'] }]);
});

test('pending rows are merged in order', async () => {
  await announceTags('product-1', 'home');
  await announceTags('product-2', 'home');
  startWorker();
  await storefront.hears('product-2');
  expect(storefront.received).toEqual([{ tags: ['product-1', 'home', 'product-2'], paths: ['/'] }]);
});

test('a storefront that was down gets all changes within two seconds after it is back', async () => {
  await storefront.goDown();
  const events = new ShopEvents();
  startWorker(events);
  await announceTags('product-1');
  events.emit('outbox');
  await announceTags('product-2');
  await until(async () => (await read()).every((each) => each.attempts > 1));
  const [first] = await read();
  expect(first).toMatchObject({ done: false, error: expect.stringContaining('ECONNREFUSED') });
  await storefront.comeBack();
  const back = Date.now();
  await Promise.all([storefront.hears('product-1'), storefront.hears('product-2')]);
  // Two seconds, plus one interval.
  expect(Date.now() - back).toBeLessThan(3_000);
  await allDone();
});

test('a request refused for its signature is retried', async () => {
  const revalidateSecret = 'another secret of the tests';
  startWorker(new ShopEvents(), {
    storefront: { storefrontUrl: storefront.url, revalidateSecret },
  });
  await announceTags('product-1');
  await until(async () => (await read())[0]?.error);
  expect((await read())[0]).toMatchObject({
    done: false,
    error: expect.stringMatching(/answered 401: .*REVALIDATE_SECRET.*clocks/),
  });
  expect(storefront.received).toEqual([]);
});

test('an unreadable row does not block the others', async () => {
  await database.db.insert(outbox).values({ kind: 'revalidate', payload: { tags: 7 } });
  await announceTags('product-1');
  startWorker();
  await storefront.hears('product-1');
  expect((await allDone()).every((each) => each.done)).toBe(true);
});

test('two workers share the rows', async () => {
  const tagNames = Array.from({ length: 30 }, (_, n) => `product-${n}`);
  // A starting worker repeats recent deliveries, so both start while there are none.
  await Promise.all([createWorker().start(), createWorker().start()]);
  for (const name of tagNames) {
    // Inserted one by one while both are running.
    // oxlint-disable-next-line no-await-in-loop
    await announceTags(name);
  }
  await Promise.all(tagNames.map((name) => storefront.hears(name)));
  await allDone();
  expect(storefront.received.flatMap((change) => change.tags).toSorted()).toEqual(
    tagNames.toSorted(),
  );
});

test('a change with a later time is delivered then, whatever processes start before', async () => {
  const then = new Date(Date.now() + 2_000);
  const later = { tags: ['post-1'], paths: [] };
  await database.transaction((tx) => announce(tx, later, then));
  await startWorker().stop();
  startWorker();
  await announceTags('product-1');
  await storefront.hears('product-1');
  expect(storefront.received).toHaveLength(1);
  await storefront.hears('post-1');
  expect(Date.now()).toBeGreaterThanOrEqual(then.getTime());
});

test('rows claimed by a dead process are delivered by its successor', async () => {
  await announceTags('product-1');
  // What a claim leaves behind when its process dies.
  const leftover = database.kind === 'embedded' ? '15 seconds' : '0 seconds';
  await database.db.execute(
    sql`update outbox set attempts = 1, due_at = now() + ${leftover}::interval`,
  );
  startWorker();
  await storefront.hears('product-1');
  expect((await allDone())[0]).toMatchObject({ attempts: 2 });
});

test('rows delivered shortly before a start are delivered again, because their delivery may have been lost', async () => {
  await announceTags('product-1');
  const first = startWorker();
  await storefront.hears('product-1');
  await allDone();
  await first.stop();
  startWorker();
  await until(async () => storefront.received.length === 2);
  expect(storefront.received.map((change) => change.tags)).toEqual([['product-1'], ['product-1']]);
});

test("requests respect the contract's limits, lose nothing and have tags before pages", () => {
  const changes = fc.array(fc.record({ tags: names('t', 150), paths: names('/', 40) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(changes, (bodies) => {
      const { posts, unreadable } = planPosts(bodies.map((payload, id) => ({ id, payload })));
      expect(unreadable).toEqual([]);
      for (const post of posts) revalidateBody.parse(post);
      const tags = posts.flatMap((post) => post.tags);
      const paths = posts.flatMap((post) => post.paths);
      expect(tags).toEqual([...new Set(bodies.flatMap((body) => body.tags))]);
      expect(paths).toEqual([...new Set(bodies.flatMap((body) => body.paths))]);
      const firstPath = posts.findIndex((post) => post.paths.length > 0);
      const lastTag = posts.findLastIndex((post) => post.tags.length > 0);
      expect(firstPath === -1 || firstPath >= lastTag).toBe(true);
    }),
  );
});
