import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { config } from '#lib/config.ts';
import { chooseEncoding, encodings } from '#front/encodings.ts';
import type { Exchange, PageName } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { shopAge } from '#front/shop-age.ts';

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

/** A page of another age is found no more, and pushed out in time. */
const keyOf = (request: IncomingMessage, { address, age }: PageName): string =>
  `${age} ${chooseEncoding(request, encodings) ?? ''} ${address}`;

const isDocument = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !isRouterRequest(request);

/** Names the page of an address as it is now. */
export const nameNow = (address: string): PageName => ({ address, age: shopAge() });

/** Has the page of a request kept for a moment, when it is made. */
export function keepOnceMade(exchange: Exchange, name: PageName): void {
  if (isDocument(exchange.request)) exchange.keepAs = name;
}

/** Keeps the body of a page as it is about to be sent, if that is wanted. */
export function keepPage({ keepAs, request, response }: Exchange, body: Buffer): void {
  if (keepAs === undefined) return;
  const headers = ownHeaders.flatMap((header) => {
    const value = response.getHeader(header);
    return value === undefined ? [] : [[header, value] as const];
  });
  pages.set(keyOf(request, keepAs), { headers, body });
}

/** Sends a page that was made a moment ago. @returns whether there is one */
export function sendRecent({ request, response }: Exchange, name: PageName): boolean {
  const page = isDocument(request) ? pages.get(keyOf(request, name)) : undefined;
  if (page === undefined) return false;
  for (const [header, value] of page.headers) response.setHeader(header, value);
  response.setHeader('content-length', page.body.length);
  response.end(page.body);
  return true;
}
