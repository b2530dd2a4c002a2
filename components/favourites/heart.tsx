'use client';

import type { ReactNode } from 'react';
import { favouriteTexts } from '#components/favourites/button-texts.ts';
import { useFavourite } from '#components/favourites/use-favourite.ts';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';

interface HeartProps {
  item: FavouriteProduct;
  /** Whether the list that contains the product says it is a favourite. */
  known?: boolean | undefined;
  className: string;
  children: ReactNode;
}

/**
 * Toggles a product as a favourite. Its name says which action follows, so it is not
 * `aria-pressed`.
 */
export function Heart({ item, known = false, className, children }: HeartProps) {
  const [is, press] = useFavourite(item, known);
  return (
    <button
      type="button"
      className={className}
      aria-label={is ? favouriteTexts.remove : favouriteTexts.add}
      data-kept={is}
      onClick={press}
    >
      {children}
    </button>
  );
}
