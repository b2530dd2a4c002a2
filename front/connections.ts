import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { BlockList, isIPv6 } from 'node:net';
import { CountedKeys } from '#front/counted-keys.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Connections from one address. Mobile carriers put many people behind one. */
const most = 500;
/** Connections to the hub that one network may open within a second. A page opens one. */
const mostToHub = 100;

/** Requests that one connection may have unanswered. Browsers wait for the answer to the one before. */
const mostAhead = 8;
/**
 * How long a client may read nothing of an answer, in ms. It counts while an answer is made, too: longer than the service
 * may take.
 */
const unreadFor = 65_000;
/** Bytes of answers that wait to be read, of all connections together, and how often they are added up, in ms. */
const unreadBytes = 64 * 1024 * 1024;
const addUpEvery = 500;

/** Where a proxy stands, which has to bound its clients itself (docs/going-live.md). */
const near = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  near.addSubnet(network, prefix, 'ipv4');
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of our own network. */
export const isNear = (address: string): boolean =>
  near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Closes connections of an address that has too many already. @param isExempt default: those of our own network */
export function boundConnections(
  server: Server,
  limit: number = most,
  isExempt: (address: string) => boolean = isNear,
): void {
  const open = new CountedKeys(limit);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (open.take(network)) socket.once('close', () => open.release(network));
    else socket.destroy();
  });
}

type Visit = Pick<IncomingMessage, 'headers'> & { socket: Pick<Socket, 'remoteAddress'> };

/** The network of the visitor: that which a proxy of our own network names, else that of the connection. */
export function networkBehind({ headers, socket }: Visit): string {
  const peer = socket.remoteAddress ?? '';
  const named =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return networkOf(isNear(peer) && named !== '' ? named : peer);
}

/** Decides for each request for a hub connection whether its network may open one more within this second. */
export function boundHubRate(limit: number = mostToHub): (request: Visit) => boolean {
  let second = 0;
  let opened = new CountedKeys(limit);
  return (request) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) opened = new CountedKeys(limit);
    second = now;
    return opened.take(networkBehind(request));
  };
}

/**
 * Answers the requests that a connection sends ahead one after the other, and closes it when too many wait. Node hands over
 * all that arrive in one piece, up to 2,500, at once, and holds their answers until those before them are read.
 * @returns a function that answers a request in its turn, by `answer`
 */
export function boundAhead(limit: number = mostAhead) {
  /** What waits behind the request that is being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return ({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const behind = waiting.get(socket);
    if (behind !== undefined && behind.length + 1 >= limit) {
      socket.destroy();
      return;
    }
    response.once('finish', () => {
      const next = waiting.get(socket)?.shift();
      if (next === undefined) waiting.delete(socket);
      else next();
    });
    if (behind === undefined) {
      waiting.set(socket, []);
      answer();
    } else behind.push(answer);
  };
}

const usualUnread = { within: unreadFor, ofAll: unreadBytes, every: addUpEvery };

/**
 * Cuts off clients that do not read their answers: one that has read nothing for some time, and those that have held
 * unread bytes for the longest while all together hold too much.
 * @param bounds times in ms, bytes of all
 */
export function boundUnread(server: HttpServer, { within, ofAll, every } = usualUnread): void {
  // Node destroys a connection without activity; bytes that the client takes are activity.
  server.timeout = within;
  /** With the time since when something is unread, in ms. */
  const open = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now());
    socket.once('close', () => open.delete(socket));
  });
  const adding = setInterval(() => {
    let sum = 0;
    for (const [socket] of open) {
      sum += socket.writableLength;
      if (socket.writableLength === 0) open.set(socket, performance.now());
    }
    if (sum <= ofAll) return;
    for (const [socket] of [...open].toSorted(([, a], [, b]) => a - b)) {
      if (sum <= ofAll) break;
      sum -= socket.writableLength;
      socket.destroy();
    }
  }, every);
  adding.unref();
  server.once('close', () => clearInterval(adding));
}
