import type { ServerResponse } from 'node:http';
import { failedPage } from '#front/documents/failed-page.ts';
import type { Exchange, InstantStep } from '#front/exchange.ts';
import { isRouterRequest, preloadedFont } from '#front/next-assumptions.ts';
import { isServiceAway } from '#lib/calls/service-standing.ts';
import type { Route } from '#lib/routes.ts';

/** Routes that never answer with a document. */
const withoutPages = new Set<Route['madeBy']>([
  'service call',
  'service file',
  'service hub',
  'build',
]);

/** Whether a browser or a crawler loads a document, rather than a part of one, a picture or a call. */
function wantsPage({ request, route }: Exchange): boolean {
  const { headers, method } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isRouterRequest(request) &&
    /text\/html|^\*\/\*$/.test(headers['accept'] ?? '*/*') &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    !withoutPages.has(route.madeBy)
  );
}

/** Statuses of pages that failed to render, or were refused without a body. */
const failures = new Set([429, 500, 503]);
/** Default of `Retry-After`, in seconds. */
const defaultRetryAfter = 5;

/** 503 for a page that failed because the service was unreachable; any other failure is our own bug. */
const statusOf = (status: number): number => (status === 500 && isServiceAway() ? 503 : status);

function announce(response: ServerResponse, status: number, length: number): void {
  response.statusCode = status;
  for (const name of ['content-encoding', 'etag', 'link']) response.removeHeader(name);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', length);
  response.setHeader('cache-control', 'no-store');
  if (status !== 500 && !response.hasHeader('retry-after')) {
    response.setHeader('retry-after', defaultRetryAfter);
  }
}

/**
 * Replaces a failed page with a document that needs neither scripts nor the service, and answers 503 if the service was
 * unreachable. Next's own error page has an empty body for scripts to fill, so that nothing is visible without
 * them, or if they fail to load.
 * @param dev development keeps Next's own error page, which is more detailed
 */
export const replaceFailedPage =
  (dev: boolean): InstantStep =>
  (exchange) => {
    const { failedDocument, response, saysWhy } = exchange;
    if (saysWhy || !failures.has(response.statusCode)) return;
    if (failedDocument === undefined && (dev || !wantsPage(exchange))) return;
    const status = statusOf(response.statusCode);
    const page = failedDocument?.(status) ?? failedPage(status, preloadedFont(response));
    announce(response, status, Buffer.byteLength(page));
    exchange.instead = page;
  };

/** Sets the status that was decided before the page was rendered. */
export function setStatus(exchange: Exchange): void {
  const { response, status } = exchange;
  if (response.statusCode !== 200) exchange.saysWhy = false;
  else if (status !== undefined) response.statusCode = status;
}
