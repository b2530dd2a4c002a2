import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { pathOf } from './hub-request.ts';

const NOT_FOUND = 404;

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The hubs of each server, by path. */
const hubs = new WeakMap<Server, Map<string, OnUpgrade>>();

/**
 * Passes the upgrades of a path on. All hubs of a server share one listener, which refuses what is no hub's unless the
 * server has other listeners.
 */
export function listenForUpgrades(server: Server, path: string, onUpgrade: OnUpgrade): void {
  const known = hubs.get(server);
  if (known !== undefined) {
    known.set(path, onUpgrade);
    return;
  }
  const byPath = new Map([[path, onUpgrade]]);
  hubs.set(server, byPath);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const found = byPath.get(pathOf(request));
    if (found !== undefined) found(request, socket, head);
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, NOT_FOUND);
  });
}

/** Refuses an upgrade with an HTTP status and ends the socket. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const destroy = (): void => {
    socket.destroy();
  };
  socket.on('error', destroy);
  socket.once('finish', destroy);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`,
      'Connection: close',
      'Content-Length: 0',
      'Cache-Control: no-store',
      ...(status === 429 || status === 503 ? ['Retry-After: 10'] : []),
      '\r\n',
    ].join('\r\n'),
  );
}

/**
 * Guards a socket between its request and its upgrade: handles its errors, and destroys it after `timeoutMs`.
 * Returns a function that removes the guard; call it in the same tick in which the socket is handed on.
 */
export function guardSocket(socket: Duplex, timeoutMs: number): () => void {
  const destroy = (): void => {
    socket.destroy();
  };
  const timer = setTimeout(destroy, timeoutMs);
  const stopClock = (): void => clearTimeout(timer);
  socket.on('error', destroy);
  socket.once('close', stopClock);
  return () => {
    stopClock();
    socket.off('error', destroy);
    socket.off('close', stopClock);
  };
}
