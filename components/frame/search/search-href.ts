import { paths } from '#lib/contract/paths.ts';
import { searchSlug } from '#lib/text/search-slug.ts';

/** Address of a term's results; '' if the term has nothing searchable. */
export function searchHref(term: string): string {
  const slug = searchSlug(term);
  return slug === '' ? '' : `${paths.shop}?filter-name=${encodeURIComponent(slug)}`;
}
