import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sendPageOfRequest } from '#front/steps/page-of-request.ts';
import { serverOf } from '#front/testing/serve.ts';
import { listen } from '#lib/testing/listen.ts';

const letters = 'کهربا '.repeat(500);
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = { ...html, 'cache-control': 'private, no-store' };

/** Writes as Next does: the head at once, then chunk by chunk; HEAD has no chunks. */
function write(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.flushHeaders();
  if (response.req.method === 'HEAD') {
    response.end(null);
    return;
  }
  for (const letter of letters.split(' ')) response.write(Buffer.from(`${letter} `));
  response.end();
  // Late, while the page is being encoded.
  response.flushHeaders();
}

const headersOf = new Map<string, Record<string, string>>([
  ['/data', { 'content-type': 'text/x-component' }],
  ['/shared', { ...html, 'cache-control': 's-maxage=3600' }],
  ['/encoded', { ...page, 'content-encoding': 'x-own' }],
]);

let log: string[] = [];
const logging = (what: string) => () => void log.push(what);

/** Uses the other forms that Node's methods accept. */
function writeOtherwise(response: ServerResponse, path = ''): void {
  for (const [name, value] of Object.entries(page)) response.setHeader(name, value);
  response.write('2d', 'hex', logging('write'));
  response.end('آخر', logging('end'));
  if (path === '/otherwise') response.end();
  else response.writeHead(200);
}

/** Breaks off in the middle, as Next does when rendering fails: it ends the answer with its page for 500. */
function breakOff(response: ServerResponse): void {
  for (const [name, value] of Object.entries(page)) response.setHeader(name, value);
  response.write('half of the page');
  response.statusCode = 500;
  response.end('failed');
}

const server = serverOf({ page: [sendPageOfRequest] }, (asked, response) => {
  if (asked.url === '/refused') response.statusCode = 404;
  if (asked.url === '/otherwise' || asked.url === '/broken') writeOtherwise(response, asked.url);
  else if (asked.url === '/broken-off') breakOff(response);
  else write(response, headersOf.get(asked.url ?? '') ?? page);
});

let port: number;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => void server.close());

async function ask(
  path: string,
  encoding: string,
  method = 'GET',
): Promise<{ headers: IncomingMessage['headers']; body: Buffer }> {
  const headers = { 'accept-encoding': encoding };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end();
  });
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(Buffer.from(piece));
  return { headers: answer.headers, body: Buffer.concat(pieces) };
}

test('nothing is left of a page that breaks off', async () => {
  const { body } = await ask('/broken-off', 'identity');
  expect(body.toString()).toBe('failed');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
])('a page rendered for one request is sent whole, encoded as %s', async (encoding, read) => {
  const { headers, body } = await ask('/', encoding);
  expect(read(body).toString()).toBe(`${letters} `);
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(headers).toMatchObject({ 'content-length': String(body.length) });
  expect(headers['transfer-encoding']).toBeUndefined();
});

test('HEAD has neither length nor encoding, because there is no body', async () => {
  const { headers, body } = await ask('/', 'gzip', 'HEAD');
  expect(headers).toMatchObject(page);
  expect([headers['content-length'], headers['content-encoding']]).toEqual([undefined, undefined]);
  expect(body).toHaveLength(0);
});

test.each([
  ['/shared', 'gzip'],
  ['/data', 'gzip'],
  ['/refused', 'gzip'],
  ['/encoded', 'x-own'],
])('%s streams', async (path, encoding) => {
  const { headers, body } = await ask(path, 'gzip');
  const plain = encoding === 'gzip' ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(`${letters} `);
  expect([headers['transfer-encoding'], headers['content-encoding']]).toEqual([
    'chunked',
    encoding,
  ]);
});

test('a last chunk, encodings of chunks and callbacks are respected, a second end is not', async () => {
  log = [];
  const { body } = await ask('/otherwise', 'identity');
  expect(body.toString()).toBe('-آخر');
  expect(log).toEqual(['write', 'end']);
});

test('a page that cannot be sent closes the connection', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(ask('/broken', 'gzip')).rejects.toThrow('socket hang up');
  expect(String(consoleError.mock.calls[0]?.[0])).toContain('ERR_HTTP_HEADERS_SENT');
  consoleError.mockRestore();
});
