import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { hubPath } from '#lib/contract/hub.ts';

/** Addresses that connect in turn: the shop bounds how many connections each has, and how many it opens within a second. */
const addresses = 20;
const pingEvery = 15_000;

/** Opens connections to the hub that only listen, as pages do. @returns how many are open, and a function that ends them */
export async function openListeners(base: string, count: number) {
  const url = base.replace('http://localhost', 'ws://127.0.0.1');
  const sockets: WebSocket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = new WebSocket(`${url}${hubPath}?guid=${randomUUID()}`, {
      // Any address of this machine is its own; those of the visitors differ, too.
      localAddress: `127.0.0.${2 + (at % addresses)}`,
    });
    socket.on('error', () => {});
    // oxlint-disable-next-line no-await-in-loop
    await once(socket, 'open');
    socket.send('{"protocol":"json","version":1}\u001e');
    sockets.push(socket);
  }
  const pings = setInterval(() => {
    for (const socket of sockets)
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":6}\u001e');
  }, pingEvery);
  return {
    open: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    end: () => {
      clearInterval(pings);
      for (const socket of sockets) socket.terminate();
    },
  };
}
