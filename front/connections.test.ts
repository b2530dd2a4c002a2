import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';
import { boundAhead, boundConnections, boundHubRate, boundUnread } from '#front/connections.ts';

test('an address has so many connections at once, and a closed one makes room', async () => {
  const server = createServer();
  boundConnections(server, 3, () => false);
  const port = await listen(server);
  const open = (): Socket => connect(port, '127.0.0.1').on('error', () => {});
  const three = [open(), open(), open()];
  await Promise.all(three.map((socket) => once(socket, 'connect')));
  await once(open(), 'close');
  expect(three.map(({ closed }) => closed)).toEqual([false, false, false]);
  three[0]?.destroy();
  const { promise: accepted, resolve } = Promise.withResolvers<void>();
  server.on('connection', (socket) => {
    if (!socket.destroyed) resolve();
  });
  const again = setInterval(() => three.push(open()), 20);
  await accepted;
  clearInterval(again);
  for (const socket of three) socket.destroy();
  server.close();
});

test('connections of our own network, where a proxy stands, are not bounded', async () => {
  const server = createServer((socket) => socket.end('hello'));
  boundConnections(server, 1);
  const port = await listen(server);
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
  const received = await Promise.all(sockets.map((socket) => socket.toArray()));
  expect(received.map((pieces) => pieces.join(''))).toEqual(Array(5).fill('hello'));
  server.close();
});

test('a network may open so many connections to the hub within a second, and others theirs', () => {
  const mayOpen = boundHubRate(2);
  const from = (address: string) =>
    mayOpen({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '127.0.0.1' } });
  jest.useFakeTimers({ now: 0 });
  expect(['9.9.9.9', '9.9.9.9', '9.9.9.9', '8.8.8.8'].map(from)).toEqual([true, true, false, true]);
  jest.advanceTimersByTime(1_000);
  expect(from('9.9.9.9')).toBe(true);
  jest.useRealTimers();
});

const head = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server with answers of so many bytes, and a function that asks it for one without reading it. */
async function openLarge(bytes: number, bounds: Parameters<typeof boundUnread>[1]) {
  const server = createHttpServer((_request, response) => response.end(Buffer.alloc(bytes)));
  boundUnread(server, bounds);
  const port = await listen(server);
  async function askDeaf(): Promise<{ client: Socket; ofServer: Socket }> {
    const accepted = once(server, 'connection');
    const client = connect(port, '127.0.0.1').on('error', () => {});
    client.write(head);
    const [ofServer]: Socket[] = await accepted;
    if (ofServer === undefined) throw new Error('no connection');
    return { client, ofServer };
  }
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { askDeaf, close };
}

const many = 32 * 1024 * 1024;

test('a client that reads nothing of its answer is cut off, one that reads slowly is not', async () => {
  const { askDeaf, close } = await openLarge(many, {
    within: 2_000,
    ofAll: Infinity,
    every: 1_000,
  });
  const slow = await askDeaf();
  const whole = new Promise<void>((resolve, reject) => {
    let read = 0;
    slow.client.on('close', () => reject(new Error(`cut off after ${read} bytes`)));
    slow.client.on('data', async (piece: Buffer) => {
      read += piece.length;
      if (read >= many) resolve();
      slow.client.pause();
      await pause(1);
      slow.client.resume();
    });
  });
  const deaf = await askDeaf();
  await once(deaf.ofServer, 'close');
  await whole;
  expect(slow.ofServer.destroyed).toBe(false);
  close();
});

test('when unread answers together are too many bytes, the one that has waited longest is cut off', async () => {
  const { askDeaf, close } = await openLarge(many, { within: 0, ofAll: 1.5 * many, every: 20 });
  const first = await askDeaf();
  const second = await askDeaf();
  await Promise.race([first, second].map(({ ofServer }) => once(ofServer, 'close')));
  await pause(100);
  expect([first, second].map(({ ofServer }) => ofServer.destroyed)).toEqual([true, false]);
  close();
});

test('a connection sends few requests ahead, and many one after the other', async () => {
  const inTurn = boundAhead(2);
  let handled = 0;
  const server = createHttpServer((request, response) => {
    inTurn(request, response, () => {
      handled += 1;
      setTimeout(() => response.end('whole'), 20);
    });
  });
  const port = await listen(server);
  const client = connect(port, '127.0.0.1').on('error', () => {});
  let answered = 0;
  while (answered < 4) {
    client.write(head);
    await once(client, 'data');
    answered += 1;
  }
  client.write(head.repeat(2));
  while (answered < 6) answered += (await once(client, 'data')).join('').split('whole').length - 1;
  client.write(head.repeat(1_000));
  await once(client.resume(), 'close');
  // Of the thousand, the first alone was begun.
  expect(handled).toBe(7);
  server.close();
});
