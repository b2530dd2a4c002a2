import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import type { Job } from '#server/jobs/job.ts';
import { Worker } from '#server/jobs/worker.ts';
import { announce } from '#server/outbox/announce.ts';
import { indexNowKind, queueIndexNow } from '#server/outbox/index-now.ts';
import { indexNowJob } from '#server/outbox/index-now-job.ts';
import { revalidateJob } from '#server/outbox/revalidate-job.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { openTestStorefront } from '#server/testing/storefront.ts';
import { until } from '#server/testing/until.ts';

const key = 'a-key-of-the-tests';
const siteUrl = 'https://shop.example';
let database: Database;
let engine: Server;
let requests: unknown[];
let status: number;
const stop: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  requests = [];
  status = 202;
  engine = createServer((request, response) => void receive(request, response));
  await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done));
});
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await text(request));
  requests.push(body);
  response.writeHead(body.urlList.length > 10_000 ? 422 : status).end();
}
afterEach(async () => {
  await Promise.all(stop.splice(0).map((each) => each()));
  await new Promise((done) => engine.close(done));
  await database.close();
});

function startJob(job: Job): void {
  const worker = new Worker([job], createLogger('silent'));
  stop.push(() => worker.stop());
  void worker.start();
}

function startWorker(): void {
  const { port } = engine.address() as AddressInfo;
  const indexNow = { url: `http://127.0.0.1:${port}/indexnow`, key, siteUrl };
  startJob(indexNowJob({ database, readIndexNow: async () => indexNow, every: 50 }));
}

const posted = z.object({ urlList: z.array(z.string()) });
const row = z.object({ attempts: z.int(), done: z.boolean(), error: z.string().nullable() });
const read = () =>
  rows(
    database.db,
    sql`select attempts, done_at is not null as done, last_error as error from outbox
      where kind = ${indexNowKind} order by id`,
    row,
  );

test('search engines are notified of each page once, after the storefront', async () => {
  const storefront = await openTestStorefront('a secret of the tests');
  stop.push(() => storefront.goDown());
  const paths = ['/shop', '/shop/product/1/گ'];
  await database.transaction((tx) => announce(tx, { tags: ['product-1'], paths }));
  await database.transaction((tx) => announce(tx, { tags: ['product-2'], paths: ['/shop'] }));
  expect(await read()).toEqual([]);
  startJob(
    revalidateJob({
      database,
      events: new ShopEvents(),
      storefront: { storefrontUrl: storefront.url, revalidateSecret: 'a secret of the tests' },
      readIndexNow: async () => ({}),
    }),
  );
  await until(async () => (await read()).length > 0);
  startWorker();
  await until(async () => requests.length > 0);
  expect(requests).toEqual([
    {
      host: 'shop.example',
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: [`${siteUrl}/shop`, `${siteUrl}/shop/product/1/%DA%AF`],
    },
  ]);
});

test('a failed request is retried', async () => {
  status = 503;
  await queueIndexNow(database.db, ['/shop']);
  startWorker();
  await until(async () => (await read())[0]?.error != null);
  expect(await read()).toEqual([{ attempts: 1, done: false, error: 'answered 503' }]);
  status = 200;
  await database.db.execute(sql`update outbox set due_at = now()`);
  await until(async () => (await read())[0]?.done === true);
  expect(requests).toHaveLength(2);
});

test('a refused request is not retried', async () => {
  status = 422;
  await queueIndexNow(database.db, ['/shop']);
  startWorker();
  await until(async () => (await read())[0]?.done === true);
  expect(await read()).toEqual([{ attempts: 1, done: true, error: 'answered 422' }]);
});

test('a change without pages causes no request', async () => {
  await queueIndexNow(database.db, []);
  expect(await read()).toEqual([]);
});

test('more pages than a request may contain are split', async () => {
  const paths = Array.from({ length: 10_020 }, (_, n) => `/shop/product/${n}/x`);
  await queueIndexNow(database.db, paths);
  startWorker();
  await until(async () => (await read()).every(({ done }) => done));
  expect((await read()).filter(({ error }) => error !== null)).toEqual([]);
  const posts = requests.flatMap((body) => posted.parse(body).urlList);
  expect(posts).toHaveLength(paths.length);
  expect(new Set(posts).size).toBe(paths.length);
});

const many = (from: number) => Array.from({ length: 6_000 }, (_, n) => `/${from + n}`);

test('rows with many pages each, as after an outage, are split into requests of limited size', async () => {
  await database.db
    .insert(outbox)
    .values([0, 6_000].map((from) => ({ kind: indexNowKind, payload: { paths: many(from) } })));
  startWorker();
  await until(async () => (await read()).every(({ done }) => done));
  expect(requests.map((body) => posted.parse(body).urlList.length)).toEqual([6_000, 6_000]);
});

test('giving up a row does not affect newer ones', async () => {
  status = 503;
  await queueIndexNow(database.db, ['/old']);
  await database.db.execute(sql`update outbox set attempts = 11`);
  await queueIndexNow(database.db, ['/new']);
  startWorker();
  await until(async () => (await read()).every(({ error }) => error !== null));
  expect(requests).toHaveLength(1);
  expect(await read()).toEqual([
    { attempts: 12, done: true, error: 'answered 503' },
    { attempts: 1, done: false, error: 'answered 503' },
  ]);
  const waits = z.object({ wait: z.number() });
  const [found] = await rows(
    database.db,
    sql`select extract(epoch from due_at - now())::float8 as wait from outbox where done_at is null`,
    waits,
  );
  expect(found?.wait).toBeLessThanOrEqual(20);
});
