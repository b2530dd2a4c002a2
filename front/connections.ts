import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'node:net';
import { BlockList, isIPv6 } from 'node:net';
import { CountedKeys } from '#front/counted-keys.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Connections from one address. Mobile carriers put many people behind one. */
const most = 500;
/** Connections to the hub that one network may open within a second. A page opens one. */
const mostToHub = 100;

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

/** Tells of each request for a connection to the hub whether its network may open one more within this second. */
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
