import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
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
    <AccountFrame
      current={paths.favourites}
      title={favouriteListTexts.title}
      aside={<FavouriteCount />}
    >
      <Suspense fallback={<FavouriteSkeleton />}>
        <FavouriteList />
      </Suspense>
    </AccountFrame>
  );
}
