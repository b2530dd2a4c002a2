import type { IncomingMessage } from 'node:http';
import type { HubRequest } from './options.ts';

/** The path of a request, without the query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}

/** Collects what `authenticate` may need. A token in the header wins over one in the query. */
export function readHubRequest(
  raw: IncomingMessage,
  addressOf: (request: IncomingMessage) => string,
): HubRequest {
  const url = raw.url ?? '';
  const mark = url.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const bearer = /^Bearer +(\S+)$/i.exec(raw.headers.authorization ?? '')?.[1];
  return {
    raw,
    query,
    token: bearer ?? query.get('access_token'),
    address: addressOf(raw),
  };
}

/** The address of a request's socket. */
export function socketAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? 'unknown';
}

/**
 * The key by which an address is counted: the IPv4 address (also when mapped into IPv6), or the /64 of an
 * IPv6 address, because one customer has all 2^64 addresses of it.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
