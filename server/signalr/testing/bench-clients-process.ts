/** The clients that `benchHub` measures with. */
import { once } from 'node:events';
import type { HubConnection } from '@microsoft/signalr';
import { HANDSHAKE, realClient, wire } from './clients.ts';
import { WebSocket } from 'ws';
import { answering, sharedNow } from './answering.ts';

/** Connections opened concurrently. */
const BATCH = 100;

let sockets: WebSocket[] = [];
const clients: HubConnection[] = [];
let delays: number[] = [];
let allHeard = Promise.withResolvers<void>();

async function openRaw(url: string): Promise<void> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { perMessageDeflate: false });
  sockets.push(socket);
  await once(socket, 'open');
  socket.send(wire(HANDSHAKE));
  await once(socket, 'message');
}

async function openReal(url: string): Promise<void> {
  const client = realClient(url);
  clients.push(client);
  client.on('Tick', (sentAt: number) => {
    delays.push(sharedNow() - sentAt);
    if (delays.length === clients.length) allHeard.resolve();
  });
  await client.start();
}

/**
 * Opens `count` connections in batches.
 * @returns the time taken, in ms
 */
async function openAll(
  open: (url: string) => Promise<void>,
  url: string,
  count: number,
): Promise<number> {
  const start = sharedNow();
  for (let opened = 0; opened < count; opened += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - opened) }, (_, index) =>
      open(`${url}?guid=${opened + index}`),
    );
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(batch);
  }
  return sharedNow() - start;
}

answering(
  new Map<string, (...args: unknown[]) => unknown>([
    ['connect', (url, count) => openAll(openRaw, String(url), Number(count))],
    ['connectReal', (url, count) => openAll(openReal, String(url), Number(count))],
    [
      'leave',
      async () => {
        const leaving = sockets;
        sockets = [];
        await Promise.all(
          leaving.map((socket) => {
            socket.close();
            return once(socket, 'close');
          }),
        );
        return leaving.length;
      },
    ],
    [
      'forget',
      () => {
        delays = [];
        allHeard = Promise.withResolvers<void>();
        return clients.length;
      },
    ],
    [
      'heard',
      async () => {
        await allHeard.promise;
        return delays;
      },
    ],
  ]),
);
