import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { fill } from '#lib/cache/fills.ts';

let status = 200;
const service = createServer((_, response) => response.writeHead(status).end());
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const { port } = service.address() as AddressInfo;
process.env['API_URL'] = `http://127.0.0.1:${port}/api`;
const { default: PageCache } = await import('#front/page-cache/page-cache.ts');
const { nodeFs } = await import('next/dist/server/lib/node-fs-methods.js');
afterAll(() => new Promise((done) => service.close(done)));

/** As Next makes one for each request. */
const request = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
type Cache = ReturnType<typeof request>;
type Page = Parameters<Cache['set']>[1];

const pageOf = (tag: string) =>
  ({
    kind: 'APP_PAGE',
    html: 'x',
    rscData: undefined,
    status: 200,
    postponed: undefined,
    headers: { 'x-next-cache-tags': `shop,${tag}` },
    segmentData: undefined,
  }) as unknown as NonNullable<Page>;
const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as never;
const get = (key: string) => request().get(key, context);
const tell = (tag: string) => request().revalidateTag([tag], { expire: 1_000_000 });

/** Longer than a former page may still be shown, and than what is known of the service counts. */
const settled = () => pause(1_600);

test('a page is as old as the request that had it made', async () => {
  const maker = request();
  await pause(20);
  const told = Date.now();
  await tell('a');
  await maker.set('/a', pageOf('a'), context);
  expect((await get('/a'))?.lastModified).toBeLessThan(told);
});

test('a page is as old as an answer that was being read already, which it may share', async () => {
  const { promise, resolve: ended } = Promise.withResolvers<void>();
  const read = fill(() => promise);
  await pause(20);
  const told = Date.now();
  await tell('b');
  await request().set('/b', pageOf('b'), context);
  expect((await get('/b'))?.lastModified).toBeLessThanOrEqual(told - 20);
  ended();
  await read;
  // Until the answer is kept others may join it.
  await pause(150);
  await request().set('/b', pageOf('b'), context);
  expect((await get('/b'))?.lastModified).toBeGreaterThanOrEqual(told - 1);
});

test('a page that was changed is shown for a moment more, and then made before anybody gets it', async () => {
  await request().set('/c', pageOf('c'), context);
  const kept = await get('/c');
  await pause(5);
  await tell('c');
  expect((await get('/c'))?.lastModified).toBe(kept?.lastModified);
  await settled();
  expect((await get('/c'))?.lastModified).toBe(-1);
  await request().set('/c', pageOf('c'), context);
  expect((await get('/c'))?.lastModified).toBeGreaterThan(kept?.lastModified ?? Infinity);
});

test('a page that was changed stays as it is while the service cannot make another', async () => {
  const page = pageOf('d');
  await request().set('/d', page, context);
  const kept = await get('/d');
  await pause(5);
  await tell('d');
  status = 503;
  await settled();
  expect((await get('/d'))?.lastModified).toBe(kept?.lastModified);
  // As Next does with a page when another could not be made.
  await request().set('/d', page, context);
  status = 200;
  await pause(600);
  expect((await get('/d'))?.lastModified).toBe(-1);
});

test('a page that cannot be made fails for one visitor, and is the former one for some seconds', async () => {
  const page = pageOf('e');
  await request().set('/e', page, context);
  const kept = await get('/e');
  await pause(5);
  await tell('e');
  await settled();
  expect((await get('/e'))?.lastModified).toBe(-1);
  await request().set('/e', page, context);
  const putBack = (await get('/e'))?.lastModified;
  expect(putBack).toBeGreaterThan(kept?.lastModified ?? Infinity);
  await pause(3_100);
  expect((await get('/e'))?.lastModified).toBe(-1);
});
