'use client';

import { favouriteTexts } from '#components/favourites/button-texts.ts';
import { useFavourite } from '#components/favourites/use-favourite.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Wish } from '#lib/favourites/wish.ts';

/** Keeps the page's product among the favourites, or takes it back. */
export function FavouriteButton({ item }: { item: Wish }) {
  const [is, press] = useFavourite(item);
  return (
    <button
      type="button"
      className="needs-script btn btn-text btn-sm"
      aria-label={is ? favouriteTexts.remove : favouriteTexts.add}
      data-kept={is}
      onClick={press}
    >
      <Icon name="heart" className="i-s i-heart" />
      {favouriteTexts.favourite}
    </button>
  );
}
