import {
  joinEntries,
  listEntries,
  type ListEntry,
  type ListQuery,
  type PageNumber,
  sortsOf,
} from '#lib/rules/list-query.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { searchSlug } from '#lib/text/search-slug.ts';

/** How the query of a list is read, and the decision how to answer a request: apart, because lists only write addresses. */

const fixedFilters = ['filter-name', 'filter-brand', 'filter-price', 'filter-available'];
const attributeFilter = /^filter-[a-z][a-z0-9-]{0,39}$/;
/** Fields of the plain price form; they are merged into `filter-price`. */
const priceFields = new Set(['price-from', 'price-to']);
/** Fields of other ranges' plain forms; they are merged into the range's filter. */
const rangeField = /^(filter-[a-z][a-z0-9-]{0,39})\.(?:from|to)$/;
const mostFilters = 30;
const longestValue = 500;
const lastPage = 9_999;

/** Whether lists use the key. */
export const isListKey = (key: string): boolean =>
  key === 'sort' || key === 'page' || key.startsWith('filter-') || priceFields.has(key);

/** By code units, not by locale: the same order on every machine. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function sortedValues(values: readonly string[]): string[] {
  const parts = values.flatMap((value) => value.split(',')).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== '').toSorted(inOrder);
}

function sortedIds(values: readonly string[]): string[] {
  const ids = sortedValues(values.map(toLatinDigits))
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)
    .filter((id) => id > 0);
  return [...new Set(ids)].toSorted((a, b) => a - b).map(String);
}

const amount = (text: string | undefined): string => {
  const digits = toLatinDigits(text ?? '').replace(/[,٬\s]/g, '');
  return /^\d{1,12}$/.test(digits) ? String(Number(digits)) : '';
};

/** `min-max`; either side may be missing. A reversed range is swapped. */
function turned(from: string, to: string): string {
  if (from === '' && to === '') return '';
  const wrong = from !== '' && to !== '' && Number(from) > Number(to);
  return wrong ? `${to}-${from}` : `${from}-${to}`;
}

function readPrice(params: URLSearchParams): string {
  const [from, to] = (params.getAll('filter-price').at(-1) ?? '').split('-');
  const plainFrom = amount(params.getAll('price-from').at(-1));
  const plainTo = amount(params.getAll('price-to').at(-1));
  return turned(plainFrom || amount(from), plainTo || amount(to));
}

function readFixed(key: string, params: URLSearchParams): string {
  if (key === 'filter-price') return readPrice(params);
  const values = params.getAll(key);
  if (key === 'filter-name') return searchSlug(values.at(-1) ?? '');
  if (key === 'filter-brand') return sortedIds(values).join(',');
  return values.includes('1') ? '1' : '';
}

const measure = (text: string | null): string => {
  const digits = toLatinDigits(text ?? '')
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.');
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(digits) ? String(Number(digits)) : '';
};

/** Values of an attribute; the ends from a plain form take precedence over a formatted range. */
function readAttribute(key: string, params: URLSearchParams): string {
  const range = turned(measure(params.get(`${key}.from`)), measure(params.get(`${key}.to`)));
  return range || sortedValues(params.getAll(key)).join(',');
}

function readFilters(params: URLSearchParams): ListEntry[] {
  const fixed = fixedFilters.map((key): ListEntry => [key, readFixed(key, params)]);
  const named = [...params.keys()].map((key) => rangeField.exec(key)?.[1] ?? key);
  const keys = [...new Set(named)]
    .filter((key) => attributeFilter.test(key) && !fixedFilters.includes(key))
    .toSorted(inOrder);
  const attributes = keys.map((key): ListEntry => [key, readAttribute(key, params)]);
  return [...fixed, ...attributes]
    .filter(([, value]) => value !== '' && value.length <= longestValue)
    .slice(0, mostFilters);
}

function readPage(text: string | undefined): PageNumber {
  if (text === undefined || text === '') return 1;
  const page = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= lastPage ? page : null;
}

/** Parses a query. The last of repeated keys counts, except where values add up. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const filters = readFilters(params);
  const asked = params.getAll('sort').at(-1);
  return {
    filters,
    sort: sortsOf({ filters }).find((sort) => sort === asked) ?? 'default',
    page: readPage(params.getAll('page').at(-1)),
  };
}

export type ListPlan =
  /** Not canonical: 308 to this query. Foreign keys follow in their order. */
  | { kind: 'redirect'; query: string }
  /** No such page: 404. */
  | { kind: 'missing' }
  /** A variant that exists as a static page. */
  | { kind: 'static' }
  /** Rendered per request; `query` is canonical and without foreign keys. */
  | { kind: 'filtered'; query: string };

/**
 * Decides how to answer a request for a list. Sort and page alone may be in any order; with
 * filters, order and spelling must be canonical.
 */
export function planList(params: URLSearchParams): ListPlan {
  const query = parseListQuery(params);
  if (query.page === null) return { kind: 'missing' };
  const wanted = listEntries(query);
  const given = [...params].filter(([key]) => isListKey(key));
  const same = given.length === wanted.length && sameEntries(given, wanted, query);
  if (!same) {
    const foreign = [...params].filter(([key]) => !isListKey(key));
    return { kind: 'redirect', query: joinEntries([...wanted, ...foreign]) };
  }
  return query.filters.length === 0
    ? { kind: 'static' }
    : { kind: 'filtered', query: joinEntries(wanted) };
}

function sameEntries(
  given: readonly ListEntry[],
  wanted: readonly ListEntry[],
  { filters }: ListQuery,
): boolean {
  if (filters.length > 0) {
    return wanted.every(([key, value], at) => given[at]?.[0] === key && given[at][1] === value);
  }
  return wanted.every(([key, value]) => given.some(([k, v]) => k === key && v === value));
}
