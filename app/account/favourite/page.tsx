import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FavouriteCount } from '#components/favourites/list/favourite-count.tsx';
import { FavouriteList } from '#components/favourites/list/favourite-list.tsx';
import { FavouriteSkeleton } from '#components/favourites/list/favourite-skeleton.tsx';
import { favouriteListTexts } from '#components/favourites/texts.ts';
import { paths } from '#lib/contract/paths.ts';

export const metadata: Metadata = {
  title: favouriteListTexts.title,
  robots: { index: false, follow: true },
  alternates: { canonical: paths.favourites },
};

export default function FavouritesPage() {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mb-6 flex items-baseline gap-3">
        <h1 className="text-22 font-title">{favouriteListTexts.title}</h1>
        <FavouriteCount />
      </div>
      <noscript>
        <p className="panel">{favouriteListTexts.noScript}</p>
      </noscript>
      <Suspense fallback={<FavouriteSkeleton />}>
        <FavouriteList />
      </Suspense>
    </div>
  );
}
