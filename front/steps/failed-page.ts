import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isServiceAway } from '#lib/calls/service-standing.ts';

/** Whether a browser or a crawler loads a document, rather than a part of one, a picture or a call. */
const wantsPage = ({ headers, method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['rsc'] === undefined &&
  /text\/html|^\*\/\*$/.test(headers['accept'] ?? '*/*') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  !/^\/(?:api|media|_next)\//i.test(url);

/** What Next says of a page it could not make, and what is refused without a page. */
const failures = new Set<unknown>([429, 500, 503]);
/** When to come again, in seconds, where nobody knows better. */
const comeAgain = 5;

/** A page that lacks the service is there later; anything else is a fault of our own. */
const statusOf = (said: unknown): number => (said === 500 && isServiceAway() ? 503 : Number(said));

/** The font Next preloads, by the header it sends for it. */
function fontOf(response: ServerResponse): string | undefined {
  const link = [response.getHeader('link')].flat().join();
  return /<([^<>"']+\.woff2)>/.exec(link)?.[1];
}

function announce(response: ServerResponse, length: number): void {
  for (const name of ['content-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', length);
  response.setHeader('cache-control', 'no-store');
}

type MakePage = (status: number, font: string | undefined) => string;

/**
 * Answers what failed with a page of its own, and says 503 when it was for want of the service. Next's
 * has an empty body that its scripts are to fill, so that nothing at all is seen without them, or when
 * loading them fails with the rest.
 */
export function answerForPage(response: ServerResponse, makePage: MakePage): void {
  const { end, write, writeHead } = response;
  let page: string | undefined;
  const begun = (...args: unknown[]): unknown => {
    const [status = response.statusCode] = args;
    if (!failures.has(status)) return Reflect.apply(writeHead, response, args);
    const told = statusOf(status);
    page = makePage(told, fontOf(response));
    announce(response, Buffer.byteLength(page));
    if (told !== 500 && !response.hasHeader('retry-after')) {
      response.setHeader('retry-after', comeAgain);
    }
    return Reflect.apply(writeHead, response, [told]);
  };
  const begin = () => {
    const { headersSent, statusCode } = response;
    if (!headersSent && failures.has(statusCode)) response.writeHead(statusCode);
  };
  const written = (...args: unknown[]): unknown => {
    begin();
    return page === undefined ? Reflect.apply(write, response, args) : true;
  };
  const ended = (...args: unknown[]): unknown => {
    // Compression has begun the answer by now, but nobody has when it is off.
    begin();
    return Reflect.apply(end, response, page === undefined ? args : [page]);
  };
  Object.assign(response, { end: ended, write: written, writeHead: begun });
}

/** Puts `makePage` in the place of Next's page for failures, on every server of this process. */
export function answerFailedPages(makePage: MakePage): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    if (wantsPage(request)) answerForPage(response, makePage);
  });
}
