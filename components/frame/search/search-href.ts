import { paths } from '#lib/contract/paths.ts';
import { slugify } from '#lib/text/slug.ts';

/** Where the results of a term are; '' when nothing of it can be searched for. */
export function searchHref(term: string): string {
  const slug = slugify(term);
  return slug === '' ? '' : `${paths.shop}?filter-name=${encodeURIComponent(slug)}`;
}
