import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { Exchange } from '#front/exchange.ts';
import { readByTurns } from '#front/steps/long-bodies.ts';

const turn = 300;
const byTurns = readByTurns({ atOnce: 2, waiting: 2, turn });
/** Names of requests, as they are let through. */
const events = new EventEmitter<{ asked: []; through: [name: string] }>();
const through: string[] = [];
const server = createServer(async (request, response) => {
  events.emit('asked');
  if ((await byTurns(new Exchange(request, response))) === 'answered') return;
  through.push(request.url ?? '');
  events.emit('through', request.url ?? '');
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
  through.length = 0;
  const connections = promisify(server.getConnections.bind(server));
  while ((await connections()) > 0) await pause(5);
});

const length = 100_000;

/** Sends the head of a body and half of it. @returns once the server has it */
async function begin(name: string, bytes = length) {
  const socket = connect({ port, host: '127.0.0.1' });
  open.add(socket);
  const got = { output: '' };
  socket.on('data', (piece) => {
    got.output += String(piece);
  });
  socket.on('error', () => {});
  const isAsked = once(events, 'asked');
  socket.write(`POST ${name} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write('x'.repeat(bytes / 2));
  await isAsked;
  return { socket, got, finish: () => socket.write('x'.repeat(bytes / 2)) };
}

const wholeOf = async ({ socket, got }: Awaited<ReturnType<typeof begin>>) => {
  while (!got.output.includes('whole')) await once(socket, 'data');
};

test('few long bodies are read at once, the newest waits the shortest, short ones do not wait', async () => {
  const first = await begin('/1');
  await begin('/2');
  await begin('/3');
  const fourth = await begin('/4');
  const short = await begin('/short', 1_000);
  short.finish();
  await wholeOf(short);
  expect(through).toEqual(['/1', '/2', '/short']);
  const isNext = once(events, 'through');
  first.finish();
  expect(await isNext).toEqual(['/4']);
  fourth.finish();
  await wholeOf(fourth);
});

test('more than may wait are refused', async () => {
  for (const name of ['/1', '/2', '/3', '/4']) await begin(name);
  const fifth = await begin('/5');
  while (fifth.got.output === '') await once(fifth.socket, 'data');
  expect(fifth.got.output).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5/is);
});

test('a turn that is over is cut off for one that waits, and goes on while none does', async () => {
  const first = await begin('/1');
  await begin('/2');
  await pause(turn + 50);
  expect(first.socket.closed).toBe(false);
  const isCut = once(first.socket, 'close');
  const third = await begin('/3');
  await isCut;
  third.finish();
  await wholeOf(third);
});

test('one that leaves while it waits is forgotten', async () => {
  for (const name of ['/1', '/2', '/3']) await begin(name);
  const fourth = await begin('/4');
  fourth.socket.destroy();
  await pause(20);
  const fifth = await begin('/5');
  expect(fifth.got.output).toBe('');
});
