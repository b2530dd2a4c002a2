import { useEffect, useState } from 'react';
import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { searchHref } from '#components/frame/search/search-href.ts';
import { searchTexts } from '#components/frame/search/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { getPopularSearches } from '#lib/search/client.ts';

let asked: Promise<readonly string[]> | undefined;

/** Read once a page; without an answer there are none. */
const popularOnce = (): Promise<readonly string[]> =>
  (asked ??= getPopularSearches().catch(() => []));

/** Popular searches, once the field was empty and had the focus. */
export function usePopular(isEmpty: boolean): readonly string[] {
  const [popular, show] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isEmpty) void popularOnce().then(show);
  }, [isEmpty]);
  return popular;
}

const titleId = 'popular-searches';

/** What others search for, and on phones or without that the categories, while the field is empty. */
export function BeforeTyping({ popular }: { popular: readonly string[] }) {
  return (
    <>
      {popular.length === 0 ? null : (
        <nav className="popular" aria-labelledby={titleId}>
          <h2 id={titleId}>{searchTexts.popular}</h2>
          <ul>
            {popular.map((text) => (
              <li key={text}>
                <a className="chip" href={searchHref(text)} data-term={text} rel="nofollow">
                  <Icon name="search" />
                  <bdi>{text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={popular.length === 0 ? undefined : 'lg:hidden'}>
        <PopularCategories />
      </div>
    </>
  );
}
