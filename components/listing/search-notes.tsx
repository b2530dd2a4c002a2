import { searchHref } from '#components/frame/search/search-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { SearchReading } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { searchedText } from '#lib/listing/title.ts';

/** How a searched text was read, and the categories and brands that it names. Renders nothing for other lists. */
export function SearchNotes({ loaded }: { loaded: LoadedList }) {
  const { search } = loaded.list;
  const text = searchedText(loaded);
  if (!search || text === null) return null;
  return (
    <>
      <Notes search={search} text={text} isEmpty={loaded.list.total === 0} />
      {loaded.kind === 'shop' ? <Topics topics={search.topics} /> : null}
    </>
  );
}

interface NotesProps {
  search: SearchReading;
  text: string;
  isEmpty: boolean;
}

function Notes({ search: { kind, meant }, text, isEmpty }: NotesProps) {
  return (
    <>
      {kind === 'closest' && !isEmpty ? (
        <p className="pb-1 text-14 text-ink-2 lg:pb-3">
          <MixedText>{listingTexts.closest(text)}</MixedText>
        </p>
      ) : null}
      {meant === null ? null : (
        <p className="pb-1 text-14 text-ink-2 lg:pb-3">
          {kind === 'corrected' ? listingTexts.readAs : listingTexts.didYouMean}{' '}
          <a className="link" href={searchHref(meant)} rel="nofollow">
            <MixedText>{meant}</MixedText>
          </a>
        </p>
      )}
    </>
  );
}

function Topics({ topics }: Pick<SearchReading, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={listingTexts.leads}>
      <ul className="chosen">
        {topics.map(({ type, id, title, slug }) => (
          <li key={`${type} ${id}`}>
            <a className="chip chip-sm" href={paths.lead(type, id, slug)}>
              <Icon name={type === 'brand' ? 'badge-check' : 'layout-grid'} className="i-s" />
              <MixedText>{title}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const titleId = 'related-searches';

/** Other texts to search for. */
export function RelatedSearches({ loaded }: { loaded: LoadedList }) {
  const related = loaded.list.search?.related ?? [];
  if (related.length === 0) return null;
  return (
    <nav className="popular" aria-labelledby={titleId}>
      <h2 id={titleId}>{listingTexts.related}</h2>
      <ul>
        {related.map((text) => (
          <li key={text}>
            <a className="chip" href={searchHref(text)} rel="nofollow">
              <Icon name="search" />
              <MixedText>{text}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
