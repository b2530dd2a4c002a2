import type { IncomingMessage } from 'node:http';
import { networkOf } from '#server/network.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Who counts as one for the hub's caps, by network: what the last `hops` proxies vouch for in
 * X-Forwarded-For, else the socket's. A neighbour on this machine that forwards no address speaks for
 * many; each of its visitors counts alone.
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
    ? `neighbour ${guidOf(url)}`
    : networkOf(address);
}

function guidOf(url: string): string {
  return new URLSearchParams(url.split('?', 2)[1] ?? '').get('guid') ?? '';
}
