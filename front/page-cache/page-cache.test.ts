import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { clock, fills } from '#front/page-cache/fills.ts';
import type { KeptResponse } from '#front/page-cache/kept-response.ts';

let status = 200;
const service = createServer((_, response) => response.writeHead(status).end());
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const { port } = service.address() as AddressInfo;

const distDir = mkdtempSync(join(tmpdir(), 'kahroba-build-'));
const app = join(distDir, 'server/app');
mkdirSync(app, { recursive: true });
const routeCache = { key: '/built', isFallback: false };
const headersOf = (tags: string) => ({ 'x-next-cache-tags': tags });
writeFileSync(join(app, 'built.meta'), JSON.stringify({ routeCache, headers: headersOf('built') }));
for (const ending of ['html', 'rsc']) writeFileSync(join(app, `built.${ending}`), 'x');

process.env['API_URL'] = `http://127.0.0.1:${port}/api`;
process.env['NEXT_DIST_DIR'] = distDir;
process.env['PAGE_CACHE_MB'] = '16';
const { default: PageCache } = await import('#front/page-cache/page-cache.ts');
// Time stands still unless a test lets it pass; asking the service takes none of it.
jest.useFakeTimers();
const pass = (ms: number) => void jest.advanceTimersByTime(ms);
afterAll(() => {
  jest.useRealTimers();
  service.close();
  rmSync(distDir, { recursive: true });
});

/** Next creates one for each request. */
const request = () => new PageCache();
const pageWith = (tag: string, html = 'x'): KeptResponse => ({
  kind: 'APP_PAGE',
  html,
  rscData: undefined,
  status: 200,
  postponed: undefined,
  headers: headersOf(`shop,${tag}`),
  segmentData: undefined,
});
const revalidate = 3_600;
const made = { cacheControl: { revalidate, expire: 1_000_000 } };
/** As Next puts back a page that failed to render. */
const putBack = { cacheControl: { revalidate: 30, expire: 1_000_000 } };
const get = (key: string) => request().get(key, { kind: 'APP_PAGE' });
const ageOf = async (key: string): Promise<number> => {
  const modified = (await get(key))?.lastModified ?? Number.NaN;
  return modified === -1 ? Infinity : clock() - modified;
};
/** Whether its age makes Next serve it and render a new one. */
const isStale = async (key: string): Promise<boolean> => {
  const age = await ageOf(key);
  return age > revalidate * 1_000 && age < made.cacheControl.expire * 1_000;
};
const change = (tag: string) => request().revalidateTag([tag]);

/** How long an old page may be served, in ms: after a change, and after a failed rendering. */
const grace = 1_000;
const wait = 3_000;

test('a page that one member alone opens is not kept', async () => {
  await request().set('/account/orders/12345678', pageWith('order'), made);
  await request().set('/account/orders', pageWith('orders'), made);
  expect(await get('/account/orders/12345678')).toBeNull();
  expect(await get('/account/orders')).not.toBeNull();
});

test('a page is served as stored, with its lifetime', async () => {
  const page = pageWith('kept');
  await request().set('/kept', page, made);
  const kept = await get('/kept');
  expect(kept?.value).toBe(page);
  expect(kept?.cacheControl).toEqual(made.cacheControl);
  expect(await ageOf('/kept')).toBeLessThan(1_000);
  expect(await get('/other')).toBeNull();
});

test('a page is as old as the request it was rendered for', async () => {
  const renderer = request();
  pass(20);
  await change('a');
  await renderer.set('/a', pageWith('a'), made);
  expect(await isStale('/a')).toBe(true);
  pass(grace);
  expect(await ageOf('/a')).toBe(Infinity);
});

test('a page is as old as data that it may share with another page', async () => {
  const asked = clock();
  pass(20);
  await change('b');
  const renderer = request();
  fills.note(['b'], asked);
  await renderer.set('/b', pageWith('b'), made);
  expect(await isStale('/b')).toBe(true);
  pass(5);
  await request().set('/b', pageWith('b'), made);
  expect(await ageOf('/b')).toBeLessThan(1_000);
});

