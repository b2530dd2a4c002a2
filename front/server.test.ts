import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';
import { errorBody } from '#lib/contract/errors.ts';
import type { Handle } from '#front/serve.ts';

/** Answers as Next does at a page's first request: with the redirect's headers twice. */
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
  tell(asked, answer);
};

/** Answers with what arrived. */
function tell(asked: IncomingMessage, answer: ServerResponse, body = ''): void {
  answer.setHeader('x-said', String(asked.headers['x-forwarded-for']));
  answer.setHeader('x-method', String(asked.method));
  answer.setHeader('x-url', String(asked.url));
  answer.setHeader('x-guid', String(asked.headers['x-guid']));
  answer.setHeader('x-got', Object.keys(asked.headers));
  answer.end(body || String(asked.headers['x-undecided']));
}

let received = 0;
const service = createServer((asked, answer) => {
  if (asked.url?.startsWith('/api/begun')) {
    answer.write('{');
    setTimeout(() => answer.destroy(), 20);
    return;
  }
  if (asked.url?.startsWith('/api/service')) answer.statusCode = 500;
  received = 0;
  asked.on('data', (piece: Buffer) => {
    received += piece.length;
  });
  asked.on('end', () => tell(asked, answer, `${received} bytes`));
});
service.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
  socket.on('error', () => {});
  if (asked.url?.includes('refused')) {
    socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const said = String(asked.headers['x-forwarded-for']);
  socket.write(
    `HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Said: ${said}\r\n\r\n`,
  );
  socket.pipe(socket);
});

// Read when the front server is loaded.
process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
const { createFront } = await import('#front/server.ts');
const { server } = createFront(handle, { dev: false, distDir: '' });
const port = await listen(server);

