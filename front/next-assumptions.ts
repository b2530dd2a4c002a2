import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Everything `front` assumes about Next that Next does not document. `e2e/next-assumptions.alone.spec.ts` holds a test
 * for each against a running shop. Where an answer has another form than assumed, the step that wanted it leaves the
 * answer alone and counts it (`front/unknown.ts`).
 */

/**
 * A page rendered per request streams: its head is sent before its metadata is known, which then stands in the body. Next
 * waits for it only when the user agent matches `htmlLimitedBots` (next.config.ts), for which there is no other switch. So
 * requests for such pages, and for these alone, are handed to Next under this name: a static page asked for by it would be
 * rendered anew.
 */
export const wholeHeadAgent = 'whole-head';

/** Asks for a page whose title, robots and canonical stand in its head. */
export function askForWholeHead({ headers }: IncomingMessage): void {
  headers['user-agent'] = wholeHeadAgent;
}

/** A request of Next's router, which wants a page's data instead of its HTML. */
export const isRouterRequest = ({ headers }: IncomingMessage): boolean =>
  headers['rsc'] !== undefined;

/** The query key that Next's router adds to such a request. */
export const routerKey = '_rsc';

/** Scripts, styles and fonts of the build; names change with contents. */
export const staticRoot = '/_next/static/';

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type'));
const cachingOf = (response: ServerResponse): string => String(response.getHeader('cache-control'));

/** Whether it is a document. */
export const isHtml = (response: ServerResponse): boolean =>
  typeOf(response).startsWith('text/html');

/** A page that caches may keep, the same for everybody. Next hands it over as one text, the same one while it stays. */
export const isSharedPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 && isShared(response) && isHtml(response);

/** Whether caches may keep the answer, for as long as Next says. */
export const isShared = (response: ServerResponse): boolean =>
  cachingOf(response).startsWith('s-maxage');

/** A page made for one request. Next writes it in dozens of pieces. */
export const isPageOfRequest = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.hasHeader('content-encoding') &&
  isHtml(response) &&
  cachingOf(response).includes('no-store');

/** The answer to Next's router: React's data. What is kept of it is written as bytes in one piece. */
export const isDataAnswer = (response: ServerResponse): boolean =>
  typeOf(response).startsWith('text/x-component');

/** Stands in the data of a page that is not there; its status is 200. */
const missing = '"NEXT_HTTP_ERROR_FALLBACK;404"';

/** Whether the data is that of a missing page; null for what is no data as Next writes it. */
export function isMissingData(piece: unknown): boolean | null {
  if (!(piece instanceof Uint8Array)) return null;
  return Buffer.from(piece.buffer, piece.byteOffset, piece.length).includes(missing);
}

/** How a page that answers 404 or 403 asks not to be indexed. Next may write it twice. */
const noindex = '<meta name="robots" content="noindex"/>';

/** The document with one noindex alone; null where there is none. */
export function withOneNoindex(html: string): string | null {
  const first = html.indexOf(noindex);
  if (first === -1) return null;
  const rest = first + noindex.length;
  return html.slice(0, rest) + html.slice(rest).replaceAll(noindex, '');
}

/** How a page that has become a redirect says so to Next's own scripts. */
const redirect = /NEXT_REDIRECT;(?:replace|push);([^"\\]*?);30[78];/;

/** Where a redirect's document leads; null where it does not say. */
export const redirectTarget = (html: string): string | null => redirect.exec(html)?.[1] ?? null;

/** The font Next preloads, by the header it sends for it. */
export function preloadedFont(response: ServerResponse): string | undefined {
  const link = [response.getHeader('link')].flat().join();
  return /<([^<>"']+\.woff2)>/.exec(link)?.[1];
}

/** What Next answers when a rewrite reaches nobody: 500 in plain words, without a type. */
export const isFailedRewrite = (response: ServerResponse): boolean =>
  response.statusCode === 500 && !response.hasHeader('content-type');

/** What React writes for the scripts of a page; its first one stands in the body and has an id. */
const asyncScript = /<script (?=src="\/_next\/static\/[^"]*"(?: id="_R_")? async="">)/g;
const firstScript = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/[^"]*"[^>]*\/>/g;
const lastTag = / id="_R_" async=""><\/script>/;

/**
 * The document whose scripts carry an attribute more and are not preloaded; null where they are written otherwise.
 * @param attribute goes into the tags, @param starter is put behind the last script
 */
export function rewriteScripts(html: string, attribute: string, starter: string): string | null {
  if (!lastTag.test(html)) return null;
  return html
    .replace(firstScript, '')
    .replace(asyncScript, `<script ${attribute} `)
    .replace(lastTag, (tag) => `${tag}<script>${starter}</script>`);
}

/** The path that Next's router takes for the home page and answers with a missing page and 200, in any spelling. */
export const indexPath = /^\/(?:i|%69)(?:n|%6e)(?:d|%64)(?:e|%65)(?:x|%78)$/i;

/** Headers by which Next answers 500 where a part is not there or a condition fails. */
export const conditions = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

/** Headers of a request whose nonce Next would write into the page, which others get as well. */
export const policies = ['content-security-policy', 'content-security-policy-report-only'] as const;

/** Listeners on one response: Next's rewrite to the service alone adds nine, and Node warns of the eleventh. */
export const mostListeners = 20;

/**
 * Whether Next takes upgrades by now. It hangs a listener of its own on the server it is given as `httpServer`, with its
 * first request; its `getUpgradeHandler()` does nothing.
 */
export const takesUpgrades = (server: Server): boolean => server.listenerCount('upgrade') > 1;
