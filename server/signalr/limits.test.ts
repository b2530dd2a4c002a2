import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { noArguments } from './arguments.ts';
import { RawClient, realClient, wire } from './testing/clients.ts';
import { pass, signal, testHub, until } from './testing/hub.ts';
import { useHub } from './testing/use-hub.ts';

const start = useHub();

const echo = (text: string) => ({ type: 1, invocationId: '1', target: 'Echo', arguments: [text] });
const echoBytes = Buffer.byteLength(JSON.stringify(echo('')));

describe('limits', () => {
  test('a message may have 32 KiB, counted in bytes', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url);
    client.send(echo('a'.repeat(32 * 1024 - echoBytes)));
    expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
    const persian = 'ش'.repeat((32 * 1024 - echoBytes) / 2 + 1);
    expect(persian.length).toBeLessThan(20_000);
    client.send(echo(persian));
    expect(await client.next()).toMatchObject({ type: 7, error: 'A record is too large.' });
    await client.closed;
  });

  test('a message that never ends is refused at the limit', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url);
    for (let piece = 0; piece < 33; piece += 1) client.sendPiece('a'.repeat(1024));
    expect(await client.next()).toMatchObject({ type: 7, error: 'A record is too large.' });
    await client.closed;
  });

  test('a frame with several messages may be longer', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url);
    client.send(echo('a'.repeat(30_000)), echo('b'.repeat(30_000)), echo('c'.repeat(30_000)));
    for (let answer = 0; answer < 3; answer += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.next()).toMatchObject({ type: 3 });
    }
  });

  test('a frame has a limit as well', async () => {
    const { url } = await start({ limits: { frameBytes: 64 * 1024 } });
    const client = await RawClient.connect(url);
    client.sendPiece('a'.repeat(64 * 1024 + 1));
    expect(await client.closed).toBe(1009);
  });

  test('a message may be split into 16 fragments, however small they are', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url);
    const send = (pieces: string[]) => {
      for (const [at, piece] of pieces.entries()) {
        client.socket.send(piece, { fin: at === pieces.length - 1 });
      }
    };
    const text = wire(echo('split'));
    send([...text.slice(0, 15), text.slice(15)]);
    expect(await client.next()).toMatchObject({ type: 3, result: 'split' });
    send([...text.slice(0, 16), text.slice(16)]);
    expect(await client.closed).toBe(1008);
  });

  test('a frame that arrives in too many pieces is refused', async () => {
    const { url, hub } = await start({ limits: { chunks: 10 } });
    const client = await RawClient.connect(url);
    const raw: Socket = Reflect.get(client.socket, '_socket');
    raw.setNoDelay();
    // A text frame of 100 masked bytes, of which each comes by itself.
    raw.write(Buffer.from([0x81, 0xe4, 0, 0, 0, 0]));
    for (let sent = 0; sent < 100 && hub.stats().connections === 1; sent += 1) {
      raw.write('a');
      // oxlint-disable-next-line no-await-in-loop
      await pass(5);
    }
    expect(await client.closed).toBe(1008);
  });

  test('binary frames are refused', async () => {
    const { url } = await start();
    const client = await RawClient.connect(url);
    client.socket.send(Buffer.from('{"type":6}\u001e'));
    expect(await client.next()).toMatchObject({ type: 7, error: 'Only text is understood.' });
    await client.closed;
  });

  test.each([
    ['messages', (client: RawClient) => client.send({ type: 6 })],
    ['empty frames', (client: RawClient) => client.sendPiece('')],
    ['WebSocket pings', (client: RawClient) => client.socket.ping()],
    ['WebSocket pongs', (client: RawClient) => client.socket.pong()],
  ])('too many %s close the connection before they are dispatched', async (_what, sendOne) => {
    const { url, hub } = await start({ limits: { messageBurst: 20, messagesPerSecond: 0.001 } });
    const client = await RawClient.connect(url);
    for (let sent = 0; sent < 40; sent += 1) sendOne(client);
    expect(await client.nextMessage()).toMatchObject({ type: 7, error: 'Too many messages.' });
    await client.closed;
    expect(hub.stats().messagesReceived).toBe(21);
  });

  test('calls over the limit are not run', async () => {
    let calls = 0;
    const hub = testHub().method('Tally', noArguments, () => {
      calls += 1;
    });
    const { url } = await start({ hub, limits: { messageBurst: 20, messagesPerSecond: 0.001 } });
    const client = await RawClient.connect(url);
    client.send(
      ...Array.from({ length: 100 }, () => ({ type: 1, target: 'Tally', arguments: [] })),
    );
    await client.closed;
    // The handshake counted as the first message.
    expect(calls).toBeLessThan(20);
  });

  test('the message rate is limited per connection, and recovers with time', async () => {
    const { url } = await start({ limits: { messageBurst: 5, messagesPerSecond: 200 } });
    const [client, other] = [await RawClient.connect(url), await RawClient.connect(url)];
    for (let round = 0; round < 30; round += 1) {
      client.send(echo('x'));
      // oxlint-disable-next-line no-await-in-loop
      await client.next();
      // oxlint-disable-next-line no-await-in-loop
      await pass(10);
    }
    other.send(echo('y'));
    expect(await other.next()).toMatchObject({ result: 'y' });
  });

  test('a client that does not read is disconnected, and the others are not delayed', async () => {
    const { url, hub } = await start({ limits: { unsentBytes: 1024 * 1024 } });
    const slow = await RawClient.connect(url);
    const quick = await RawClient.connect(url);
    slow.socket.pause();
    const text = 'x'.repeat(100_000);
    while (hub.stats().slowReadersCut === 0) {
      hub.clients.all.send('Big', text);
      // oxlint-disable-next-line no-await-in-loop
      expect(await quick.next()).toMatchObject({ target: 'Big' });
    }
    expect(hub.stats()).toMatchObject({ connections: 1, slowReadersCut: 1 });
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
  });

  test('a stream waits for its reader', async () => {
    const made = { items: 0 };
    const item = 'x'.repeat(10_000);
    const hub = testHub().stream('Flood', z.tuple([z.int()]), async function* flood(_call, count) {
      for (; made.items < count; made.items += 1) yield item;
    });
    const { url, hub: hubServer } = await start({ hub });
    const reader = await RawClient.connect(url);
    reader.socket.pause();
    reader.send({ type: 4, invocationId: 's', target: 'Flood', arguments: [2_000] });
    // It stops by itself: no more items are produced although the server is idle.
    for (let before = -1; made.items === 0 || made.items !== before;) {
      before = made.items;
      // oxlint-disable-next-line no-await-in-loop
      await pass(50);
    }
    expect(made.items).toBeLessThan(2_000);
    expect(hubServer.stats().slowReadersCut).toBe(0);
    reader.socket.resume();
    for (let read = 0; read < 2_000; read += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await reader.next()).toMatchObject({ type: 2, invocationId: 's' });
    }
    expect(await reader.next()).toEqual({ type: 3, invocationId: 's' });
  });

  test('a connection with too many queued calls is paused, and loses none of them', async () => {
    const release = signal();
    const seen: number[] = [];
    const hub = testHub()
      .method('Wait', noArguments, () => release.seen)
      .method('Note', z.tuple([z.int(), z.string()]), (_call, index, _ballast) => {
        seen.push(index);
      });
    const { url } = await start({
      hub,
      limits: { queuedCalls: 10, messageBurst: 10_000 },
      timing: { clientTimeoutMs: 500 },
    });
    const client = await RawClient.connect(url);
    client.send({ type: 6 }, { type: 1, target: 'Wait', arguments: [] });
    const ballast = 'x'.repeat(20_000);
    for (let index = 0; index < 1_000; index += 1) {
      client.send({ type: 1, target: 'Note', arguments: [index, ballast] });
      // Client and server share a thread: without turns of its own the server would take the client for silent.
      // oxlint-disable-next-line no-await-in-loop
      if (index % 20 === 0) await setImmediate();
    }
    // 20 MB do not fit into the socket buffers: what the server does not read stays here, longer than its
    // timeout for silent clients.
    await pass(700);
    expect(client.socket.bufferedAmount).toBeGreaterThan(1_000_000);
    expect(seen).toEqual([]);
    release.raise();
    client.send(echo('last'));
    expect(await client.nextMessage()).toMatchObject({ result: 'last' });
    expect(seen).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
  });

  test('a connection whose queued calls are too long is paused, and loses none of them', async () => {
    const release = signal();
    let seen = 0;
    const hub = testHub()
      .method('Wait', noArguments, () => release.seen)
      .method('Note', z.tuple([z.string()]), (_call, _text) => {
        seen += 1;
      });
    const { url, hub: server } = await start({ hub });
    const client = await RawClient.connect(url);
    client.send({ type: 1, target: 'Wait', arguments: [] });
    const ballast = 'x'.repeat(30_000);
    for (let sent = 0; sent < 500; sent += 1) {
      client.send({ type: 1, target: 'Note', arguments: [ballast] });
    }
    await until(() => server.stats().heldBytes > 60_000);
    await pass(200);
    // The bound, and what arrived together with the call that reached it.
    expect(server.stats().heldBytes).toBeLessThan(64 * 1024 + 128 * 1024);
    release.raise();
    client.send(echo('last'));
    expect(await client.nextMessage()).toMatchObject({ result: 'last' });
    expect(seen).toBe(500);
    await until(() => server.stats().heldBytes === 0);
  });

  test('the real client survives its own 900 calls in a tick, joined into one frame', async () => {
    const { url } = await start();
    const client = realClient(url);
    await client.start();
    const calls = Array.from({ length: 900 }, (_, index) => client.invoke('Echo', index));
    expect(await Promise.all(calls)).toHaveLength(900);
    await client.stop();
  });

  test('a socket that breaks in the middle of a frame affects no other', async () => {
    const { url, hub } = await start();
    const client = await RawClient.connect(url);
    const other = await RawClient.connect(url);
    client.socket.on('error', () => {});
    // A text frame that announces 100 masked bytes and brings three.
    const raw = Reflect.get(client.socket, '_socket');
    raw.write(Buffer.from([0x81, 0xe4, 1, 2, 3, 4, 5, 6, 7]));
    raw.destroySoon();
    await once(client.socket, 'close');
    other.send(echo('still here'));
    expect(await other.next()).toMatchObject({ result: 'still here' });
    await until(() => hub.stats().connections === 1);
  });
});

