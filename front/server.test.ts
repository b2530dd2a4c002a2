import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Handle } from '#front/serve.ts';
import { openFront, respond } from '#front/testing/front.ts';

/** Answers as Next does at a page's first request: with the redirect's headers twice. */
const handle: Handle = async (asked, answer) => {
  answer.statusCode = asked.url?.includes('wrong') ? 308 : 200;
  if (answer.statusCode === 308) {
    answer.setHeader('location', '/shop/product/1/right');
    answer.appendHeader('location', '/shop/product/1/right');
  }
  if (asked.headers['rsc'] !== undefined && !asked.url?.includes('_rsc=right')) {
    answer.statusCode = 307;
    answer.setHeader('location', `${asked.url?.split('?')[0]}?_rsc=right`);
    answer.end();
    return;
  }
  if (asked.url?.startsWith('/moved')) {
    answer.statusCode = 308;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (asked.url.includes('again')) answer.setHeader('location', '/old');
    const away = asked.url.includes('away') ? '//e.example' : '/%D8%AA%D8%A7%D8%B2%D9%87';
    answer.end(`{\\"digest\\":\\"NEXT_REDIRECT;replace;${away};308;\\"}`);
    return;
  }
  respond(asked, answer);
};

/** Like a part of the sitemap. */
const longText = Array.from(
  { length: 1_000 },
  (_, at) =>
    `<url><loc>https://shop.example/shop/product/${1001 + at}/${encodeURI(`گوشی-مدل-${(at * 7919) % 997}`)}</loc>` +
    `<lastmod>2026-11-2${at % 9}T1${at % 10}:0${at % 6}:00.000Z</lastmod></url>`,
).join('');

const { ask, port, raw, close } = await openFront(async (asked, answer) => {
  if (asked.url === '/sitemap/long.xml') {
    answer.setHeader('content-type', 'application/xml');
    answer.end(longText);
  } else await handle(asked, answer);
});
afterAll(close);

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

test('a redirect has no page of an error as its body', async () => {
  const { answer, text } = await ask('/moved');
  expect([answer.statusCode, text, answer.headers['content-type']]).toEqual([308, '', undefined]);
  expect(answer.headers.location).toBe('/%D8%AA%D8%A7%D8%B2%D9%87');
});

test('a cached redirect does not lead to another site', async () => {
  expect((await ask('/moved-away')).answer.headers.location).toBeUndefined();
});

test("a request of Next's router is led to its own address, not the internal one", async () => {
  const soft = { rsc: '1' };
  const { answer } = await ask('/shop?sort=popular&_rsc=wrong', soft);
  expect(answer.statusCode).toBe(307);
  expect(answer.headers.location).toBe('/shop?sort=popular&_rsc=right');
  expect(answer.headers.vary).toContain('rsc');
  const found = await ask('/shop?sort=popular&_rsc=right', soft);
  expect(found.answer.headers['x-url']).toBe('/listing/shop/0/shop/popular/1?_rsc=right');
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

test.each(['/', '/api/x', '/media/x.webp'])(
  "%s gets the visitor's address, after the one in its header",
  async (path) => {
    expect((await ask(path)).answer.headers['x-said']).toBe('127.0.0.1');
    const { answer } = await ask(path, { 'x-forwarded-for': '1.2.3.4' });
    expect(answer.headers['x-said']).toBe('1.2.3.4, 127.0.0.1');
  },
);

const answerTo = async (line: string, host = 'Host: x') =>
  (await raw(`${line} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)).split('\r\n');

test.each([
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2'],
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, gzip'],
  ['a length that is no number', 'Content-Length: +1'],
])('a request with %s is refused and not passed on', async (_case, lengths) => {
  const head = `POST /api/x HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n`;
  const answer = await raw(`${head}0\r\n\r\nGET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is refused', async (method) => {
  const lines = await answerTo(`${method} /api/x`);
  expect(lines[0]).toBe('HTTP/1.1 405 Method Not Allowed');
  expect(lines).toContain('allow: GET, HEAD, POST, OPTIONS');
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s carries no body', async (method) => {
  for (const length of ['Transfer-Encoding: chunked', 'Content-Length: 5']) {
    const lines = await answerTo(`${method} /api/x`, `Host: x\r\n${length}`);
    expect(lines[0]).toBe('HTTP/1.1 400 Bad Request');
  }
});

describe('a target', () => {
  test('in the absolute form is the path in it', async () => {
    const lines = await answerTo('GET http://shop.example/api/x?a=1');
    expect(lines[0]).toBe('HTTP/1.1 200 OK');
    expect(lines).toContain('x-url: /api/x?a=1');
  });

  test.each(['/media/%2e%2e/ready', '/api/../ready', '/media\\..\\ready', '/api/.%2E', '/./shop'])(
    '%s has no other reading further on',
    async (path) => {
      expect((await answerTo(`GET ${path}`))[0]).toBe('HTTP/1.1 400 Bad Request');
    },
  );

  test('of all resources is answered for OPTIONS alone', async () => {
    const lines = await answerTo('OPTIONS *');
    expect(lines[0]).toBe('HTTP/1.1 204 No Content');
    expect(lines).toContain('allow: GET, HEAD, POST, OPTIONS');
    expect((await answerTo('GET *'))[0]).toBe('HTTP/1.1 400 Bad Request');
  });

  test.each([
    ['GET ftp://x/y', 'Host: x'],
    ['GET x', 'Host: x'],
    ['GET /', 'Host: x\r\nHost: y'],
  ])('%s with %j is refused', async (line, host) => {
    expect((await answerTo(line, host))[0]).toBe('HTTP/1.1 400 Bad Request');
  });
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

async function sizeIn(encoding: string): Promise<number> {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/sitemap/long.xml',
    headers: { 'accept-encoding': encoding },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding']).toBe(encoding);
  let bytes = 0;
  for await (const piece of answer) bytes += Buffer.byteLength(piece);
  return bytes;
}

test('a text made on demand is not larger in Brotli, which browsers prefer, than in gzip', async () => {
  expect(await sizeIn('br')).toBeLessThan(await sizeIn('gzip'));
});