test('a changed page is served stale for a moment, then rendered before the answer', async () => {
  const page = pageWith('c');
  await request().set('/c', page, made);
  pass(5);
  await change('c');
  expect(await isStale('/c')).toBe(true);
  expect((await get('/c'))?.value).toBe(page);
  pass(grace - 1);
  expect(await isStale('/c')).toBe(true);
  pass(1);
  expect(await ageOf('/c')).toBe(Infinity);
  await request().set('/c', pageWith('c'), made);
  expect(await ageOf('/c')).toBeLessThan(1_000);
});

test('a page that changes all the time is rendered before the answer as well', async () => {
  await request().set('/often', pageWith('often'), made);
  for (let time = 0; time < 8; time += 1) {
    pass(250);
    await change('often');
  }
  expect(await ageOf('/often')).toBe(Infinity);
});

test('a changed page stays while the service is not ready', async () => {
  const page = pageWith('d');
  await request().set('/d', page, made);
  pass(5);
  await change('d');
  status = 503;
  pass(grace);
  expect(await isStale('/d')).toBe(true);
  await request().set('/d', page, putBack);
  expect(await ageOf('/d')).toBeLessThan(1_000);
  status = 200;
  expect(await ageOf('/d')).toBe(Infinity);
});

test('a page that fails to render fails for one visitor, then the old one is served for some seconds', async () => {
  const page = pageWith('e');
  await request().set('/e', page, made);
  pass(5);
  await change('e');
  pass(grace);
  expect(await ageOf('/e')).toBe(Infinity);
  await request().set('/e', page, putBack);
  expect((await get('/e'))?.value).toBe(page);
  expect(await ageOf('/e')).toBeLessThan(1_000);
  pass(wait);
  expect(await ageOf('/e')).toBe(wait);
  pass(1);
  expect(await ageOf('/e')).toBe(Infinity);
});

test('a prerendered page is served until it changes, then rendered before the answer at once', async () => {
  expect((await get('/built'))?.value.html).toBe('x');
  expect(await ageOf('/built')).toBeLessThan(60_000);
  await change('built');
  expect(await ageOf('/built')).toBe(Infinity);
  await request().set('/built', pageWith('built', 'y'), made);
  expect((await get('/built'))?.value.html).toBe('y');
  expect(await ageOf('/built')).toBeLessThan(1_000);
});

test('a prerendered page stays while the service is not ready', async () => {
  await request().set('/built', null, {});
  await change('built');
  status = 503;
  expect((await get('/built'))?.value.html).toBe('x');
  expect(await ageOf('/built')).toBeLessThan(60_000);
  status = 200;
});

test('memory is bounded: the most recently requested pages stay', async () => {
  const html = 'گ'.repeat(100_000);
  for (let page = 0; page < 60; page += 1) {
    await request().set(`/many/${page}`, pageWith('many', html), made);
    await get('/many/0');
  }
  // 16 MB hold 9.6 MB of pages, and each takes 204 kB.
  const kept = await Promise.all(Array.from({ length: 60 }, (_, page) => get(`/many/${page}`)));
  expect(kept.filter((page) => page !== null)).toHaveLength(49);
  expect(kept[0]).not.toBeNull();
  expect(kept[59]).not.toBeNull();
});

test('a page that was evicted meanwhile is put back with its former age', async () => {
  const page = pageWith('f');
  await request().set('/f', page, made);
  pass(5);
  await change('f');
  pass(grace);
  expect(await ageOf('/f')).toBe(Infinity);
  await request().set('/f', null, {});
  await request().set('/f', page, putBack);
  pass(wait + 1);
  expect(await ageOf('/f')).toBe(Infinity);
});

test('routes are kept like pages, data and pictures are not', async () => {
  const body = Buffer.from('text');
  await request().set('/g', { kind: 'APP_ROUTE', body, headers: headersOf('g') }, made);
  expect((await request().get('/g', { kind: 'APP_ROUTE' }))?.value.body).toBe(body);
  for (const kind of ['FETCH', 'IMAGE']) {
    await request().set(`/${kind}`, { kind }, made);
    expect(await request().get(`/${kind}`, { kind })).toBeNull();
  }
});
