import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedPage } from '#front/documents/failed-page.ts';
import type { Exchange, InstantStep } from '#front/exchange.ts';
import { isRouterRequest, preloadedFont } from '#front/next-assumptions.ts';
import { isServiceAway } from '#lib/calls/service-standing.ts';

/** Whether a browser or a crawler loads a document, rather than a part of one, a picture or a call. */
function wantsPage(request: IncomingMessage, asked: string): boolean {
  const { headers, method } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isRouterRequest(request) &&
    /text\/html|^\*\/\*$/.test(headers['accept'] ?? '*/*') &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    !/^\/(?:api|media|_next)\//i.test(asked)
  );
}

/** What Next answers for a page it could not make, and what is refused without a page. */
const failures = new Set([429, 500, 503]);
/** When to come again, in seconds, where nobody knows better. */
const comeAgain = 5;

/** A page that failed because the service was unreachable is there later; anything else is a fault of our own. */
const statusOf = (said: number): number => (said === 500 && isServiceAway() ? 503 : said);

function announce(response: ServerResponse, status: number, length: number): void {
  response.statusCode = status;
  for (const name of ['content-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', length);
  response.setHeader('cache-control', 'no-store');
  if (status !== 500 && !response.hasHeader('retry-after')) {
    response.setHeader('retry-after', comeAgain);
  }
}

/**
 * Replaces what failed with a document that needs neither scripts nor the service, and answers 503 when the service was
 * unreachable. Next's own has an empty body that its scripts are to fill, so that nothing at all is seen without
 * them, or when loading them fails with the rest.
 * @param dev in development Next's own page may show, which tells more
 */
export const replaceFailedPage =
  (dev: boolean): InstantStep =>
  (exchange) => {
    const { asked, failedDocument, request, response } = exchange;
    if (!failures.has(response.statusCode)) return;
    if (failedDocument === undefined && (dev || !wantsPage(request, asked))) return;
    const status = statusOf(response.statusCode);
    const page = failedDocument?.(status) ?? failedPage(status, preloadedFont(response));
    announce(response, status, Buffer.byteLength(page));
    exchange.instead = page;
  };

/** Gives a page the status that was found out before it was made. */
export function setStatus({ response, status }: Exchange): void {
  if (status !== undefined && response.statusCode === 200) response.statusCode = status;
}
