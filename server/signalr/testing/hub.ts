import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { z } from 'zod';
import { noArguments } from '../arguments.ts';
import { Hub, HubException } from '../hub.ts';
import type { HubServerOptions } from '../options.ts';
import { createHubServer } from '../server.ts';
import type { HubServer } from '../server.ts';

/** The identity of a test client, taken from its query. */
export interface Guest {
  readonly name: string;
}

/** Test events carry any arguments. */
export type TestEvents = Record<string, readonly unknown[]>;

/** A promise that a test resolves and awaits. */
export interface Signal<Value = void> {
  readonly seen: Promise<Value>;
  readonly raise: (value: Value) => void;
}

export function signal<Value = void>(): Signal<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { seen: promise, raise: resolve };
}

/** Waits until `condition` holds, up to the test's timeout. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits in real time, for tests that are about time. */
export async function pass(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** A hub with one method for each behaviour under test. */
export function testHub(): Hub<Guest, TestEvents> {
  return new Hub<Guest, TestEvents>()
    .method('Echo', z.tuple([z.unknown()]), (_call, value) => value)
    .method('Add', z.tuple([z.number(), z.number()]), (_call, a, b) => a + b)
    .method('Nothing', noArguments, () => {})
    .method('WhoAmI', noArguments, ({ caller }) => [caller.id, caller.identity.name])
    .method('Fail', noArguments, () => {
      throw new Error('the password is 1234');
    })
    .method('Refuse', noArguments, () => {
      throw new HubException('the basket is full');
    })
    .method('Unwritable', noArguments, () => 1n)
    .method('Join', z.tuple([z.string()]), ({ caller }, group) => caller.join(group))
    .method('Leave', z.tuple([z.string()]), ({ caller }, group) => caller.leave(group))
    .method('Shout', z.tuple([z.string()]), ({ clients }, text) =>
      clients.all.send('Shouted', text),
    )
    .method('SayIn', z.tuple([z.string(), z.string()]), ({ clients }, group, text) =>
      clients.group(group).send('Said', text),
    )
    .method('Whisper', z.tuple([z.string(), z.string()]), ({ clients }, user, text) =>
      clients.user(user).send('Whispered', text),
    )
    .method('Poke', z.tuple([z.string(), z.string()]), ({ clients }, id, text) =>
      clients.connection(id).send('Poked', text),
    )
    .stream('Count', z.tuple([z.int().min(0)]), async function* count(_call, to) {
      for (let value = 1; value <= to; value += 1) yield value;
    })
    .stream('CountThenFail', noArguments, async function* countThenFail() {
      yield 1;
      throw new Error('the password is 1234');
    });
}

export interface TestServer {
  readonly hub: HubServer<TestEvents>;
  readonly http: Server;
  /** `http://127.0.0.1:<port>/hub` */
  readonly url: string;
  /** Destroys every socket, as a broken network does. */
  readonly dropSockets: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a hub on a port of its own. Guests are named by `?name=`. */
export async function startHub(
  options: Partial<HubServerOptions<Guest, TestEvents>> = {},
  port = 0,
): Promise<TestServer> {
  const hub = createHubServer<Guest, TestEvents>({
    path: '/hub',
    hub: testHub(),
    allowOrigin: () => true,
    authenticate: ({ query }) => {
      const name = query.get('name') ?? 'guest';
      return { identity: { name }, userId: name };
    },
    ...options,
  });
  const negotiate = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await hub.handleNegotiate(request);
    response.writeHead(status, { ...headers }).end(body);
  };
  const http = createServer((request, response) => {
    void negotiate(request, response);
  });
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await hub.attach(http);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return {
    hub,
    http,
    url: `http://127.0.0.1:${portOf(http)}/hub`,
    dropSockets: () => {
      for (const socket of sockets) socket.destroy();
    },
    stop: async () => {
      const stopped = new Promise((resolve) => http.close(resolve));
      await hub.close();
      http.closeAllConnections();
      await stopped;
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
