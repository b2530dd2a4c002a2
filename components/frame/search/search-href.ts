import { paths } from '#lib/contract/paths.ts';
import { slugify } from '#lib/text/slug.ts';

/** Address of a term's results; '' if the term has nothing searchable. */
export function searchHref(term: string): string {
  const slug = slugify(term);
  return slug === '' ? '' : `${paths.shop}?filter-name=${encodeURIComponent(slug)}`;
}
