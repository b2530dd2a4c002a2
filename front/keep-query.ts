import { isPostsKey } from '#lib/blog/query.ts';
import { isCompareKey } from '#lib/compare/query.ts';
import { paths } from '#lib/contract/paths.ts';
import { isProductPath, keyOf, tidyPath } from '#front/page-address.ts';
import { isListKey } from '#lib/listing/query.ts';

/**
 * A redirect keeps what the asked address had behind its question mark: a page made before cannot
 * know it. Keys the redirect has set itself win; one within the same path (dropping `page=1`) decides
 * over the keys of lists, comparisons and products. Both are paths of this site; anything else comes back unchanged.
 */
export function keepQuery(location: string, asked: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [path, set] = halves(location);
  const [askedPath, given] = halves(asked);
  if (given === '') return location;
  const samePath = isSamePath(path, tidyPath(askedPath));
  const own = new URLSearchParams(set);
  // Pieces stay as they were written: nothing is decoded only to be encoded otherwise.
  const kept = given.split('&').filter((piece) => {
    const key = keyOf(piece);
    if (key === '' || key === '_rsc' || own.has(key)) return false;
    return !samePath || !isOwn(path, key);
  });
  const query = [...(set === '' ? [] : [set]), ...kept].join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Whether the page at a path reads the key. */
const isOwn = (path: string, key: string): boolean =>
  isListKey(key) ||
  isCompareKey(key) ||
  (path === paths.blog && isPostsKey(key)) ||
  (isProductPath(path) && key === 'variant');

/** However they are percent-encoded: who is led to the page he asked for would otherwise be led there again. */
function isSamePath(a: string, b: string): boolean {
  try {
    return decodeURIComponent(a) === decodeURIComponent(b);
  } catch {
    return a === b;
  }
}

/** What stands before the first question mark and what behind it, where others are letters as any. */
function halves(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}
