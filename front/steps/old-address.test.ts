import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Handle } from '#front/serve.ts';
import { listen } from '#lib/testing/listen.ts';

const leads: Record<string, { target: string | null; code: number }> = {
  '/old/': { target: '/محصول/گوشی?a=1', code: 308 },
  '/old': { target: '/محصول/گوشی?a=1', code: 308 },
  '/moved%20far?x=1': { target: 'https://example.com/نو', code: 301 },
  '/?p=12': { target: '/blog', code: 308 },
  '/?utm_source=x&p=12': { target: '/blog?page=2', code: 308 },
};

let asked: string[] = [];
let isSilent = false;
/** The service: it knows the redirects above. */
const service = createServer(async (called, answer) => {
  const pieces: Buffer[] = [];
  for await (const piece of called) pieces.push(Buffer.from(piece));
  const { address }: { address: string } = JSON.parse(Buffer.concat(pieces).toString());
  asked.push(address);
  if (isSilent) return;
  answer.end(JSON.stringify(leads[address] ?? { target: null, code: 308 }));
});

const noindex = '<meta name="robots" content="noindex"/>';
const page = `<html><head>${noindex}</head><body>صفحه</body></html>`;
/** In the place of Next: the home page and the list are there. */
const handle: Handle = async ({ method, url = '' }, answer) => {
  answer.statusCode = url === '/' || url.startsWith('/shop') ? 200 : 404;
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.setHeader('content-length', Buffer.byteLength(page));
  answer.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=2588400');
  answer.setHeader('etag', '"x"');
  answer.end(method === 'HEAD' ? null : page);
};

let front: Server;
let port: number;
beforeAll(async () => {
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  const { createFront } = await import('#front/server.ts');
  ({ server: front } = createFront(handle, { dev: false, distDir: '' }));
  port = await listen(front);
});
afterAll(() => {
  front.close();
  front.closeAllConnections();
  service.close();
  service.closeAllConnections();
});
beforeEach(() => {
  asked = [];
  isSilent = false;
});

/** Not `fetch`, which would write the path in another way. */
const ask = (path: string, method = 'GET') =>
  new Promise<{
    status: number | undefined;
    location: string | undefined;
    caching: string;
    text: string;
  }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method }, (answer) => {
      const pieces: string[] = [];
      answer.on('data', (piece) => pieces.push(String(piece)));
      answer.on('end', () => {
        const { 'cache-control': caching = '', location } = answer.headers;
        resolve({ status: answer.statusCode, location, caching, text: pieces.join('') });
      });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['GET', '/old', 308, encodeURI('/محصول/گوشی?a=1')],
  ['GET', '/old/', 308, encodeURI('/محصول/گوشی?a=1')],
  ['HEAD', '/old', 308, encodeURI('/محصول/گوشی?a=1')],
  ['GET', '/moved%20far?x=1', 301, encodeURI('https://example.com/نو')],
  ['GET', '/?p=12', 308, '/blog'],
  ['GET', '/?utm_source=x&p=12', 308, '/blog?page=2&utm_source=x'],
])('%s %s is led on in one step by %i', async (method, path, status, location) => {
  expect(await ask(path, method)).toEqual({
    status,
    location,
    caching: 'max-age=60, s-maxage=60',
    text: '',
  });
});

test('an address that leads nowhere is missing as before', async () => {
  const { status, caching, text } = await ask('/nowhere');
  expect([status, caching, text]).toEqual([404, 's-maxage=60', page]);
  expect(asked).toEqual(['/nowhere']);
});

test.each(['/', '/shop', '/?x=1', '/?p=a', '/shop?p=12', '/?page=2'])(
  'the service is not asked about %s, which is there',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect(asked).toEqual([]);
  },
);

test('the home page is there although its query names a page that leads nowhere', async () => {
  expect((await ask('/?p=99')).status).toBe(200);
  expect(asked).toEqual(['/?p=99']);
});

test.each([
  ['GET', '/_next/static/x.js'],
  ['POST', '/old'],
])('%s %s is not looked up', async (method, path) => {
  expect((await ask(path, method)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('an address that is hammered is looked up once a second', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/hammered')));
  expect(answers.every(({ status }) => status === 404)).toBe(true);
  expect(asked).toEqual(['/hammered']);
});

test('a service that says nothing delays the missing page by a second at most', async () => {
  isSilent = true;
  const began = performance.now();
  expect((await ask('/silent')).status).toBe(404);
  expect(performance.now() - began).toBeLessThan(3_000);
});
