import { isPostsKey } from '#lib/blog/query.ts';
import { isCompareKey } from '#lib/compare/query.ts';
import { routerKey } from '#front/next-assumptions.ts';
import { keyOf, tidyPath } from '#front/page-address.ts';
import { isReviewKey } from '#lib/opinion/review-query.ts';
import { isListKey } from '#lib/rules/read-list-query.ts';
import { paths } from '#lib/contract/paths.ts';
import { brandKey } from '#lib/contract/price-paths.ts';
import { landingPattern, offersPattern, routeOf } from '#lib/routes.ts';

/**
 * Adds the query of the requested address to a redirect, which a prerendered page cannot know. Keys that the redirect
 * sets itself win; a redirect within the same path (dropping `page=1`) decides on the keys of lists, comparisons and
 * products. Both must be paths of this site; any other location is returned unchanged.
 */
export function keepQuery(location: string, requestedUrl: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [path, set] = halves(location);
  const [requestedPath, given] = halves(requestedUrl);
  if (given === '') return location;
  // The filters that lead to offers are gone from their address.
  const samePath = isOffers(path) || isSamePath(listOf(path), tidyPath(requestedPath));
  const own = new URLSearchParams(set);
  // Parameters stay as they were written: decoding and re-encoding could change them.
  const kept = given.split('&').filter((piece) => {
    const key = keyOf(piece);
    if (key === '' || key === routerKey || own.has(key)) return false;
    // It has become a part of the path.
    if (key === brandKey && routeOf(tidyPath(requestedPath)).query === brandKey) return false;
    return !samePath || !isOwn(path, key);
  });
  const query = [...(set === '' ? [] : [set]), ...kept].join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** The list that is narrowed instead of a landing page, or a page of offers; any other path as it is. */
export function listOf(path: string): string {
  if (isOffers(path)) return paths.shop;
  return routeOf(path).pattern === landingPattern ? path.slice(0, path.lastIndexOf('/')) : path;
}

const offersPatterns = new Set([paths.offers(''), offersPattern]);
const isOffers = (path: string): boolean => offersPatterns.has(routeOf(path).pattern);

/** Whether the page at a path reads the key. */
function isOwn(path: string, key: string): boolean {
  if (isListKey(key) || isCompareKey(key)) return true;
  const { query } = routeOf(path);
  return (
    (query === 'posts and search' && isPostsKey(key)) ||
    (query === 'variant' && key === query) ||
    (query === 'reviews' && isReviewKey(key))
  );
}

/** Compares paths regardless of percent-encoding; otherwise a page could redirect to itself. */
function isSamePath(a: string, b: string): boolean {
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return a === b;
  }
}

/** Splits an address at its first question mark; further ones belong to the query. */
function halves(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}
