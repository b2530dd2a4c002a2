import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';
import { errorBody } from '#lib/contract/errors.ts';
import type { Handle } from '#front/serve.ts';
import { answerThrough } from '#front/server.ts';

/** Answers as Next does at a page's first request: with the redirect's headers twice. */
const server = createServer();
const handle: Handle = async (asked, answer) => {
  answer.statusCode = asked.url?.includes('wrong') ? 308 : 200;
  if (answer.statusCode === 308) {
    answer.setHeader('location', '/shop/product/1/right');
    answer.appendHeader('location', '/shop/product/1/right');
  }
  if (asked.url?.startsWith('/moved')) {
    answer.statusCode = 308;
    if (asked.url.includes('again')) answer.setHeader('location', '/old');
    const away = asked.url.includes('away') ? '//e.example' : '/%D8%AA%D8%A7%D8%B2%D9%87';
    answer.end(`{\\"digest\\":\\"NEXT_REDIRECT;replace;${away};308;\\"}`);
    return;
  }
  if (asked.url?.startsWith('/api/')) {
    answer.statusCode = 500;
    if (asked.url.includes('begun')) answer.flushHeaders();
    else if (asked.url.includes('service')) answer.setHeader('content-type', 'application/json');
    answer.end('Internal Server Error');
    return;
  }
  answer.setHeader('x-said', String(asked.headers['x-forwarded-for']));
  answer.setHeader('x-method', String(asked.method));
  answer.setHeader('x-got', Object.keys(asked.headers));
  answer.end(String(asked.headers['x-undecided']));
};
answerThrough(server, handle, { dev: false, distDir: '' });
// As Next adds its own listener to the server.
server.on('upgrade', (asked: IncomingMessage, socket) => {
  socket.end(`HTTP/1.1 400 No\r\nX-Said: ${String(asked.headers['x-forwarded-for'])}\r\n\r\n`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  server.close();
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ answer: IncomingMessage; text: string }> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: address.port, host: '127.0.0.1', path, headers, method }, resolve)
      .on('error', reject)
      .end();
  });
  const pieces: string[] = [];
  for await (const piece of answer) pieces.push(String(piece));
  return { answer, text: pieces.join('') };
}

test.each([
  ['/shop/product/1/wrong', ''],
  ['/shop/product/1/wrong', '?utm_source=x'],
  ['/blog/1/wrong', ''],
  ['/wrong', ''],
])('a redirect from %s%s has one location, with the query of the request', async (path, query) => {
  const { answer } = await ask(`${path}${query}`);
  const names = answer.rawHeaders.filter((name) => name.toLowerCase() === 'location');
  expect(names).toHaveLength(1);
  expect(answer.headers.location).toBe(`/shop/product/1/right${query}`);
});

test.each(['/moved', '/moved-again'])(
  'a cached redirect leads to the target in its body, not to that of its old head: %s',
  async (path) => {
    const { answer } = await ask(`${path}?utm_source=x`);
    expect(answer.headers.location).toBe('/%D8%AA%D8%A7%D8%B2%D9%87?utm_source=x');
  },
);

test('a cached redirect does not lead to another site', async () => {
  expect((await ask('/moved-away')).answer.headers.location).toBeUndefined();
});

test.each(['/account?wrong', '/account/wrong?returnUrl=/shop/cart'])(
  'the gate of the account keeps its target, without the query: %s',
  async (path) => {
    expect((await ask(path)).answer.headers.location).toMatch(/right(?:, .*right)?$/);
  },
);

test.each(['/blog/1/wrong', '/wrong-page'])('%s has one location as well', async (path) => {
  const { answer } = await ask(path);
  expect(answer.rawHeaders.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1);
});

test.each([
  ['/account', 'undefined'],
  ['/shop', 'undefined'],
  ['/shop?sort=popular&page=2&utm_source=filter-x', 'undefined'],
  ['/%E0%A4%A', '1'],
])('%s is marked: %s', async (path, mark) => {
  expect((await ask(path)).text).toBe(mark);
});

