import { mostCompared } from '#lib/contract/limits.ts';
import { paths } from '#lib/contract/paths.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { parseId } from '#lib/text/path-part.ts';
import { slugify } from '#lib/text/slug.ts';

/** The query of a comparison, as pure functions; without zod, because the middleware uses it. */

export interface CompareQuery {
  /** WebsiteCodes in display order, each once, at most four. */
  ids: readonly number[];
  /** Slug of the search text, or ''. */
  find: string;
}

const idsKey = 'ids';
/** Not the key of lists: a field of that name is the site's search, which leads elsewhere. */
const findKey = 'find';

/** Whether a comparison uses the key. */
export const isCompareKey = (key: string): boolean => key === idsKey || key === findKey;

/** Parses a query. Repeated `ids` add up; invalid and surplus codes are dropped. */
export function parseCompareQuery(params: URLSearchParams): CompareQuery {
  const ids = params
    .getAll(idsKey)
    .flatMap((list) => list.split(','))
    .map((id) => parseId(toLatinDigits(id).trim()))
    .filter((id) => id !== null);
  const kept = [...new Set(ids)].slice(0, mostCompared);
  return {
    ids: kept,
    // The group must be known before anything can be searched.
    find: kept.length === 0 ? '' : slugify(params.getAll(findKey).at(-1) ?? ''),
  };
}

/** The canonical query, without a question mark. */
export function formatCompareQuery({ ids, find }: CompareQuery): string {
  const pieces = [
    ...(ids.length === 0 ? [] : [`${idsKey}=${ids.join(',')}`]),
    ...(find === '' ? [] : [`${findKey}=${encodeURIComponent(find)}`]),
  ];
  return pieces.join('&');
}

/** Address of the comparison of these products. */
export function compareHref(ids: readonly number[]): string {
  const query = formatCompareQuery({ ids, find: '' });
  return query === '' ? paths.compare : `${paths.compare}?${query}`;
}

/** Whether a query is canonical; foreign keys may be anywhere. */
export function isCanonicalCompare(params: URLSearchParams, query: CompareQuery): boolean {
  const given = [...params].filter(([key]) => isCompareKey(key));
  const wanted = [...new URLSearchParams(formatCompareQuery(query))];
  return (
    given.length === wanted.length &&
    wanted.every(([key, value], at) => given[at]?.[0] === key && given[at][1] === value)
  );
}
