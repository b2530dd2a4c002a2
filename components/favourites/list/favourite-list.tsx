'use client';

import { useSearchParams } from 'next/navigation';
import { FavouriteCard } from '#components/favourites/list/favourite-card.tsx';
import { FavouriteEmpty } from '#components/favourites/list/favourite-empty.tsx';
import { FavouriteSkeleton } from '#components/favourites/list/favourite-skeleton.tsx';
import { useFavourites } from '#components/favourites/list/use-favourites.ts';
import { ListCard } from '#components/favourites/lists/list-card.tsx';
import { ListEmpty } from '#components/favourites/lists/list-empty.tsx';
import { Lists } from '#components/favourites/lists/lists.tsx';
import { favouriteListTexts } from '#components/favourites/texts.ts';
import { couponNotes } from '#components/product/coupon-notes.tsx';
import { PageLinks } from '#components/listing/page-links.tsx';
import { FailedReading } from '#components/states/failed-reading.tsx';
import type { GetFavouritesAnswer } from '#lib/contract/favourite.ts';
import { paths } from '#lib/contract/paths.ts';
import { pageNumber } from '#lib/favourites/page-number.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

function hrefOf(list: number, page: number): string {
  const query = new URLSearchParams();
  if (list !== 0) query.set('list', String(list));
  if (page !== 1) query.set('page', String(page));
  return query.size === 0 ? paths.favourites : `${paths.favourites}?${query}`;
}

/** Id of a list in the address; 0, the favourites, if it is invalid. */
const listNumber = (written: string | null): number =>
  /^[1-9]\d{0,14}$/.test(written ?? '') ? Number(written) : 0;

/** The member's favourites, or one of their lists, newest first. */
export function FavouriteList() {
  const query = useSearchParams();
  const page = pageNumber(query.get('page'));
  const list = listNumber(query.get('list'));
  return (
    <>
      <Lists current={list} />
      <Page key={`${list}-${page}`} list={list} page={page} />
    </>
  );
}

interface PageProps {
  list: number;
  page: number;
}

function Page({ list, page }: PageProps) {
  const [reading, retry] = useFavourites(page, list);
  if (reading === 'loading') return <FavouriteSkeleton />;
  if (reading === 'failed')
    return <FailedReading level={2} texts={favouriteListTexts} retry={retry} />;
  if (reading.total === 0) return list === 0 ? <FavouriteEmpty /> : <ListEmpty />;
  return <Cards list={list} answer={reading} />;
}

/** Cards in a phone's first row. */
const firstRow = 2;

interface CardsProps {
  list: number;
  answer: GetFavouritesAnswer;
}

function Cards({ list, answer: { items, page, pageCount } }: CardsProps) {
  const notes = couponNotes(items);
  const Card = list === 0 ? FavouriteCard : ListCard;
  return (
    <>
      <h2 className="sr-only">{favouriteListTexts.kept}</h2>
      <div className="grid-cards grid-wide">
        {items.map((item, at) => (
          <Card
            key={item.websiteCode}
            list={list}
            facts={cardFacts(item)}
            load={at < firstRow ? 'eager' : 'lazy'}
            note={notes?.[at]}
          />
        ))}
      </div>
      <PageLinks page={page} pageCount={pageCount} href={(other) => hrefOf(list, other)} />
    </>
  );
}
