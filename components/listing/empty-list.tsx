import type { LoadedList } from '#lib/listing/found-list.ts';
import { searchHref } from '#components/frame/search/search-href.ts';
import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import { filterTexts } from '#lib/listing/filter-texts.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { searchedText } from '#lib/listing/title.ts';

/** Shown when a list has no products, with links to continue. */
export function EmptyList({ loaded }: { loaded: LoadedList }) {
  const text = searchedText(loaded);
  const filtered = loaded.query.filters.some(([key]) => key !== 'filter-name');
  const [title, hint] = words(text, filtered);
  const [target, label] = wayOn(loaded, text, filtered);
  return (
    <section className="empty">
      <span className="empty-sign">
        <Icon name={text === null ? 'package' : 'search'} />
      </span>
      <h2>
        <MixedText>{title}</MixedText>
      </h2>
      <p>{hint}</p>
      <a href={target} className="btn btn-primary mt-3">
        {label}
      </a>
      <PopularCategories />
    </section>
  );
}

/** Where an empty list leads: to itself without filters, to the same search in the whole shop, or to all goods. */
function wayOn(
  { kind, path }: LoadedList,
  text: string | null,
  filtered: boolean,
): [href: string, label: string] {
  if (filtered) return [path, filterTexts.clearFilters];
  return text === null || kind === 'shop'
    ? [paths.shop, listingTexts.wholeShop]
    : [searchHref(text), listingTexts.inWholeShop];
}

function words(text: string | null, filtered: boolean): [title: string, hint: string] {
  if (filtered) return [listingTexts.emptyFilters, listingTexts.emptyFiltersHint];
  if (text !== null) return [listingTexts.emptySearch(text), listingTexts.emptySearchHint];
  return [listingTexts.emptyList, listingTexts.emptyListHint];
}