test('every answer has security headers, and HSTS on https', async () => {
  const wanted = { 'x-content-type-options': 'nosniff' };
  const plain = (await ask('/')).answer.headers;
  expect(plain).toMatchObject(wanted);
  expect(plain['content-security-policy']).toContain("default-src 'self'");
  expect(plain['strict-transport-security']).toBeUndefined();
  const { answer } = await ask('/', { 'x-forwarded-proto': 'https' });
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
});

test.each(['content-security-policy', 'content-security-policy-report-only'])(
  'the nonce in the %s of a request is ignored',
  async (name) => {
    const { answer } = await ask('/', { [name]: "script-src 'nonce-abcd1234'", 'x-other': '1' });
    expect(answer.headers['x-got']).toContain('x-other');
    expect(answer.headers['x-got']).not.toContain('policy');
  },
);

test.each([
  ['a call', {}],
  ['an upgrade', { connection: 'Upgrade', upgrade: 'websocket' }],
])("%s carries the visitor's address, after the one in its header", async (_what, headers) => {
  expect((await ask('/', headers)).answer.headers['x-said']).toBe('127.0.0.1');
  const { answer } = await ask('/', { ...headers, 'x-forwarded-for': '1.2.3.4' });
  expect(answer.headers['x-said']).toBe('1.2.3.4, 127.0.0.1');
});

test.each(['/api/home/get-home', '/api/begun'])(
  '%s answers 503 in the error format while the service is unreachable',
  async (path) => {
    const { answer, text } = await ask(path);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(errorBody.parse(JSON.parse(text)).code).toBe('UNAVAILABLE');
  },
);

test('a failed form of a page redirects to a page, any other form does not', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  for (const path of ['/api/Home/News-Letter', '/api/HOME/news-letter/?x=1']) {
    const { answer, text } = await ask(path, form);
    expect([answer.statusCode, answer.headers.location, text]).toEqual([
      303,
      '/newsletter/failed',
      '',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const tell = '/api/Product/Tell-When-Back';
  const referer = 'http://localhost/shop/product/1003/%D8%A7?utm_source=x';
  const { answer } = await ask(tell, { ...form, referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/shop/product/1003/%D8%A7#tell-failed',
  ]);
  expect((await ask(tell, { ...form, referer: 'http://x/y' })).answer.statusCode).toBe(503);
  expect((await ask('/api/home/get-home', form)).answer.statusCode).toBe(503);
  expect((await ask('/api/Home/News-Letter')).answer.statusCode).toBe(503);
});

test("the service's own 500 is unchanged", async () => {
  const { answer, text } = await ask('/api/service');
  expect([answer.statusCode, text]).toEqual([500, 'Internal Server Error']);
});

test('an upgrade is closed while Next does not handle upgrades', async () => {
  const early = createServer();
  answerThrough(early, handle, { dev: false, distDir: '' });
  const port = await listen(early);
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const asking = request({ port, host: '127.0.0.1', headers: upgrade }).end();
  const [error] = await once(asking, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  early.close();
});

const conditions = {
  range: 'bytes=9-',
  'if-range': '"x"',
  'if-match': '"x"',
  'if-unmodified-since': 'x',
};

test.each([
  ['/', 'GET', ''],
  ['/icon-192.png', 'GET', ''],
  ['/_next/static/a.js', 'GET', ''],
  ['/media/x.mp4', 'HEAD', 'range,if-range,if-match,if-unmodified-since'],
])('a conditional HEAD of %s arrives as %s with conditions: %s', async (path, method, passed) => {
  const { answer, text } = await ask(path, conditions, 'HEAD');
  expect([answer.headers['x-method'], text]).toEqual([method, '']);
  const got = String(answer.headers['x-got']).split(', ');
  expect(got.filter((name) => name in conditions).join()).toBe(passed);
});
