import type { LoadedList } from '#lib/listing/found-list.ts';
import { searchHref } from '#components/frame/search/search-href.ts';
import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { listingTexts } from '#lib/listing/texts.ts';
import { searchedText } from '#lib/listing/title.ts';

/** Shown when a list has no products, with links to continue. */
export function EmptyList({ loaded }: { loaded: LoadedList }) {
  const text = searchedText(loaded);
  const filtered = loaded.query.filters.some(([key]) => key !== 'filter-name');
  const [title, hint] = words(text, filtered);
  const [target, label] = filtered
    ? [loaded.path, listingTexts.clearFilters]
    : ['/shop', listingTexts.wholeShop];
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
      {text === null || filtered ? null : <WordByWord text={text} />}
      <PopularCategories />
    </section>
  );
}

const mostWords = 4;
const titleId = 'word-by-word';

/** No product matches all words: offers to search for each word alone. */
function WordByWord({ text }: { text: string }) {
  const typed = [...new Set(text.split(' '))].filter((word) => word.length > 1);
  if (typed.length < 2) return null;
  return (
    <nav className="popular" aria-labelledby={titleId}>
      <h2 id={titleId}>{listingTexts.wordByWord}</h2>
      <ul>
        {typed.slice(0, mostWords).map((word) => (
          <li key={word}>
            <a className="chip" href={searchHref(word)}>
              <Icon name="search" />
              <MixedText>{word}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function words(text: string | null, filtered: boolean): [title: string, hint: string] {
  if (filtered) return [listingTexts.emptyFilters, listingTexts.emptyFiltersHint];
  if (text !== null) return [listingTexts.emptySearch(text), listingTexts.emptySearchHint];
  return [listingTexts.emptyList, listingTexts.emptyListHint];
}
