'use client';

import type { ReactNode } from 'react';
import { favouriteTexts } from '#components/favourites/button-texts.ts';
import { useFavourite } from '#components/favourites/use-favourite.ts';
import type { Wish } from '#lib/session/wish.ts';

interface HeartProps {
  item: Wish;
  /** What the list the product stands in says of it. */
  known?: boolean | undefined;
  className: string;
  children: ReactNode;
}

/** Keeps a product among the favourites, or takes it back. Its name says which, so it is not `pressed`. */
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
