import type { GetFilterAnswer, GetListAnswer } from '#lib/contract/product.ts';
import type { Read } from '#lib/calls/call-service.ts';
import type { ListAddress, ListKind } from '#lib/listing/address.ts';
import { type PageFilter, pageFilters } from '#lib/listing/page-filters.ts';
import { samePart } from '#lib/text/path-part.ts';
import type { ListQuery } from '#lib/listing/query.ts';

export interface LoadedList {
  kind: ListKind;
  /** The list's own path, not percent-encoded and without a query. */
  path: string;
  query: ListQuery;
  /** Products of page `query.page`, which is never past the last one. */
  page: number;
  list: GetListAnswer;
  /** The list's filters. */
  filters: readonly PageFilter[];
}

export type FoundList =
  | { kind: 'list'; loaded: LoadedList }
  /** The list's current path, percent-encoded; the query stays. */
  | { kind: 'moved'; path: string }
  | { kind: 'missing' };

export interface ListReads {
  list: Read<GetListAnswer>;
  filters: Read<GetFilterAnswer>;
}

/** The list's path according to the service; `null` if it is of another kind. */
function ownPath(kind: ListKind, list: GetListAnswer): string | null {
  if (kind === 'shop') return '/shop';
  const self = kind === 'brand' ? list.brand : list.breadcrumb.at(-1);
  return self ? `/shop/${kind}/${self.id}/${self.slug}` : null;
}

/** A brand's own list has no brand filter. */
function filtersOf(kind: ListKind, answer: Read<GetFilterAnswer>, query: ListQuery): PageFilter[] {
  if (!answer.found) return [];
  const filters = answer.data.filters.filter(({ key }) => kind !== 'brand' || key !== 'brand');
  return pageFilters(filters, query);
}

/** Interprets the service's answers for an address. A list with another slug has moved. */
export function findList(
  { kind, slug }: ListAddress,
  query: ListQuery,
  { list: answer, filters }: ListReads,
): FoundList {
  if (!answer.found) {
    const { movedTo } = answer;
    return movedTo === null ? missing : { kind: 'moved', path: encodeURI(movedTo) };
  }
  const list = answer.data;
  const path = ownPath(kind, list);
  if (path === null) return missing;
  if (kind !== 'shop' && !samePart(slug, path)) return { kind: 'moved', path: encodeURI(path) };
  const { page } = query;
  if (page === null || page > Math.max(1, list.pageCount)) return missing;
  return {
    kind: 'list',
    loaded: { kind, path, query, page, list, filters: filtersOf(kind, filters, query) },
  };
}

const missing: FoundList = { kind: 'missing' };
