import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  ServerResponse,
} from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendWhole } from '#lib/http/whole-page.ts';

const letters = 'کهربا '.repeat(500);
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Writes as Next does: the head at once, then piece by piece. */
function write(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.flushHeaders();
  for (const letter of letters.split(' ')) response.write(Buffer.from(`${letter} `));
  response.end();
}

const server: Server = createServer((asked, response) => {
  sendWhole(asked, response);
  if (asked.url === '/refused') response.statusCode = 404;
  const caching = asked.url === '/shared' ? 's-maxage=3600' : 'private, no-store';
  if (asked.url === '/data') write(response, { 'content-type': 'text/x-component' });
  else write(response, { ...html, 'cache-control': caching });
});

beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done())));
afterAll(() => void server.close());

async function ask(
  path: string,
  encoding: string,
  method = 'GET',
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const { port } = address;
  const headers = { 'accept-encoding': encoding };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end();
  });
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(Buffer.from(piece));
  return { headers: answer.headers, body: Buffer.concat(pieces) };
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
])('a page made for one request comes whole, written as %s', async (encoding, read) => {
  const { headers, body } = await ask('/', encoding);
  expect(read(body).toString()).toBe(`${letters} `);
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(headers).toMatchObject({ 'content-length': String(body.length) });
  expect(headers['transfer-encoding']).toBeUndefined();
});

test('its head alone says the same', async () => {
  const { headers, body } = await ask('/', 'gzip', 'HEAD');
  const whole = await ask('/', 'gzip');
  expect(headers['content-length']).toBe(whole.headers['content-length']);
  expect(body).toHaveLength(0);
});

test.each(['/shared', '/data', '/refused'])('%s streams as it is', async (path) => {
  const { headers, body } = await ask(path, 'gzip');
  expect(body.toString()).toBe(`${letters} `);
  expect([headers['transfer-encoding'], headers['content-encoding']]).toEqual([
    'chunked',
    undefined,
  ]);
});
