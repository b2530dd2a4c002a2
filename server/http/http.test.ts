import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { errorBody } from '#lib/contract/errors.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.close());

/** Sends raw text and returns all that is answered until the connection ends. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const pieces: string[] = [];
  for await (const piece of socket) pieces.push(String(piece));
  return pieces.join('');
}

const detail = '/api/Product/Get-Detail';
const good = `{"WebsiteCode":${codes.phone}}`;

const expecting = (length: number) =>
  `POST ${detail} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n` +
  `Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;

describe('a call', () => {
  test.each(['/api/product/get-detail', '/API/PRODUCT/GET-DETAIL', '/api/Product/Get-Detail/'])(
    'is found as %s',
    async (path) => {
      expect((await shop.post(path, good)).status).toBe(200);
    },
  );

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 422],
    ['a key twice', '{"WebsiteCode":1001,"WebsiteCode":1002}', 400],
    ['a key twice, escaped', '{"WebsiteCode":1001,"\\u0057ebsiteCode":1002}', 400],
    ['__proto__', '{"__proto__":{"WebsiteCode":1001}}', 400],
    ['__proto__, escaped', '{"\\u005f_proto__":{"WebsiteCode":1001}}', 400],
    ['constructor', '{"constructor":{"prototype":{"x":1}},"WebsiteCode":1001}', 400],
    ['deep nesting', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['10 MB', `{"a":"${'x'.repeat(10_000_000)}"}`, 413],
    ['an array', '[]', 422],
    ['null', 'null', 422],
    ['text', '"x"', 422],
    ['unknown fields', `{"WebsiteCode":${codes.phone},"x":{"a":[{"a":1},{"a":1}]}}`, 200],
    [
      'the same key in two objects',
      `{"WebsiteCode":${codes.phone},"a":{"k":1},"b":{"k":"k"}}`,
      200,
    ],
  ])('with %s answers the right status', async (_what, body, status) => {
    const answer = await shop.post(detail, body);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(errorBody.safeParse(answer.body).success).toBe(true);
  });

  test('with a body that is not JSON answers 415', async () => {
    const answer = await shop.post(detail, 'a=1', { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
  });

  test.each(['/api/nothing', '/', '/api/Product/Get-Detail'])('GET %s is 404', async (path) => {
    const { status, body } = await shop.get(path);
    expect(status).toBe(404);
    expect(errorBody.parse(body).message).toMatch(/[\u0600-\u06ff]/);
  });

  test.each(['/api/%E0%A4%A', '/media/%ff', '/%'])(
    '%s is malformed and answers 400',
    async (path) => {
      const { status, body } = await shop.get(path);
      expect(status).toBe(400);
      expect(errorBody.parse(body).code).toBe('BAD_REQUEST');
    },
  );

  test('whose request never ends does not keep its connection open forever', () => {
    expect(shop.app.server.requestTimeout).toBeGreaterThan(0);
    expect(shop.app.server.headersTimeout).toBeGreaterThan(0);
  });

  test('that is not HTTP is refused and does not crash the service', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect((await shop.get('/live')).status).toBe(200);
  });

  test('that announces too long a body is not asked for it', async () => {
    expect(await raw(expecting(10_000_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that asks before it sends its body is asked for it', async () => {
    const answer = await raw(expecting(good.length) + good);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  });
});

const from = (origin: string) => shop.post(detail, good, { origin });
const mayCall = (origin: string) =>
  shop.app.inject({
    method: 'OPTIONS',
    url: detail,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
describe('an Origin', () => {
  test('of the shop may make calls', async () => {
    const { status, headers } = await from('https://shop.example');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      vary: 'Origin',
    });
  });
  test('of the shop passes the preflight when calls have another address', async () => {
    const { statusCode, headers } = await mayCall('https://shop.example');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-headers']).toMatch(/authorization.*content-type.*x-guid/);
    expect((await mayCall('https://evil.example')).statusCode).toBe(403);
  });
  test.each([
    'https://evil.example',
    'http://shop.example',
    'https://shop.example.evil.example',
    'https://shop.example:8443',
    'null',
    'http://localhost:3000',
    'x',
  ])('%s may not', async (origin) => {
    expect(await from(origin)).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });
  test('of a bank may make its callback, and no other call', async () => {
    const calls = shop.routes.flatMap(({ url, method: methods }) =>
      [methods].flat().map((method) => ({ method, url })),
    );
    const headers = { origin: 'https://bpm.shaparak.ir' };
    const answers = await Promise.all(calls.map((call) => shop.app.inject({ ...call, headers })));
    const allowed = calls
      .filter((_call, at) => answers[at]?.statusCode !== 403)
      .map(({ method, url }) => `${method} ${url}`);
    expect(calls.length).toBeGreaterThan(100);
    const path = '/api/order/callback/:gateway';
    expect(allowed.toSorted()).toEqual([`GET ${path}`, `HEAD ${path}`, `POST ${path}`]);
  });
});

describe('/media/', () => {
  const name = 'aaaaaaaaaaaa-850.webp';
  beforeAll(() => {
    const folder = join(shop.dataDir, 'media');
    mkdirSync(join(folder, 'sub-1.jpg'), { recursive: true });
    writeFileSync(join(folder, name), 'picture');
    writeFileSync(join(shop.dataDir, 'secret.jpg'), 'secret');
    symlinkSync(join(shop.dataDir, 'secret.jpg'), join(folder, 'link.jpg'));
  });

  test('serves a picture with a cache lifetime of a year', async () => {
    const { status, body, headers } = await shop.get(`/media/${name}`);
    expect([status, body]).toEqual([200, 'picture']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers 416 with the file length to an unsatisfiable range', async () => {
    const { status, headers, body } = await shop.get(`/media/${name}`, { range: 'bytes=99-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */7']);
    expect(errorBody.parse(body).code).toBe('RANGE_NOT_SATISFIABLE');
    const part = await shop.get(`/media/${name}`, { range: 'bytes=2-3' });
    expect([part.status, part.body]).toEqual([206, 'ct']);
  });

  test.each([
    '/media/../secret.jpg',
    '/media/%2e%2e/secret.jpg',
    '/media/..%2fsecret.jpg',
    '/media/..%5csecret.jpg',
    `/media/${name}%00`,
    '/media/secret.jpg%00.webp',
    '/media/link.jpg',
    '/media/sub-1.jpg',
    '/media/',
    '/media/missing-850.webp',
    '/media/.hidden.jpg',
  ])('answers 404 to %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });
});

test('health checks reveal no secrets', async () => {
  expect(await shop.get('/live')).toMatchObject({ status: 200 });
  expect((await shop.get('/ready')).body).toEqual({ ready: true, database: true });
});

test('the documentation describes every call by its schemas', async () => {
  const { status, body } = await shop.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/Product/Get-List': { post: { requestBody: {}, responses: { 200: {}, 404: {} } } },
      '/api/Basket/Add-To-Basket': { post: {} },
      '/api/home/get-master-data': { get: {} },
    },
  });
  expect((await shop.get('/api/docs/')).status).toBe(200);
});

test('answers carry the headers that disable content sniffing', async () => {
  const { headers } = await shop.post(detail, good);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});
