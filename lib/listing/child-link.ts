import { paths } from '#lib/contract/paths.ts';
import type { GetListAnswer } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { firstPage, listHref, type ListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';

type Child = GetListAnswer['children'][number];
type Category = Pick<Child, 'id' | 'slug'>;

/** Address of a category above a list, not percent-encoded: a search keeps its text there. */
export function categoryLink({ query }: LoadedList, { id, slug }: Category): string {
  const filters = query.filters.filter(([key]) => key === 'filter-name');
  return listHref(paths.category(id, slug), { ...firstPage, filters });
}

/** What a list is narrowed to, also where its address has another filter for it. */
function filtersOf({ kind, list, narrowing: { query } }: LoadedList): ListQuery['filters'] {
  if (kind !== 'brand' || list.brand === null) return query.filters;
  const params = new URLSearchParams(
    query.filters.map(([key, value]): [string, string] => [key, value]),
  );
  params.set('filter-brand', String(list.brand.id));
  return parseListQuery(params).filters;
}

const isAllOffers = ({ list }: LoadedList): boolean =>
  list.landing?.filters === 'filter-discount=1';

/** Where a category below a list leads, and whether crawlers may follow. */
export function childLink(loaded: LoadedList, child: Child): { href: string; rel?: 'nofollow' } {
  const { id, slug, landing } = child;
  if (loaded.kind === 'offers' && isAllOffers(loaded)) return { href: paths.offers(slug) };
  if (landing !== null) return { href: paths.landing(id, slug, landing) };
  const filters = filtersOf(loaded);
  const href = listHref(paths.category(id, slug), { ...firstPage, filters });
  return href.includes('?') ? { href, rel: 'nofollow' } : { href };
}
