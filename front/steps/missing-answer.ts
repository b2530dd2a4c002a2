import type { ServerResponse } from 'node:http';
import type { Exchange } from '#front/exchange.ts';
import {
  isDataAnswer,
  isHtml,
  isMissingData,
  isShared,
  withOneNoindex,
} from '#front/next-assumptions.ts';
import { countUnknown } from '#front/unknown.ts';

/** For how long a shared cache may go on saying that there is nothing, in seconds. */
const longest = 60;

/** Lets a refused page say noindex once: Next repeats it when it makes the page anew behind an older answer. */
export function sayNoindexOnce(exchange: Exchange): void {
  const { body, response } = exchange;
  const isRefused = response.statusCode === 404 || response.statusCode === 403;
  if (!isRefused || typeof body !== 'string' || !isHtml(response)) return;
  const page = withOneNoindex(body);
  if (page === null) {
    countUnknown(exchange, 'noindex on a refused page');
    return;
  }
  exchange.body = page;
  response.setHeader('content-length', Buffer.byteLength(page));
}

/** What is missing may be there in a minute; Next allows caches the same hour as for pages. */
export function shortenMissing(exchange: Exchange): void {
  const { response } = exchange;
  if (response.statusCode === 404 || isSoftlyMissing(exchange)) shorten(response);
}

function shorten(response: ServerResponse): void {
  if (isShared(response)) response.setHeader('cache-control', `s-maxage=${longest}`);
}

function isSoftlyMissing(exchange: Exchange): boolean {
  const { body, response } = exchange;
  if (!isDataAnswer(response) || !isShared(response) || !body) return false;
  const isMissing = isMissingData(body);
  if (isMissing === null) countUnknown(exchange, 'data as bytes');
  return isMissing === true;
}
