import { permanentRedirect } from 'next/navigation';
import {
  getBrandFilters,
  getBrandList,
  getCategoryFilters,
  getCategoryList,
  getFilteredFilters,
  getFilteredList,
  type Read,
} from '#lib/api/server.ts';
import type { GetListAnswer } from '#lib/contract/product.ts';
import { parseId, samePart } from '#lib/listing/path-part.ts';
import { type PageFilter, pageFilters } from '#lib/listing/page-filters.ts';
import { listBody } from '#lib/listing/list-body.ts';
import { listHref, type ListQuery } from '#lib/listing/query.ts';

export const listKinds = ['shop', 'category', 'brand'] as const;
export type ListKind = (typeof listKinds)[number];

/** The parts of a list's address, as Next hands them over: percent-encoded. */
export interface ListAddress {
  kind: ListKind;
  id: string;
  slug: string;
}

export interface LoadedList {
  kind: ListKind;
  /** The list's own path, not percent-encoded and without a query. */
  path: string;
  query: ListQuery;
  /** Of page `query.page`; never a page past the last. */
  page: number;
  list: GetListAnswer;
  /** What the list can be narrowed by. */
  filters: readonly PageFilter[];
}

export const wholeShop: ListAddress = { kind: 'shop', id: '0', slug: 'shop' };

export const isListKind = (text: string): text is ListKind =>
  listKinds.some((kind) => kind === text);

function read(kind: ListKind, id: number, query: ListQuery, page: number) {
  if (query.filters.length > 0) return getFilteredList(listBody(kind === 'brand', id, query));
  return kind === 'brand'
    ? getBrandList(id, query.sort, page)
    : getCategoryList(id, query.sort, page);
}

function readFilters(kind: ListKind, id: number, query: ListQuery) {
  if (query.filters.length > 0) return getFilteredFilters(listBody(kind === 'brand', id, query));
  return kind === 'brand' ? getBrandFilters(id) : getCategoryFilters(id);
}

/** A brand's own list is not narrowed by brands. */
async function filtersOf(kind: ListKind, id: number, query: ListQuery): Promise<PageFilter[]> {
  const answer = await readFilters(kind, id, query);
  if (!answer.found) return [];
  const filters = answer.data.filters.filter(({ key }) => kind !== 'brand' || key !== 'brand');
  return pageFilters(filters, query);
}

/** The list's path by what the service knows of it; `null` when it is not the thing asked for. */
function ownPath(kind: ListKind, list: GetListAnswer): string | null {
  if (kind === 'shop') return '/shop';
  const self = kind === 'brand' ? list.brand : list.breadcrumb.at(-1);
  return self ? `/shop/${kind}/${self.id}/${self.slug}` : null;
}

function foundOrMoved(answer: Read<GetListAnswer>, query: ListQuery): GetListAnswer | null {
  if (answer.found) return answer.data;
  if (answer.movedTo === null) return null;
  permanentRedirect(listHref(encodeURI(answer.movedTo), query));
}

/**
 * Reads a list; null when there is none (unknown, or past the last page), which the page answers with
 * 404. Leaves with 308 from another slug; the query stays. The id's form is checked before anything
 * is looked up.
 */
export async function loadList(address: ListAddress, query: ListQuery): Promise<LoadedList | null> {
  const { kind } = address;
  const id = kind === 'shop' ? 0 : parseId(address.id);
  if (id === null || query.page === null) return null;
  const [answer, filters] = await Promise.all([
    read(kind, id, query, query.page),
    filtersOf(kind, id, query),
  ]);
  const list = foundOrMoved(answer, query);
  const path = list && ownPath(kind, list);
  if (list === null || path === null) return null;
  if (kind !== 'shop' && !samePart(address.slug, path)) {
    permanentRedirect(listHref(encodeURI(path), query));
  }
  if (query.page > Math.max(1, list.pageCount)) return null;
  return { kind, path, query, page: query.page, list, filters };
}
