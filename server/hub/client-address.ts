import type { IncomingMessage } from 'node:http';
import { networkOf } from '#lib/rules/network.ts';

const neighbour = 'neighbour';
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * The key by which the hub counts a client's connections, a network: from the entry of X-Forwarded-For that
 * the last `hops` proxies vouch for, otherwise from the socket's address. A proxy on this machine that
 * forwards no address stands for many visitors; there each visitor is counted by guid.
 */
export function clientAddress(
  { headers, socket, url = '' }: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>,
  hops: number,
): string {
  const near = socket.remoteAddress ?? 'unknown';
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [...forwarded, near];
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? near;
  return address === near && hops > 0 && loopback.test(near)
    ? `${neighbour} ${guidOf(url)}`
    : networkOf(address);
}

/** Such a key as the log may show it: without the guid. */
export const networkIn = (key: string): string => (key.startsWith(neighbour) ? neighbour : key);

function guidOf(url: string): string {
  return new URLSearchParams(url.split('?', 2)[1] ?? '').get('guid') ?? '';
}
