import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { config } from '#lib/config.ts';
import { chooseEncoding, encodings } from '#lib/http/encodings.ts';

/** How long a page made for one request is shown to others, too, in ms. */
const lifetime = 10_000;

/** What of a page's head belongs to the page; the rest is said to each visitor anew. */
const ownHeaders = ['cache-control', 'content-encoding', 'content-type', 'link', 'vary'] as const;

interface RecentPage {
  headers: readonly (readonly [name: string, value: number | string | string[]])[];
  body: Buffer;
}

/** Beside its bytes and its address: objects and the map's slot. */
const overhead = 1_000;

const pages = new LRUCache<string, RecentPage>({
  ttl: lifetime,
  maxSize: config.recentPageBytes,
  sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
});
const wanted = new WeakMap<IncomingMessage, string>();

const keyOf = (request: IncomingMessage, address: string): string =>
  `${chooseEncoding(request, encodings) ?? ''} ${address}`;

const isDocument = ({ headers, method }: IncomingMessage): boolean =>
  headers['rsc'] === undefined && (method === 'GET' || method === 'HEAD');

/** Has the page of the request kept for a moment, when it is made. @param address the canonical one */
export function keepOnceMade(request: IncomingMessage, address: string): void {
  if (isDocument(request) && request.method === 'GET') wanted.set(request, address);
}

/** Keeps the body of a page as it is about to be sent, if that is wanted. */
export function keepPage(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const address = wanted.get(request);
  if (address === undefined) return;
  const headers = ownHeaders.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  pages.set(keyOf(request, address), { headers, body });
}

/** Sends a page that was made a moment ago. @returns whether there is one */
export function sendRecent(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): boolean {
  const page = isDocument(request) ? pages.get(keyOf(request, address)) : undefined;
  if (page === undefined) return false;
  for (const [name, value] of page.headers) response.setHeader(name, value);
  response.setHeader('content-length', page.body.length);
  response.end(page.body);
  return true;
}

/** Something in the shop has changed. */
export const forgetRecent = (): void => pages.clear();
