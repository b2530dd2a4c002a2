import type { LoadedList } from '#lib/listing/found-list.ts';
import { knownLabels } from '#lib/listing/choices.ts';
import { isPersianKeyed } from '#lib/text/keyboard.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The search text, restored from its slug; `null` if nothing was searched for. */
export function searchedText({ query }: Pick<LoadedList, 'query'>): string | null {
  const slug = query.filters.find(([key]) => key === 'filter-name')?.[1];
  return slug === undefined ? null : slug.replaceAll('-', ' ');
}

/** More of them make a title that nobody reads to its end. */
const mostSaid = 4;

/** Brands stand right after the name of the list, the rest after commas: «گوشی سامسونگ، مشکی». */
function narrowed(name: string, { query, filters }: LoadedList): string {
  const said = knownLabels(query, filters).slice(0, mostSaid);
  const brands = said.filter(({ key }) => key === 'brand').map(({ label }) => label);
  const rest = said.filter(({ key }) => key !== 'brand').map(({ label }) => label);
  const first = [name, listingTexts.together(brands)].filter(Boolean).join(' ');
  return [first, ...rest].join('، ');
}

/** Heading of a list: the search text, in the right keys, or the name of the category or brand, and what it is narrowed to. */
export function listTitle(loaded: LoadedList): string {
  const text = searchedText(loaded);
  if (text === null) return narrowed(loaded.list.title, loaded);
  const meant = isPersianKeyed(text) ? loaded.list.search?.meant : null;
  return narrowed(listingTexts.search(meant ?? text), loaded);
}
