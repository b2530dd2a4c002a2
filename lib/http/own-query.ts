import { isListKey } from '#lib/listing/query.ts';

/** What is no page, or reads its query by itself. */
const noPage = /^\/(?:api|media|account|_next|webClientHub)(?:\/|$)/i;
const list = /^\/shop(?:\/(?:category|brand)\/[^/]+\/[^/]+)?$/;

/** The key of one piece of a query, decoded. */
export const keyOf = (piece: string): string =>
  new URLSearchParams(piece).keys().next().value ?? '';

/**
 * A page's address without the keys it does not know (contract §1). Next writes the query of the
 * visitor for whom a page is made into it, and keeps that for everybody.
 */
export function withOwnQuery(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  if (noPage.test(path)) return url;
  const isList = list.test(path);
  const pieces = url.slice(mark + 1).split('&');
  const own = pieces.filter((piece) => {
    const key = keyOf(piece);
    return key === '_rsc' || (isList && isListKey(key));
  });
  return own.length === 0 ? path : `${path}?${own.join('&')}`;
}
