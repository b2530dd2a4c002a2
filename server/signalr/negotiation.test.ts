import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HttpTransportType } from '@microsoft/signalr';
import type { HubTiming } from './options.ts';
import { RawClient, realClient, refusal } from './testing/clients.ts';
import { startHub, until } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';

const ORIGIN = 'https://shop.example';

const start = (timing: Partial<HubTiming>) =>
  startHub({
    timing,
    allowOrigin: (origin) => origin === undefined || origin === ORIGIN,
    authenticate: ({ token }) =>
      token === 'bad' ? { refuse: 401 } : { identity: { name: token ?? 'guest' } },
    limits: { connectionsPerAddress: 5 },
  });

describe('negotiation', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await start({});
  });
  afterEach(() => server.stop());

  const negotiate = (query = '?negotiateVersion=1', init: RequestInit = {}) =>
    fetch(`${server.url}/negotiate${query}`, { method: 'POST', ...init });

  test('gives the real client an id that the server knows', async () => {
    const client = realClient(server.url, {
      skipNegotiation: false,
      accessTokenFactory: () => 'sara',
    });
    await client.start();
    expect(await client.invoke('WhoAmI')).toEqual([client.connectionId, 'sara']);
    await client.stop();
  });

  test('lets the real client choose its transport', async () => {
    const client = realClient(server.url, {
      skipNegotiation: false,
      transport: HttpTransportType.WebSockets | HttpTransportType.LongPolling,
    });
    await client.start();
    expect(await client.invoke('Add', 1, 2)).toBe(3);
    await client.stop();
  });

  test('answers version 1 with a URL-safe token', async () => {
    const response = await negotiate();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}$/),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
    expect(body.connectionToken).not.toBe(body.connectionId);
  });

  test('answers later versions as version 1, and version 0 without a token', async () => {
    expect(await (await negotiate('?negotiateVersion=7')).json()).toHaveProperty(
      'negotiateVersion',
      1,
    );
    const body = await (await negotiate('')).json();
    expect(body.negotiateVersion).toBe(0);
    expect(body).not.toHaveProperty('connectionToken');
    const client = await RawClient.connect(`${server.url}?id=${body.connectionId}`);
    client.send({ type: 1, invocationId: '1', target: 'WhoAmI', arguments: [] });
    expect(await client.next()).toMatchObject({ result: [body.connectionId, 'guest'] });
  });

  test('makes tokens good for one connection: 404 unknown, 409 in use, 404 afterwards', async () => {
    expect(await refusal(`${server.url}?id=unknown`)).toBe(404);
    const { connectionToken, connectionId } = await (await negotiate()).json();
    expect(await refusal(`${server.url}?id=${connectionId}`)).toBe(404);
    const url = `${server.url}?id=${connectionToken}`;
    const client = await RawClient.connect(url);
    expect(await refusal(url)).toBe(409);
    client.socket.close();
    await client.closed;
    expect(await refusal(url)).toBe(404);
  });

  test('drops unused reservations, and limits them per address', async () => {
    await server.stop();
    server = await start({ handshakeMs: 1_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => negotiate()));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect(server.hub.stats().negotiated).toBe(5);
    const bodies = await Promise.all(answers.filter((answer) => answer.ok).map((it) => it.json()));
    await until(() => server.hub.stats().negotiated === 0);
    expect(await refusal(`${server.url}?id=${bodies[0].connectionToken}`)).toBe(404);
    expect((await negotiate()).status).toBe(200);
  });

  test('refuses an invalid token', async () => {
    const headers = { authorization: 'Bearer bad' };
    expect((await negotiate('', { headers })).status).toBe(401);
    expect((await negotiate('?access_token=bad')).status).toBe(401);
  });

  test('refuses a foreign origin and lets allowed pages read the answer', async () => {
    const foreign = await negotiate('', { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();

    const own = await negotiate('', { headers: { origin: ORIGIN } });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('vary')).toBe('Origin');
  });

  test('answers the preflight of pages and no other method', async () => {
    const preflight = await negotiate('', { method: 'OPTIONS', headers: { origin: ORIGIN } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-signalr-user-agent');
    expect((await negotiate('', { method: 'GET' })).status).toBe(405);
  });
});