describe('what all connections hold together is bounded', () => {
  const limits = { heldBytes: 200_000 };
  const timing = { closeMs: 100 };
  const piece = 'a'.repeat(30_000);
  const begin = (client: RawClient) => client.socket.send(piece, { fin: false });

  test.each<[string, (client: RawClient) => void]>([
    ['fragments', begin],
    ['records that do not end', (client) => client.sendPiece(piece)],
    [
      'fragments behind a complete message',
      ({ socket }) => {
        const raw: Socket = Reflect.get(socket, '_socket');
        raw.cork();
        socket.send(wire({ type: 6 }));
        socket.send(piece, { fin: false });
        raw.uncork();
      },
    ],
    [
      'fragments between pings',
      (client) => {
        begin(client);
        for (let sent = 0; sent < 20; sent += 1) client.socket.ping('x'.repeat(100));
      },
    ],
  ])('%s', async (_what, hold) => {
    const { url, hub } = await start({ limits, timing });
    const other = await RawClient.connect(url);
    const hostile: RawClient[] = [];
    for (let opened = 0; opened < 20; opened += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const client = await RawClient.connect(url);
      hold(client);
      hostile.push(client);
    }
    await until(() => hub.stats().connections < 21);
    // 30,000 bytes each: six fit.
    await until(() => hub.stats().connections === 7);
    await pass(50);
    expect(hub.stats().heldBytes).toBeLessThanOrEqual(limits.heldBytes);
    other.send(echo('still here'));
    expect(await other.nextMessage()).toMatchObject({ result: 'still here' });
    for (const { socket } of hostile) socket.terminate();
  });

  test('complete messages, however many and long, do not add up', async () => {
    const { url, hub } = await start({ limits, timing });
    const client = await RawClient.connect(url);
    for (let round = 0; round < 100; round += 1) {
      const text = wire(echo('b'.repeat(round * 300)));
      client.socket.send(text.slice(0, 7), { fin: false });
      client.socket.send(text.slice(7));
      client.socket.pong();
      // oxlint-disable-next-line no-await-in-loop
      expect(await client.nextMessage()).toMatchObject({ type: 3 });
    }
    await until(() => hub.stats().heldBytes === 0);
  });
});
