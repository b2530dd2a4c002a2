import type { GetFilterAnswer, GetListAnswer } from '#lib/contract/product.ts';
import { paths } from '#lib/contract/paths.ts';
import type { Read } from '#lib/calls/call-service.ts';
import type { ListAddress, ListKind } from '#lib/listing/address.ts';
import { type PageFilter, pageFilters } from '#lib/listing/page-filters.ts';
import { samePart } from '#lib/text/path-part.ts';
import { formatListQuery, type ListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';

export interface LoadedList {
  kind: ListKind;
  /** The list's own path, not percent-encoded and without a query. */
  path: string;
  query: ListQuery;
  /** The list whose filters are changed, with those that apply: of a landing page its category's. */
  narrowing: { path: string; query: ListQuery };
  /** Products of page `query.page`, which is never past the last one. */
  page: number;
  list: GetListAnswer;
  /** The list's filters. */
  filters: readonly PageFilter[];
}

export type FoundList =
  | { kind: 'list'; loaded: LoadedList }
  /** The list's current path, percent-encoded, and its query; without one the query stays. */
  | { kind: 'moved'; path: string; query?: string }
  | { kind: 'missing' };

export interface ListReads {
  list: Read<GetListAnswer>;
  filters: Read<GetFilterAnswer>;
}

/** The list's path according to the service; `null` if it is of another kind. */
function ownPath(kind: ListKind, list: GetListAnswer): string | null {
  if (kind === 'shop') return paths.shop;
  if (kind === 'offers') return narrowedByOffers(list);
  const self = kind === 'brand' ? list.brand : list.breadcrumb.at(-1);
  return self ? `/shop/${kind}/${self.id}/${self.slug}` : null;
}

/** The list that a page of offers narrows. */
function narrowedByOffers({ breadcrumb }: GetListAnswer): string {
  const category = breadcrumb.at(-1);
  return category === undefined ? paths.shop : paths.category(category.id, category.slug);
}

function pathOf({ landing }: GetListAnswer, own: string): string {
  if (landing === null) return own;
  return landing.isOffers ? paths.offers(landing.slug) : `${own}/${landing.slug}`;
}

/** A brand's own list has no brand filter. */
function filtersOf(kind: ListKind, answer: Read<GetFilterAnswer>, query: ListQuery): PageFilter[] {
  if (!answer.found) return [];
  const filters = answer.data.filters.filter(({ key }) => kind !== 'brand' || key !== 'brand');
  return pageFilters(filters, query);
}

/** Interprets the service's answers for an address. A list with another slug has moved. */
export function findList(
  address: ListAddress,
  query: ListQuery,
  { list: answer, filters }: ListReads,
): FoundList {
  const { kind } = address;
  if (!answer.found) {
    const { movedTo } = answer;
    return movedTo === null ? missing : { kind: 'moved', path: encodeURI(movedTo) };
  }
  const list = answer.data;
  const own = ownPath(kind, list);
  if (own === null) return missing;
  const path = pathOf(list, own);
  const moved = kind === 'offers' ? null : movedFrom(address, { list, own, path }, query);
  if (moved !== null) return moved;
  const priced = withPrice(query, list);
  if (priced !== null) return { kind: 'moved', path: encodeURI(path), query: priced };
  const { page } = query;
  if (page === null || page > Math.max(1, list.pageCount)) return missing;
  const narrowing = { path: own, query: { ...query, filters: filtersAt(list, query) } };
  return {
    kind: 'list',
    loaded: {
      kind,
      path,
      query,
      narrowing,
      page,
      list,
      filters: filtersOf(kind, filters, narrowing.query),
    },
  };
}

/** Where a list is now that was asked for by another slug, or has a landing page of its own; null: here. */
function movedFrom(
  { kind, slug, landing }: ListAddress,
  { list, own, path }: { list: GetListAnswer; own: string; path: string },
  query: ListQuery,
): FoundList | null {
  const isNamed = landing === undefined || samePart(landing, path);
  if ((kind !== 'shop' && !samePart(slug, own)) || !isNamed) {
    return { kind: 'moved', path: encodeURI(landing === undefined ? own : path) };
  }
  if (landing !== undefined || list.landing === null) return null;
  return {
    kind: 'moved',
    path: encodeURI(path),
    query: formatListQuery({ ...query, filters: [] }),
  };
}

/** What applies: on a landing page its own filters. */
const filtersAt = ({ landing }: GetListAnswer, { filters }: ListQuery): ListQuery['filters'] =>
  landing === null ? filters : parseListQuery(new URLSearchParams(landing.filters)).filters;

/** The query with the price of its text as a filter, so that it can be seen and changed; null without one. */
function withPrice(query: ListQuery, { search }: GetListAnswer): string | null {
  const priced = search?.priced;
  if (!priced) return null;
  const others = query.filters.filter(([key]) => key !== 'filter-name');
  const given = others.some(([key]) => key === 'filter-price');
  const params = new URLSearchParams([
    ['filter-name', priced.text],
    ...others.map(([key, value]): [string, string] => [key, value]),
    ...(given ? [] : [['filter-price', priced.price] as [string, string]]),
  ]);
  return formatListQuery({ ...parseListQuery(params), sort: query.sort });
}

const missing: FoundList = { kind: 'missing' };
