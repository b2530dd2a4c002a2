import { paths } from '#lib/contract/paths.ts';
import type { GetListAnswer } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { firstPage, listHref } from '#lib/rules/list-query.ts';

type Child = GetListAnswer['children'][number];
type Category = Pick<Child, 'id' | 'slug'>;

/** Address of a category from a list, not percent-encoded: a search keeps its text there, a brand its filter. */
export function categoryLink(loaded: LoadedList, { id, slug }: Category): string {
  const { kind, list, query } = loaded;
  const path = paths.category(id, slug);
  const filters: [string, string][] =
    kind === 'brand' && list.brand !== null
      ? [['filter-brand', String(list.brand.id)]]
      : query.filters.flatMap(([key, value]) => (key === 'filter-name' ? [[key, value]] : []));
  return listHref(path, { ...firstPage, filters });
}

/** Where a category below a list leads, and whether crawlers may follow. */
export function childLink(loaded: LoadedList, child: Child): { href: string; rel?: 'nofollow' } {
  const { id, slug, landing } = child;
  if (loaded.kind === 'offers') return { href: paths.offers(slug) };
  if (landing !== null) return { href: paths.landing(id, slug, landing) };
  const href = categoryLink(loaded, child);
  return href.includes('?') ? { href, rel: 'nofollow' } : { href };
}
