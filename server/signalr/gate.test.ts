import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { originList } from './options.ts';
import { RawClient, refusal } from './testing/clients.ts';
import { signal } from './testing/hub.ts';
import { useHub } from './testing/use-hub.ts';

const start = useHub();

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Retries until a slot is free: the server learns of a closed socket a little later. */
async function connectWhenFree(url: string): Promise<RawClient> {
  for (;;) {
    const client = new RawClient(url);
    // oxlint-disable-next-line no-await-in-loop
    const event = await Promise.race([once(client.socket, 'open'), client.closed]);
    if (typeof event !== 'number') return client;
  }
}

describe('before the upgrade', () => {
  test('foreign origins are refused before authentication', async () => {
    const asked: string[] = [];
    const { url } = await start({
      allowOrigin: originList(['https://shop.example']),
      authenticate: () => {
        asked.push('who');
        return { identity: { name: 'guest' } };
      },
    });
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await refusal(url, { origin })).toBe(403);
    }
    expect(asked).toEqual([]);
    await RawClient.connect(url, { origin: 'https://shop.example' });
    await RawClient.connect(url);
    expect(asked).toEqual(['who', 'who']);
  });

  test('a bad token is refused with 401, from header and query, and is never logged', async () => {
    const lines: string[] = [];
    const write = (fields: object, message: string) =>
      lines.push(JSON.stringify([fields, message]));
    const { url } = await start({
      logger: { debug: write, warn: write, error: write },
      authenticate: ({ token }) => {
        if (token === 'secret-broken') throw new Error('the key store is away');
        return token === 'secret-good' ? { identity: { name: 'sara' } } : { refuse: 401 };
      },
    });
    expect(await refusal(url)).toBe(401);
    expect(await refusal(url, bearer('secret-bad'))).toBe(401);
    expect(await refusal(`${url}?access_token=secret-bad`)).toBe(401);
    expect(await refusal(`${url}?access_token=secret-broken`)).toBe(500);
    const client = await RawClient.connect(`${url}?access_token=secret-good`);
    await RawClient.connect(url, bearer('secret-good'));
    client.send('nonsense');
    await client.closed;
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('secret');
  });

  test('connections are limited per address, and slots are freed', async () => {
    const { url } = await start({
      limits: { connectionsPerAddress: 2 },
      addressOf: ({ headers }) => String(headers['x-test-address'] ?? '10.0.0.1'),
    });
    const first = await RawClient.connect(url);
    await RawClient.connect(url);
    expect(await refusal(url)).toBe(429);
    await RawClient.connect(url, { headers: { 'x-test-address': '10.0.0.2' } });
    first.socket.close();
    expect((await connectWhenFree(url)).socket.readyState).toBe(1);
    expect(await refusal(url)).toBe(429);
  });

  test('connections are limited per key, and slots are freed', async () => {
    const { url } = await start({
      limits: { connectionsPerKey: 2 },
      authenticate: ({ query }) => ({
        identity: { name: 'guest' },
        capKey: query.get('guid'),
      }),
    });
    const first = await RawClient.connect(`${url}?guid=a`);
    await RawClient.connect(`${url}?guid=a`);
    expect(await refusal(`${url}?guid=a`)).toBe(429);
    await RawClient.connect(`${url}?guid=b`);
    first.socket.terminate();
    expect((await connectWhenFree(`${url}?guid=a`)).socket.readyState).toBe(1);
  });

  test('connections are limited in total, and pending authentications count', async () => {
    const [asked, answer] = [signal(), signal()];
    const { url } = await start({
      limits: { connections: 1 },
      authenticate: async () => {
        asked.raise();
        await answer.seen;
        return { identity: { name: 'guest' } };
      },
    });
    const client = new RawClient(url);
    await asked.seen;
    expect(await refusal(url)).toBe(503);
    answer.raise();
    await once(client.socket, 'open');
  });

  test('a client that disconnects during authentication takes no slot', async () => {
    const [asked, answer] = [signal(), signal()];
    const { url } = await start({
      limits: { connectionsPerAddress: 1 },
      authenticate: async ({ query }) => {
        if (query.has('quick')) return { identity: { name: 'guest' } };
        asked.raise();
        await answer.seen;
        return { identity: { name: 'guest' } };
      },
    });
    const client = new RawClient(url);
    await asked.seen;
    client.socket.terminate();
    await client.closed;
    answer.raise();
    expect((await connectWhenFree(`${url}?quick`)).socket.readyState).toBe(1);
  });

  test('a hanging authentication is cut off, and frees its slot when it ends', async () => {
    const answer = signal();
    const { url } = await start({
      limits: { connectionsPerAddress: 1 },
      timing: { handshakeMs: 100 },
      authenticate: async ({ query }) => {
        if (!query.has('quick')) await answer.seen;
        return { identity: { name: 'guest' } };
      },
    });
    expect(await new RawClient(url).closed).toBe(1006);
    answer.raise();
    expect((await connectWhenFree(`${url}?quick`)).socket.readyState).toBe(1);
  });

  test('other paths are refused, unless another listener handles them', async () => {
    const { url, http } = await start();
    expect(await refusal(url.replace('/hub', '/other'))).toBe(404);
    expect(await refusal(`${url}/more`)).toBe(404);
    http.on('upgrade', (request, socket) => {
      if (request.url === '/other') socket.end('HTTP/1.1 418 Teapot\r\nContent-Length: 0\r\n\r\n');
    });
    expect(await refusal(url.replace('/hub', '/other'))).toBe(418);
    await RawClient.connect(url);
  });

  test.each([
    ['no key', 'GET /hub HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
    [
      'a POST',
      'POST /hub HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    ],
    [
      'another protocol',
      'GET /hub HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
    ],
    [
      'a broken query',
      'GET /hub?%zz&=&guid=%ff HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ],
  ])('a request that is not an upgrade takes no slot: %s', async (_what, request) => {
    const { url } = await start({ limits: { connectionsPerAddress: 1 } });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(request);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
    socket.destroy();
    expect((await connectWhenFree(url)).socket.readyState).toBe(1);
  });

  test('compression is not offered', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url, { perMessageDeflate: true });
    expect(client.socket.extensions).toBe('');
  });
});
