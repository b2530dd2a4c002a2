import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Everything `front` assumes about Next that Next does not document. `e2e/next-assumptions.alone.spec.ts` holds a test
 * for each against a running shop. If an answer has another form than assumed, the step leaves the answer
 * unchanged and counts it (`front/unknown.ts`).
 */

/**
 * A page rendered per request streams: its head is sent before its metadata is known, which is then put into the body.
 * Next waits for it only when the user agent matches `htmlLimitedBots` (next.config.ts); there is no other switch. So
 * requests for such pages, and only for these, are passed to Next with this user agent: it would make Next render a
 * static page again.
 */
export const wholeHeadAgent = 'whole-head';

/** Requests a page with its title, robots and canonical in its head. */
export function askForWholeHead({ headers }: IncomingMessage): void {
  headers['user-agent'] = wholeHeadAgent;
}

/** A request of Next's router, for a page's data instead of its HTML. */
export const isRouterRequest = ({ headers }: IncomingMessage): boolean =>
  headers['rsc'] !== undefined;

/** The query key that Next's router adds to such a request. */
export const routerKey = '_rsc';

/** Headers on which its answers depend. */
export const routerHeaders =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

/** Scripts, styles and fonts of the build; their names contain a content hash. */
export const staticRoot = '/_next/static/';

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type'));
const cachingOf = (response: ServerResponse): string => String(response.getHeader('cache-control'));

/** Whether it is a document. */
export const isHtml = (response: ServerResponse): boolean =>
  typeOf(response).startsWith('text/html');

/** A cacheable page, the same for all visitors. Next sends it as one string, the same object until it changes. */
export const isSharedPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 && isShared(response) && isHtml(response);

/** Whether shared caches may store the answer. */
export const isShared = (response: ServerResponse): boolean =>
  cachingOf(response).startsWith('s-maxage');

/** A page rendered for one request. Next writes it in dozens of chunks. */
export const isPageOfRequest = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.hasHeader('content-encoding') &&
  isHtml(response) &&
  cachingOf(response).includes('no-store');

/** The answer to Next's router: React's data. Cached data is written as bytes in one chunk. */
export const isDataAnswer = (response: ServerResponse): boolean =>
  typeOf(response).startsWith('text/x-component');

/** Marks the data of a missing page, whose status is 200. */
const missing = '"NEXT_HTTP_ERROR_FALLBACK;404"';

/** Whether the data is that of a missing page; null if it does not have the expected form. */
export function isMissingData(piece: unknown): boolean | null {
  if (!(piece instanceof Uint8Array)) return null;
  return Buffer.from(piece.buffer, piece.byteOffset, piece.length).includes(missing);
}

/** How a page that answers 404 or 403 asks not to be indexed. Next may write it twice. */
const noindex = '<meta name="robots" content="noindex"/>';

/** The document with a single noindex; null if it has none. */
export function withOneNoindex(html: string): string | null {
  const first = html.indexOf(noindex);
  if (first === -1) return null;
  const rest = first + noindex.length;
  return html.slice(0, rest) + html.slice(rest).replaceAll(noindex, '');
}

/** How a page that has become a redirect passes its target to Next's scripts. */
const redirect = /NEXT_REDIRECT;(?:replace|push);([^"\\;]*);30[78];/;

/** Target of a redirect's document; null if it names none. */
export const redirectTarget = (html: string): string | null => redirect.exec(html)?.[1] ?? null;

/** The font Next preloads, read from its `Link` header. */
export function preloadedFont(response: ServerResponse): string | undefined {
  const link = [response.getHeader('link')].flat().join();
  return /<([^<>"']+\.woff2)>/.exec(link)?.[1];
}

/** React's markup for the scripts of a page; its first one is in the body and has an id. */
const asyncScript = /<script (?=src="\/_next\/static\/[^"]*"(?: id="_R_")? async="">)/g;
const preloadedScript = /<link rel="preload" as="script"(?: [\w-]+="[^"]*")*\/>/g;
const lastTag = / id="_R_" async=""><\/script>/;

/**
 * Adds an attribute to the document's scripts and removes their preloads; null if they do not have the expected form.
 * @param attribute is added to the tags, @param starter is inserted after the last script
 */
export function rewriteScripts(html: string, attribute: string, starter: string): string | null {
  if (!lastTag.test(html)) return null;
  return html
    .replace(preloadedScript, (tag) => (tag.includes(` href="${staticRoot}`) ? '' : tag))
    .replace(asyncScript, `<script ${attribute} `)
    .replace(lastTag, (tag) => `${tag}<script>${starter}</script>`);
}

/** The path that Next's router treats as the home page but answers with a missing page and 200, in any spelling. */
export const indexPath = /^\/(?:i|%69)(?:n|%6e)(?:d|%64)(?:e|%65)(?:x|%78)$/i;

/** Headers that make Next answer 500 if a range is missing or a condition fails. */
export const conditions = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

/** Request headers whose nonce Next would write into the page, which other visitors get as well. */
export const policies = ['content-security-policy', 'content-security-policy-report-only'] as const;
