import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { config } from '#lib/config.ts';
import { chooseEncoding, encodings } from '#front/encodings.ts';
import type { Exchange, PageName } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { shopAge } from '#front/shop-age.ts';

/** How long a page rendered for one request is also served to others, in ms. */
const lifetime = 10_000;

/** Headers that belong to the page; all others are set anew for each visitor. */
const ownHeaders = ['cache-control', 'content-encoding', 'content-type', 'link', 'vary'] as const;

interface RecentPage {
  headers: readonly (readonly [name: string, value: number | string | string[]])[];
  body: Buffer;
}

/** Memory in addition to bytes and address: objects and the map's slot. */
const overhead = 1_000;

const pages = new LRUCache<string, RecentPage>({
  ttl: lifetime,
  maxSize: config.recentPageBytes,
  sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overhead,
});

/** A page of another age is no longer found, and evicted in time. */
const keyOf = (request: IncomingMessage, { address, age }: PageName): string =>
  `${age} ${chooseEncoding(request, encodings) ?? ''} ${address}`;

const isDocument = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !isRouterRequest(request);

/** The current key of an address's page. */
export const nameNow = (address: string): PageName => ({ address, age: shopAge() });

/** Requests that the page is cached for a few seconds once it is rendered. */
export function keepOnceMade(exchange: Exchange, name: PageName): void {
  if (isDocument(exchange.request)) exchange.keepAs = name;
}

/** Caches the body about to be sent, if that was requested. */
export function keepPage({ keepAs, request, response }: Exchange, body: Buffer): void {
  if (keepAs === undefined) return;
  const headers = ownHeaders.flatMap((header) => {
    const value = response.getHeader(header);
    return value === undefined ? [] : [[header, value] as const];
  });
  pages.set(keyOf(request, keepAs), { headers, body });
}

/** Sends a recently rendered page. @returns whether there was one */
export function sendRecent({ request, response }: Exchange, name: PageName): boolean {
  const page = isDocument(request) ? pages.get(keyOf(request, name)) : undefined;
  if (page === undefined) return false;
  for (const [header, value] of page.headers) response.setHeader(header, value);
  response.setHeader('content-length', page.body.length);
  response.end(page.body);
  return true;
}
