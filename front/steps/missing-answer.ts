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

/** How long a shared cache may keep a 404, in seconds. */
const longest = 60;

/** Removes a repeated noindex tag from a refused page: Next duplicates it when it revalidates in the background. */
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

/** A missing page may exist a minute later; Next lets caches keep a 404 for an hour, as long as a page. */
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
