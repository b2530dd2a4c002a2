import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { Closing, listenThrough } from '#front/closing.ts';
import { Exchange } from '#front/exchange.ts';

const body = 'x'.repeat(200_000);

async function listening(handle: (request: IncomingMessage, answer: ServerResponse) => void) {
  const server = createServer();
  const closing = new Closing(server);
  server.on('request', (request, answer) => {
    closing.watch(new Exchange(request, answer));
    handle(request, answer);
  });
  server.on('upgrade', (_request, socket) => {
    closing.watchUpgraded(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const held = await listenThrough(server, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return { close: () => closing.close(held), port: address.port };
}

/** Sends a request on a keep-alive connection. @returns bytes received, `Connection` header, completeness */
async function ask(port: number, path: string, agent: Agent) {
  const request = get({ port, path, agent, host: '127.0.0.1' });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve).once('error', reject);
  const answer = await promise;
  let bytes = 0;
  for await (const part of answer) bytes += Buffer.byteLength(part);
  return { bytes, connection: answer.headers.connection, complete: answer.complete };
}

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED';

test('under load no answer is cut off, and answers carry Connection: close', async () => {
  const { close, port } = await listening((request, answer) => {
    const wait = request.url === '/slow' ? 1_500 : 5;
    setTimeout(() => answer.end(body), wait);
  });
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const failures: unknown[] = [];
  let closed: Promise<void> | undefined;
  const visitor = async (_: unknown, n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        answers.push(await ask(port, n === 0 ? '/slow' : '/', agent));
        if (answers.length === 300) closed = close();
      }
    } catch (error) {
      failures.push(error);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: 24 }, visitor));
  const began = Date.now();
  await closed;
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(failures.filter((error) => !isRefused(error))).toEqual([]);
  expect(answers.length).toBeGreaterThan(300);
  expect(answers.every(({ bytes, complete }) => complete && bytes === body.length)).toBe(true);
  expect(answers.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(10);
});

const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test('idle and upgraded connections and streams do not delay closing', async () => {
  const { close, port } = await listening((request, answer) => {
    if (request.url === '/webClientHub') answer.write('data: 1\n\n');
    else answer.end('done');
  });
  const idle = new Agent({ keepAlive: true });
  await ask(port, '/', idle);
  const sockets = [
    head('/webClientHub'),
    head('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  ];
  const ends = sockets.map(async (text) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    await once(socket, 'data');
    return { ended: once(socket, 'close') };
  });
  const open = await Promise.all(ends);
  const began = Date.now();
  await Promise.all([close(), ...open.map(({ ended }) => ended)]);
  expect(Date.now() - began).toBeLessThan(5_000);
  idle.destroy();
});

test('an answer that never ends is cut off after the time limit', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const { close, port } = await listening(() => receive());
  const failure = ask(port, '/', new Agent()).catch((error: unknown) => error);
  await received;
  const began = Date.now();
  await close();
  expect(Date.now() - began).toBeLessThan(9_000);
  expect(await failure).toMatchObject({ code: 'ECONNRESET' });
});
