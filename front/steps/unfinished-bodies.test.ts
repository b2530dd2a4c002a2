import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { Exchange } from '#front/exchange.ts';
import { boundUnfinished } from '#front/steps/unfinished-bodies.ts';

const bound = boundUnfinished({ ofNetwork: 2, ofAll: 3 });
/** Whether a request is refused. */
const judged = new EventEmitter<{ request: ['refused' | 'admitted'] }>();
const server = createServer((request, response) => {
  const isRefused = bound(new Exchange(request, response)) === 'answered';
  judged.emit('request', isRefused ? 'refused' : 'admitted');
  if (isRefused) return;
  if (request.headers['x-early'] !== undefined) {
    response.setHeader('connection', 'close');
    response.end('early');
    return;
  }
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
  const connections = promisify(server.getConnections.bind(server));
  while ((await connections()) > 0) await pause(5);
});

/** An open connection, and what is answered on it. */
async function visit(from: string): Promise<{ socket: Socket; output: () => string }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  open.add(socket);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, output: () => text };
}

const head = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n';

/** Announces three bytes and sends two. */
async function begin(from: string, forwarded = '') {
  const { socket, output } = await visit(from);
  const isJudged = once(judged, 'request');
  socket.write(`${head}${forwarded}\r\nab`);
  const [outcome] = await isJudged;
  return { socket, output, outcome };
}

test('a network with too many is refused, no other one, and again admitted once one has arrived', async () => {
  const first = await begin('127.0.0.2');
  await begin('127.0.0.2');
  const third = await begin('127.0.0.2');
  if (third.output() === '') await once(third.socket, 'data');
  expect(third.output()).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5.*نیمه‌تمام/is);
  expect((await begin('127.0.0.3')).outcome).toBe('admitted');
  first.socket.write('c');
  await once(first.socket, 'data');
  expect(first.output()).toMatch(/whole/);
  expect((await begin('127.0.0.2')).outcome).toBe('admitted');
});

test('one that was answered before its end counts until its connection closes', async () => {
  for (let times = 0; times < 3; times += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { socket, outcome } = await begin('127.0.0.2', 'X-Early: 1\r\n');
    expect(outcome).toBe('admitted');
    // oxlint-disable-next-line no-await-in-loop
    await once(socket, 'close');
  }
});

const from = (visitor: string) => begin('127.0.0.2', `X-Forwarded-For: ${visitor}\r\n`);

test('behind a proxy, visitors count by the network that it names', async () => {
  await from('198.51.100.7');
  await from('1.1.1.1, 198.51.100.7');
  expect((await from('198.51.100.7')).outcome).toBe('refused');
  expect((await from('198.51.100.8')).outcome).toBe('admitted');
});

test('when all are too many, each new one cuts the oldest off, also of those that arrive together', async () => {
  const first = await begin('127.0.0.2');
  const second = await begin('127.0.0.3');
  const third = await begin('127.0.0.4');
  expect(first.socket.closed).toBe(false);
  const together = [await visit('127.0.0.5'), await visit('127.0.0.6')];
  const cut = Promise.all([first, second].map(({ socket }) => once(socket, 'close')));
  for (const { socket } of together) socket.write(`${head}\r\nab`);
  await cut;
  expect(third.socket.closed).toBe(false);
  expect(together.map(({ socket, output }) => [socket.closed, output()])).toEqual([
    [false, ''],
    [false, ''],
  ]);
});
