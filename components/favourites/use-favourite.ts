'use client';

import { useEffect, useState } from 'react';
import { loadPart, loadPressed } from '#lib/parts.ts';
import { useSession } from '#lib/session/store.ts';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';
import { whenIdle } from '#lib/when-idle.ts';

const load = () => import('#components/favourites/press.tsx');

/**
 * Whether a product is a favourite, and a function that toggles it. Static pages know no
 * favourites: they are read once a page, when a member is logged in and the page is idle.
 * @param known what the list containing the product says
 */
export function useFavourite(
  product: FavouriteProduct,
  known = false,
): readonly [boolean, press: () => void] {
  const { websiteCode } = product;
  const isMember = useSession(({ user }) => user !== null);
  const [current, setCurrent] = useState<boolean>();

  useEffect(() => {
    if (!isMember) return;
    let stop: (() => void) | null = null;
    const ending = new AbortController();
    const { signal } = ending;
    const watch = async () => {
      if (signal.aborted) return;
      const { watchFavourite } = await loadPart(load, signal);
      if (!signal.aborted) stop = watchFavourite(websiteCode, setCurrent);
    };
    whenIdle(() => void watch());
    return () => {
      ending.abort();
      stop?.();
      setCurrent(undefined);
    };
  }, [websiteCode, isMember]);

  const is = current ?? known;
  return [is, () => void press(product, is)];
}

async function press(product: FavouriteProduct, shown: boolean): Promise<void> {
  const part = await loadPressed(load);
  await part?.pressFavourite(product, shown);
}
