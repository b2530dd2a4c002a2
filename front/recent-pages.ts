import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { config } from '#lib/config.ts';
import { chooseEncoding, encodings } from '#front/encodings.ts';
import { shopAge } from '#lib/revalidate/shop-age.ts';

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

/** What a page is of: its canonical address, and the shop's age before it was read. */
export interface PageName {
  address: string;
  age: number;
}

const wanted = new WeakMap<IncomingMessage, PageName>();

/** A page of another age is found no more, and pushed out in time. */
const keyOf = (request: IncomingMessage, { address, age }: PageName): string =>
  `${age} ${chooseEncoding(request, encodings) ?? ''} ${address}`;

const isDocument = ({ headers, method }: IncomingMessage): boolean =>
  headers['rsc'] === undefined && method === 'GET';

/** Names the page of an address as it is now. */
export const nameNow = (address: string): PageName => ({ address, age: shopAge() });

/** Has the page of the request kept for a moment, when it is made. */
export function keepOnceMade(request: IncomingMessage, name: PageName): void {
  if (isDocument(request)) wanted.set(request, name);
}

/** Keeps the body of a page as it is about to be sent, if that is wanted. */
export function keepPage(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const name = wanted.get(request);
  if (name === undefined) return;
  const headers = ownHeaders.flatMap((header) => {
    const value = response.getHeader(header);
    return value === undefined ? [] : [[header, value] as const];
  });
  pages.set(keyOf(request, name), { headers, body });
}

/** Sends a page that was made a moment ago. @returns whether there is one */
export function sendRecent(
  request: IncomingMessage,
  response: ServerResponse,
  name: PageName,
): boolean {
  const page = isDocument(request) ? pages.get(keyOf(request, name)) : undefined;
  if (page === undefined) return false;
  for (const [header, value] of page.headers) response.setHeader(header, value);
  response.setHeader('content-length', page.body.length);
  response.end(page.body);
  return true;
}
