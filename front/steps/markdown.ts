import Negotiator from 'negotiator';
import type { Exchange } from '#front/exchange.ts';
import { tidyPath } from '#front/page-address.ts';
import { pageOfTwin, twinOf } from '#lib/markdown/twin.ts';

const markdown = 'text/markdown';

/** Whether the request is for a page and prefers Markdown. */
function prefersMarkdown({ request }: Exchange): boolean {
  const { headers, method } = request;
  if (method !== 'GET' || headers.accept?.includes(markdown) !== true) return false;
  return new Negotiator(request).mediaType(['text/html', markdown]) === markdown;
}

/**
 * Leads a reader that prefers Markdown to the page's twin. The page does not vary by `Accept`: caches in front keep one
 * for all browsers, and a program that gets it instead can still read it.
 */
export function leadToTwin(exchange: Exchange): void | 'answered' {
  const { path, requestedUrl, response } = exchange;
  if (!prefersMarkdown(exchange) || pageOfTwin(path) !== null) return undefined;
  const page = tidyPath(path);
  const twin = twinOf(page);
  if (twin === page) return undefined;
  response.statusCode = 303;
  response.setHeader('location', twin + requestedUrl.slice(path.length));
  response.setHeader('cache-control', 'no-store');
  response.end();
  return 'answered';
}
