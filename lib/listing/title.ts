import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The search text, restored from its slug; `null` if nothing was searched for. */
export function searchedText({ query }: Pick<LoadedList, 'query'>): string | null {
  const slug = query.filters.find(([key]) => key === 'filter-name')?.[1];
  return slug === undefined ? null : slug.replaceAll('-', ' ');
}

/** Heading of a list: the search text, or the name of the category or brand. */
export function listTitle(loaded: LoadedList): string {
  const text = searchedText(loaded);
  return text === null ? loaded.list.title : listingTexts.search(text);
}
