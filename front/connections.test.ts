import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';
import { boundConnections, boundHubRate } from '#front/connections.ts';

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
  const heard = await Promise.all(sockets.map((socket) => socket.toArray()));
  expect(heard.map((pieces) => pieces.join(''))).toEqual(Array(5).fill('hello'));
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
