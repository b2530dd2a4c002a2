import { mostCompared } from '#lib/contract/limits.ts';
import { paths } from '#lib/contract/paths.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { parseId } from '#lib/text/path-part.ts';
import { slugify } from '#lib/text/slug.ts';

/** The query of a comparison, as pure functions; without zod, for the edge middleware runs it. */

export interface CompareQuery {
  /** WebsiteCodes in the order shown, each once, at most four. */
  ids: readonly number[];
  /** The slug of what is looked for to be added, or ''. */
  find: string;
}

const idsKey = 'ids';
/** Not the key of lists: a field of that name is the site's search, which leads elsewhere. */
const findKey = 'find';

/** Whether a comparison reads the key. */
export const isCompareKey = (key: string): boolean => key === idsKey || key === findKey;

/** What a query asks for. Repeated `ids` add up; what is no WebsiteCode and what is too many is left out. */
export function parseCompareQuery(params: URLSearchParams): CompareQuery {
  const ids = params
    .getAll(idsKey)
    .flatMap((list) => list.split(','))
    .map((id) => parseId(toLatinDigits(id).trim()))
    .filter((id) => id !== null);
  const kept = [...new Set(ids)].slice(0, mostCompared);
  return {
    ids: kept,
    // Nothing is looked for before it is known of which group.
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

/** Where these products stand side by side. */
export function compareHref(ids: readonly number[]): string {
  const query = formatCompareQuery({ ids, find: '' });
  return query === '' ? paths.compare : `${paths.compare}?${query}`;
}

/** Whether a query is written as it should be; keys that are not a comparison's may stand anywhere. */
export function isCanonicalCompare(params: URLSearchParams, query: CompareQuery): boolean {
  const given = [...params].filter(([key]) => isCompareKey(key));
  const wanted = [...new URLSearchParams(formatCompareQuery(query))];
  return (
    given.length === wanted.length &&
    wanted.every(([key, value], at) => given[at]?.[0] === key && given[at][1] === value)
  );
}
