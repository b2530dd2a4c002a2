import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The searched text, as far as its slug still tells it; `null` when nothing was searched for. */
export function searchedText({ query }: Pick<LoadedList, 'query'>): string | null {
  const slug = query.filters.find(([key]) => key === 'filter-name')?.[1];
  return slug === undefined ? null : slug.replaceAll('-', ' ');
}

/** The list's heading: what was searched for, or the category's or brand's name. */
export function listTitle(loaded: LoadedList): string {
  const text = searchedText(loaded);
  return text === null ? loaded.list.title : listingTexts.search(text);
}
