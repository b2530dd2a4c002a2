'use client';

import { useSearchParams } from 'next/navigation';
import { FavouriteCard } from '#components/favourites/list/favourite-card.tsx';
import { FavouriteEmpty } from '#components/favourites/list/favourite-empty.tsx';
import { FavouriteSkeleton } from '#components/favourites/list/favourite-skeleton.tsx';
import { useFavourites } from '#components/favourites/list/use-favourites.ts';
import { favouriteListTexts } from '#components/favourites/texts.ts';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { PageLinks } from '#components/listing/page-links.tsx';
import { FailedReading } from '#components/states/failed-reading.tsx';
import type { GetFavouritesAnswer } from '#lib/contract/favourite.ts';
import { paths } from '#lib/contract/paths.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

const longestPage = 4;

/** Page number in the address; 1 if it is invalid. */
function pageOf(written: string | null): number {
  const page = Number(written);
  const isPage = /^[1-9]\d*$/.test(written ?? '') && (written ?? '').length <= longestPage;
  return isPage ? page : 1;
}

const hrefOf = (page: number): string =>
  page === 1 ? paths.favourites : `${paths.favourites}?page=${page}`;

/** The member's favourites, newest first. */
export function FavouriteList() {
  const page = pageOf(useSearchParams().get('page'));
  return <Page key={page} page={page} />;
}

function Page({ page }: { page: number }) {
  const [reading, retry] = useFavourites(page);
  if (reading === 'loading') return <FavouriteSkeleton />;
  if (reading === 'failed')
    return <FailedReading level={2} texts={favouriteListTexts} retry={retry} />;
  if (reading.total === 0) return <FavouriteEmpty />;
  return <Cards answer={reading} />;
}

/** Cards in a phone's first row. */
const firstRow = 2;

function Cards({ answer: { items, page, pageCount } }: { answer: GetFavouritesAnswer }) {
  const notes = couponNotes(items);
  return (
    <>
      <h2 className="sr-only">{favouriteListTexts.kept}</h2>
      <div className="grid-cards grid-wide">
        {items.map((item, at) => (
          <FavouriteCard
            key={item.websiteCode}
            facts={cardFacts(item)}
            load={at < firstRow ? 'eager' : 'lazy'}
            note={notes?.[at]}
          />
        ))}
      </div>
      <PageLinks page={page} pageCount={pageCount} href={hrefOf} />
    </>
  );
}
