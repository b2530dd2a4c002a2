import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openFront, respond } from '#front/testing/front.ts';
import { errorBody } from '#lib/contract/errors.ts';

const { ask, raw, port, endService, close } = await openFront(async (asked, answer) =>
  respond(asked, answer),
);
afterAll(close);

test.each([
  ['/api/Home/Get-Page?a=%D8%A7', '/api/Home/Get-Page?a=%D8%A7'],
  ['/API/x', '/api/x'],
  ['/media/a-850.webp', '/media/a-850.webp'],
  ['/webClientHub/negotiate?x=1', '/webClientHub/negotiate?x=1'],
  ['/panelHub/negotiate?x=1', '/panelHub/negotiate?x=1'],
  ['/cpfpco', '/cpfpco'],
  ['/cpfpco/orders/12?state=paid', '/cpfpco/orders/12?state=paid'],
  ['/cpfpco/assets/main-1.js', '/cpfpco/assets/main-1.js'],
])('%s is answered by the service, at %s', async (path, at) => {
  expect((await ask(path)).answer.headers['x-url']).toBe(at);
});

const guidOf = async (headers: Record<string, string>) =>
  (await ask('/api/x', headers)).answer.headers['x-guid'];

test('the basket of a call is named by the cookie, unless the call names one', async () => {
  const guid = '0b0f7a52-6f6a-4f0e-9d0a-2f6f5a0c1d11';
  expect(await guidOf({ cookie: `a=1; guid=${guid}; b=2` })).toBe(guid);
  expect(await guidOf({ cookie: `guid=${guid}`, 'x-guid': 'mine' })).toBe('mine');
  expect(await guidOf({ cookie: 'guid=<script>' })).toBe('undefined');
  expect(await guidOf({ cookie: `xguid=${guid}` })).toBe('undefined');
  for (const path of ['/media/x', '/api/Basket/Exit-Freeze']) {
    const { answer } = await ask(path, { cookie: `guid=${guid}` });
    expect(answer.headers['x-guid']).toBe('undefined');
  }
});

test("the service's own 500 is unchanged", async () => {
  const { answer, text } = await ask('/api/service');
  expect([answer.statusCode, text]).toEqual([500, '0 bytes']);
});

test('an answer that breaks off is not ended as if it were whole', async () => {
  await expect(ask('/api/begun')).rejects.toThrow(/aborted|ECONNRESET/);
});

