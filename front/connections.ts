import type { Server, Socket } from 'node:net';
import { BlockList, isIPv6 } from 'node:net';
import { CountedKeys } from '#front/counted-keys.ts';
import { networkOf } from '#lib/rules/network.ts';

/** Connections from one address. Mobile carriers put many people behind one. */
const most = 500;

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
