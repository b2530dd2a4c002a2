/** The hub that `benchHub` measures. */
import { createServer } from 'node:http';
import { Hub } from '../hub.ts';
import { createHubServer } from '../server.ts';
import { answering, sharedNow } from './answering.ts';

const MANY = 1_000_000;

const hubServer = createHubServer({
  path: '/hub',
  hub: new Hub<null, { Tick: [sentAt: number, round: number, text: string] }>(),
  allowOrigin: () => true,
  authenticate: ({ query }) => ({ identity: null, userId: query.get('guid') }),
  limits: { connections: MANY, connectionsPerAddress: MANY, connectionsPerKey: MANY },
  // The raw clients never ping.
  timing: { clientTimeoutMs: 3_600_000 },
});
const http = createServer();
await hubServer.attach(http);

/** Resident bytes after garbage collection. */
async function memory(): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) {
    globalThis.gc?.();
    // Sockets are freed one tick after their wrappers.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage.rss();
}

answering(
  new Map<string, (...args: unknown[]) => unknown>([
    [
      'start',
      async () => {
        await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', 4096, resolve));
        const address = http.address();
        return typeof address === 'object' ? `http://127.0.0.1:${address?.port}/hub` : '';
      },
    ],
    ['memory', memory],
    [
      'broadcast',
      (round) => {
        hubServer.clients.all.send('Tick', sharedNow(), Number(round), 'کالا در سبد شماست');
        return hubServer.stats().connections;
      },
    ],
  ]),
);