const upgradeHead = (path: string, kind = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${kind}\r\n\r\n`;
const postHead = (path: string, rest: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${rest}`;

describe('an upgrade', () => {
  test.each(['/webClientHub?guid=1', '/panelHub'])(
    'to the hub %s connects with the service, and carries the visitor’s address',
    async (path) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${upgradeHead(path)}early`);
      let text = '';
      socket.on('data', (piece) => {
        text += String(piece);
      });
      while (!text.endsWith('early')) await pause(5);
      expect(text).toMatch(/^HTTP\/1\.1 101 .*X-Said: 127\.0\.0\.1\r\n/is);
      socket.write('later');
      while (!text.endsWith('earlylater')) await pause(5);
      socket.destroy();
    },
  );

  test('that breaks off at any moment harms nobody', async () => {
    for (const wait of [0, 0, 1, 2, 5, 10]) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(upgradeHead('/webClientHub?guid=1'));
      await once(socket, 'connect');
      await pause(wait);
      socket.resetAndDestroy();
    }
    expect(await raw(upgradeHead('/webClientHub/refused'))).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('that the service refuses has its status', async () => {
    expect(await raw(upgradeHead('/webClientHub/refused'))).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('of a network that makes too many is refused', async () => {
    // More than in any one second, so that its end in between changes nothing.
    const asked = Array.from({ length: 250 }, () => raw(upgradeHead('/webClientHub/refused')));
    const refused = (await Promise.all(asked)).filter((text) => text.startsWith('HTTP/1.1 429 '));
    expect(refused.length).toBeGreaterThan(0);
    // Fewer in a second than a network may make.
    let answer = '';
    while (!answer.startsWith('HTTP/1.1 401 ')) {
      await pause(25);
      answer = await raw(upgradeHead('/webClientHub/refused'));
    }
  });

  test.each([
    ['/', 'websocket'],
    ['/shop', 'h2c'],
    ['/webClientHub', 'h2c'],
    ['/api/x', 'websocket'],
  ])('of %s to %s is not made: the request is answered', async (path, kind) => {
    const text = await raw(
      upgradeHead(path, kind)
        .replace('Host: x', 'Host: x\r\nX-Last: 1')
        .replace('Connection: Upgrade', 'Connection: Upgrade, close'),
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a body', () => {
  const tooMuch = 256 * 1024 + 1;

  test('of 256 kB reaches the service', async () => {
    const { text } = await ask('/api/x', {}, 'POST', 'x'.repeat(256 * 1024));
    expect(text).toBe('262144 bytes');
  });

  test('of a long text reaches the service in calls of administrators', async () => {
    const { text } = await ask('/api/Admin/Save-Post', {}, 'POST', 'x'.repeat(1_000_000));
    expect(text).toBe('1000000 bytes');
  });

  test.each(['/api/x', '/shop', '/revalidate'])(
    'that announces more is refused by %s before it comes',
    async (path) => {
      const answer = await raw(postHead(path, `Content-Length: ${tooMuch}\r\n\r\n`));
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

  test('that grows too long after the answer has begun ends the connection', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const head = 'Transfer-Encoding: chunked\r\n\r\n';
    socket.write(`${postHead('/api/early', head)}1\r\nx\r\n`);
    await once(socket, 'data');
    socket.resume();
    const piece = 64 * 1024;
    const chunk = `${piece.toString(16)}\r\n${'x'.repeat(piece)}\r\n`;
    let sent = 0;
    while (!socket.destroyed && sent < 20) {
      socket.write(chunk);
      sent += 1;
      await pause(10);
    }
    expect(socket.destroyed).toBe(true);
  });

  test.each([
    ['/api/x', `Content-Length: ${tooMuch}`, 413],
    ['/shop', 'Transfer-Encoding: chunked', 413],
    ['/api/x', 'Content-Length: 99999999999999', 413],
  ])('that is refused by %s with %s is not asked for', async (path, length, status) => {
    const answer = await raw(postHead(path, `Expect: 100-continue\r\n${length}\r\n\r\n`));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('is asked for once when its sender asks first', async () => {
    const head = 'Expect: 100-continue\r\nConnection: close\r\nContent-Length: 1\r\n\r\n';
    const answer = await raw(`${postHead('/api/x', head)}x`);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(answer).not.toContain('expect');
  });

  test('is taken although its sender asks first, and cut off when it is too long', async () => {
    const expecting = { expect: '100-continue' };
    expect((await ask('/api/x', expecting, 'POST', 'x')).text).toBe('1 bytes');
    const chunked = { ...expecting, 'transfer-encoding': 'chunked' };
    const { answer } = await ask('/api/x', chunked, 'POST', 'x'.repeat(tooMuch));
    expect(answer.statusCode).toBe(413);
  });
});

describe('while the service is unreachable', () => {
  test('calls, pictures and negotiations answer 503 in the error format', async () => {
    endService();
    for (const path of ['/api/home/get-home', '/media/x.webp', '/webClientHub/negotiate']) {
      const { answer, text } = await ask(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(errorBody.parse(JSON.parse(text)).code).toBe('UNAVAILABLE');
    }
  });

  test('an upgrade answers 503', async () => {
    const text = await raw(upgradeHead('/webClientHub'));
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
    const path = '/api/Product/Tell-When-Back';
    const referer = 'http://localhost/shop/product/1003/%D8%A7?utm_source=x';
    const { answer } = await ask(path, { ...form, referer });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/shop/product/1003/%D8%A7#tell-failed',
    ]);
    expect((await ask(path, { ...form, referer: 'http://x/y' })).answer.statusCode).toBe(503);
    expect((await ask('/api/home/get-home', form)).answer.statusCode).toBe(503);
    expect((await ask('/api/Home/News-Letter')).answer.statusCode).toBe(503);
  });
});
