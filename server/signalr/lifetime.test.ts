import { describe, expect, test } from '@jest/globals';
import { HubConnectionState } from '@microsoft/signalr';
import { isPing, RawClient, realClient, refusal } from './testing/clients.ts';
import { pass, signal, startHub, testHub } from './testing/hub.ts';
import { useHub } from './testing/use-hub.ts';

const start = useHub();

/** Sends something every 20 ms until the connection is closed. */
async function whileOpen(client: RawClient, send: () => void): Promise<void> {
  const sending = setInterval(send, 20);
  await client.closed;
  clearInterval(sending);
}

describe('a connection', () => {
  test('is pinged when nothing else was written', async () => {
    const { url } = await start({ timing: { keepAliveMs: 50 } });
    // Before the connection: its client may learn of it late.
    const before = performance.now();
    const client = await RawClient.connect(url);
    expect(await client.next()).toEqual({ type: 6 });
    expect(performance.now() - before).toBeGreaterThanOrEqual(45);
  });

  test('is not pinged while other records are written', async () => {
    const { url, hub } = await start({ timing: { keepAliveMs: 300 } });
    const client = await RawClient.connect(url);
    for (let round = 0; round < 30; round += 1) {
      hub.clients.all.send('Tick', round);
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.next()).toEqual({ type: 1, target: 'Tick', arguments: [round] });
      // oxlint-disable-next-line no-await-in-loop
      await pass(20);
    }
  });

  test.each<[string, (client: RawClient) => Promise<unknown>]>([
    ['stops pinging', async (client) => client.send({ type: 6 })],
    ['never pings', async () => {}],
    ['never ends a message', (client) => whileOpen(client, () => client.sendPiece('a'))],
    [
      'sends the fragments of a message one by one',
      (client) => whileOpen(client, () => client.socket.send('', { fin: false })),
    ],
    ['only sends WebSocket pings', (client) => whileOpen(client, () => client.socket.ping())],
  ])('is closed when its client %s', async (_what, act) => {
    const { url } = await start({
      timing: { clientTimeoutMs: 200 },
      limits: { fragments: 1_000 },
    });
    const client = await RawClient.connect(url);
    void act(client);
    expect(await client.nextMessage()).toMatchObject({
      type: 7,
      error: 'The client was silent for too long.',
      allowReconnect: true,
    });
    await client.closed;
  });

  test('stays open when its client keeps pinging', async () => {
    const { url } = await start({ timing: { clientTimeoutMs: 1_000, keepAliveMs: 100 } });
    const client = await RawClient.connect(url);
    for (let pings = 0; pings < 12; pings += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(isPing(await client.next())).toBe(true);
      client.send({ type: 6 });
    }
    client.send({ type: 1, invocationId: '1', target: 'Add', arguments: [1, 2] });
    expect(await client.nextMessage()).toEqual({ type: 3, invocationId: '1', result: 3 });
  });

  test('of the real client outlives the timeouts of both sides', async () => {
    const { url, hub } = await start({ timing: { keepAliveMs: 100, clientTimeoutMs: 1_000 } });
    const client = realClient(url);
    client.serverTimeoutInMilliseconds = 1_000;
    client.keepAliveIntervalInMilliseconds = 100;
    const pingsToo = await RawClient.connect(url);
    await client.start();
    for (let pings = 0; pings < 12; pings += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await pingsToo.next();
      pingsToo.send({ type: 6 });
    }
    expect(client.state).toBe(HubConnectionState.Connected);
    expect(hub.stats().connections).toBe(2);
    await client.stop();
  });

  test('whose client sends a close record is closed without an error', async () => {
    const { url, hub } = await start();
    const client = await RawClient.connect(url);
    client.send({ type: 7 });
    expect(await client.next()).toEqual({ type: 7 });
    await client.closed;
    expect(hub.stats().connections).toBe(0);
  });

  test('that does not complete the closing handshake is destroyed', async () => {
    const { url } = await start({ timing: { closeMs: 50 } });
    const client = await RawClient.connect(url);
    const socket = client.socket;
    // Stops reading, so it never answers the close.
    socket.pause();
    socket.send('not a record of the protocol\u001e');
    const gone = signal();
    const watch = setInterval(() => socket.ping('', true, (error) => error && gone.raise()), 10);
    await gone.seen;
    clearInterval(watch);
    socket.terminate();
  });
});

describe('a client reconnects', () => {
  test('after a plain socket close, also without negotiation', async () => {
    const came: string[] = [];
    const hub = testHub().onConnected(({ caller }) => {
      came.push(caller.id);
    });
    const { url, dropSockets } = await start({ hub });
    const client = realClient(`${url}?name=sara`, {}, [0, 0, 0]);
    const back = signal<string | undefined>();
    client.onreconnected(back.raise);
    await client.start();
    expect(client.connectionId).toBeNull();
    const [firstId] = await client.invoke('WhoAmI');
    dropSockets();
    await back.seen;
    const [secondId, name] = await client.invoke('WhoAmI');
    expect(name).toBe('sara');
    expect(came).toEqual([firstId, secondId]);
    expect(firstId).not.toBe(secondId);
    await client.stop();
  });

  test('after a shutdown, to the server that took over', async () => {
    const first = await startHub();
    const port = new URL(first.url).port;
    const client = realClient(
      first.url,
      {},
      Array.from({ length: 40 }, () => 50),
    );
    const left = signal<Error | undefined>();
    const back = signal<string | undefined>();
    client.onreconnecting(left.raise);
    client.onreconnected(back.raise);
    await client.start();
    await first.stop();
    expect(await left.seen).toBeUndefined();
    const second = await start({}, Number(port));
    await back.seen;
    expect(client.state).toBe(HubConnectionState.Connected);
    expect(second.hub.stats().connections).toBe(1);
    await client.stop();
  });
});

describe('close()', () => {
  test('lets all clients reconnect, admits nobody, and waits for the hooks', async () => {
    const log: string[] = [];
    const hub = testHub().onDisconnected(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('went');
    });
    const { url, hub: hubServer } = await start({ hub });
    const client = await RawClient.connect(url);
    const closing = hubServer.close();
    expect(hubServer.close()).toBe(closing);
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    await closing;
    expect(log).toEqual(['went']);
    expect(await refusal(url)).toBe(503);
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503);
  });

  test('destroys connections that do not close', async () => {
    const { url, hub } = await start({ timing: { closeMs: 50 } });
    const client = await RawClient.connect(url);
    client.socket.pause();
    await hub.close();
    expect(hub.stats().connections).toBe(0);
    client.socket.terminate();
  });
});
