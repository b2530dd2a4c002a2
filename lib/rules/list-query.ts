/** The query of lists (contract §1) and its canonical form. Without zod, because browsers use it too. */

const shared = ['popular', 'priceaz', 'priceza', 'discount', 'bestselling'] as const;
export const listSorts = ['default', ...shared] as const;
/** The default of a search is likeness. */
export const searchSorts = ['default', 'newest', ...shared] as const;
export type ListSort = (typeof searchSorts)[number];

/** `null` if the value is not a page number. Numbers far beyond any list are invalid too. */
export type PageNumber = number | null;

export interface ListQuery {
  /** Canonical pairs: in the contract's order, values sorted, none empty. */
  filters: readonly (readonly [key: string, value: string])[];
  sort: ListSort;
  page: PageNumber;
}

/** The first page in default order, without filters. */
export const firstPage: ListQuery = { filters: [], sort: 'default', page: 1 };

export type ListEntry = readonly [key: string, value: string];

/** Whether the query is a search by text. */
export const isSearch = ({ filters }: Pick<ListQuery, 'filters'>): boolean =>
  filters.some(([key]) => key === 'filter-name');

/** The orders that a list can have. */
export const sortsOf = (query: Pick<ListQuery, 'filters'>): readonly ListSort[] =>
  isSearch(query) ? searchSorts : listSorts;

/** Its pairs in canonical order; none for the first page in default order. */
export function listEntries({ filters, sort, page }: ListQuery): ListEntry[] {
  const isOwn = sort !== 'default' && sortsOf({ filters }).includes(sort);
  return [
    ...filters,
    ...(isOwn ? [['sort', sort] as const] : []),
    ...(page === null || page === 1 ? [] : [['page', String(page)] as const]),
  ];
}

/** Percent-encodes everything but plain characters and commas. */
const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',');

export const joinEntries = (entries: readonly ListEntry[]): string =>
  entries.map(([key, value]) => `${encodeURIComponent(key)}=${encodeValue(value)}`).join('&');

/** The canonical query, without a question mark; empty for the first page in default order. */
export function formatListQuery(query: ListQuery): string {
  return joinEntries(listEntries(query));
}

/** Address of a list: path and canonical query. */
export function listHref(path: string, query: ListQuery): string {
  const text = formatListQuery(query);
  return text === '' ? path : `${path}?${text}`;
}
