import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { Exchange } from '#front/exchange.ts';
import { boundUnfinished } from '#front/steps/unfinished-bodies.ts';

const bound = boundUnfinished({ ofNetwork: 2, ofAll: 3 });
const server = createServer((request, response) => {
  if (bound(new Exchange(request, response)) === 'answered') return;
  request.resume().once('end', () => response.end('whole'));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await pause(50);
});

/** Announces three bytes and sends two. @returns what is answered, once the connection ends */
async function begin(
  from: string,
  forwarded = '',
): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  open.add(socket);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n${forwarded}\r\n`;
  socket.write(`${head}ab`);
  await pause(30);
  return { socket, said: () => text };
}

test('a network with too many is refused, no other one, and again admitted once one has arrived', async () => {
  const first = await begin('127.0.0.2');
  await begin('127.0.0.2');
  const third = await begin('127.0.0.2');
  expect(third.said()).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5.*نیمه‌تمام/is);
  expect((await begin('127.0.0.3')).said()).toBe('');
  first.socket.write('c');
  await once(first.socket, 'data');
  expect(first.said()).toMatch(/whole/);
  expect((await begin('127.0.0.2')).said()).toBe('');
});

const from = (visitor: string) => begin('127.0.0.2', `X-Forwarded-For: ${visitor}\r\n`);

test('behind a proxy, visitors count by the network that it names', async () => {
  await from('198.51.100.7');
  await from('1.1.1.1, 198.51.100.7');
  expect((await from('198.51.100.7')).said()).toContain('429');
  expect((await from('198.51.100.8')).said()).toBe('');
});

test('when all are too many, the oldest is cut off', async () => {
  const oldest = await begin('127.0.0.2');
  await begin('127.0.0.3');
  await begin('127.0.0.4');
  expect(oldest.socket.closed).toBe(false);
  expect((await begin('127.0.0.5')).said()).toBe('');
  expect(oldest.socket.closed).toBe(true);
});