afterAll(() => {
  server.close();
  service.close();
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<{ answer: IncomingMessage; text: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, resolve)
      .on('error', reject)
      .end(body);
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

test.each(['/', '/api/x', '/media/x.webp'])(
  "%s gets the visitor's address, after the one in its header",
  async (path) => {
    expect((await ask(path)).answer.headers['x-said']).toBe('127.0.0.1');
    const { answer } = await ask(path, { 'x-forwarded-for': '1.2.3.4' });
    expect(answer.headers['x-said']).toBe('1.2.3.4, 127.0.0.1');
  },
);

test.each([
  ['/api/Home/Get-Page?a=%D8%A7', '/api/Home/Get-Page?a=%D8%A7'],
  ['/API/x', '/api/x'],
  ['/media/a-850.webp', '/media/a-850.webp'],
  ['/webClientHub/negotiate?x=1', '/webClientHub/negotiate?x=1'],
])('%s is answered by the service, at %s', async (path, at) => {
  expect((await ask(path)).answer.headers['x-url']).toBe(at);
});

test('the basket of a call is named by the cookie, unless the call names one', async () => {
  const guid = '0b0f7a52-6f6a-4f0e-9d0a-2f6f5a0c1d11';
  const guidOf = async (headers: Record<string, string>) =>
    (await ask('/api/x', headers)).answer.headers['x-guid'];
  expect(await guidOf({ cookie: `a=1; guid=${guid}; b=2` })).toBe(guid);
  expect(await guidOf({ cookie: `guid=${guid}`, 'x-guid': 'mine' })).toBe('mine');
  expect(await guidOf({ cookie: 'guid=<script>' })).toBe('undefined');
  expect(await guidOf({ cookie: `xguid=${guid}` })).toBe('undefined');
  const { answer } = await ask('/media/x', { cookie: `guid=${guid}` });
  expect(answer.headers['x-guid']).toBe('undefined');
});

test("the service's own 500 is unchanged", async () => {
  const { answer, text } = await ask('/api/service');
  expect([answer.statusCode, text]).toEqual([500, '0 bytes']);
});

test('an answer that breaks off is not ended as if it were whole', async () => {
  await expect(ask('/api/begun')).rejects.toThrow(/aborted|ECONNRESET/);
});

/** Sends raw text and returns all that is answered until the connection ends. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const pieces: string[] = [];
  socket.on('data', (piece) => pieces.push(String(piece)));
  socket.on('error', () => {});
  await once(socket, 'close');
  return pieces.join('');
}

describe('an upgrade', () => {
  const wish = (path: string, kind = 'websocket') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${kind}\r\n\r\n`;

  test('to the hub connects with the service, and carries the visitor’s address', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${wish('/webClientHub?guid=1')}early`);
    let text = '';
    socket.on('data', (piece) => {
      text += String(piece);
    });
    while (!text.endsWith('early')) await pause(5);
    expect(text).toMatch(/^HTTP\/1\.1 101 .*X-Said: 127\.0\.0\.1\r\n/is);
    socket.write('later');
    while (!text.endsWith('earlylater')) await pause(5);
    socket.destroy();
  });

  test('that the service refuses has its status', async () => {
    expect(await raw(wish('/webClientHub/refused'))).toMatch(/^HTTP\/1\.1 401 /);
  });

  test.each([
    ['/', 'websocket'],
    ['/shop', 'h2c'],
    ['/webClientHub', 'h2c'],
    ['/api/x', 'websocket'],
  ])('of %s to %s is not made: the request is answered', async (path, kind) => {
    const text = await raw(
      wish(path, kind)
        .replace('Host: x', 'Host: x\r\nX-Last: 1')
        .replace('Connection: Upgrade', 'Connection: Upgrade, close'),
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a body', () => {
  const tooMuch = 256 * 1024 + 1;
  const post = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${rest}`;

  test('of 256 kB reaches the service', async () => {
    const { text } = await ask('/api/x', {}, 'POST', 'x'.repeat(256 * 1024));
    expect(text).toBe('262144 bytes');
  });

  test.each(['/api/x', '/shop', '/revalidate'])(
    'that announces more is refused by %s before it comes',
    async (path) => {
      const answer = await raw(post(path, `Content-Length: ${tooMuch}\r\n\r\n`));
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
      expect(answer).toContain('حجم درخواست بیش از اندازه است.');
    },
  );

  test('that is sent whole although it is too long finds the answer', async () => {
    const { answer, text } = await ask('/api/x', {}, 'POST', 'x'.repeat(3_000_000));
    expect(answer.statusCode).toBe(413);
    expect(errorBody.parse(JSON.parse(text)).code).toBe('TOO_LARGE');
  });

  test('that does not announce its length is counted', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await ask('/api/x', chunked, 'POST', 'x'.repeat(1_000))).text).toBe('1000 bytes');
    const { answer, text } = await ask('/api/x', chunked, 'POST', 'x'.repeat(tooMuch));
    expect([answer.statusCode, errorBody.parse(JSON.parse(text)).code]).toEqual([413, 'TOO_LARGE']);
    expect((await ask('/shop', chunked, 'POST', 'x')).answer.statusCode).toBe(413);
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

describe('while the service is unreachable', () => {
  test('calls, pictures and negotiations answer 503 in the error format', async () => {
    service.close();
    service.closeAllConnections();
    for (const path of ['/api/home/get-home', '/media/x.webp', '/webClientHub/negotiate']) {
      const { answer, text } = await ask(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(errorBody.parse(JSON.parse(text)).code).toBe('UNAVAILABLE');
    }
  });

  test('an upgrade answers 503', async () => {
    const text = await raw(
      'GET /webClientHub HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/is);
  });

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
    const told = '/api/Product/Tell-When-Back';
    const referer = 'http://localhost/shop/product/1003/%D8%A7?utm_source=x';
    const { answer } = await ask(told, { ...form, referer });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/shop/product/1003/%D8%A7#tell-failed',
    ]);
    expect((await ask(told, { ...form, referer: 'http://x/y' })).answer.statusCode).toBe(503);
    expect((await ask('/api/home/get-home', form)).answer.statusCode).toBe(503);
    expect((await ask('/api/Home/News-Letter')).answer.statusCode).toBe(503);
  });
});
