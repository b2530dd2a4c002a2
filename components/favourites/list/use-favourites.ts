'use client';

import { useEffect, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { GetFavouritesAnswer } from '#lib/contract/favourite.ts';
import { paths } from '#lib/contract/paths.ts';
import { useSession } from '#lib/session/store.ts';

export type Reading = 'loading' | 'failed' | GetFavouritesAnswer;

type Show = Dispatch<SetStateAction<Reading>>;

/** Reads a page; may be called repeatedly. Only the latest answer counts, and none after an abort. */
function createReader(page: number, list: number, show: Show, signal: AbortSignal) {
  let latest = 0;
  return async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const isCurrent = () => own === latest && !signal.aborted;
    try {
      const { getFavourites } = await import('#lib/favourites/client.ts');
      const answer = await getFavourites(page, list);
      if (answer === null || !isCurrent()) return;
      if (answer !== 'past the last') show(answer);
      // The page's last favourite, or the list, may have been removed; page 1 of the favourites always exists.
      else if (page > 1 || list > 0) location.replace(paths.favourites);
    } catch {
      // Keep what is shown; report the failure only if nothing is shown yet.
      if (isCurrent()) show((shown) => (typeof shown === 'object' ? shown : 'failed'));
    }
  };
}

/** Calls `act` when favourites were added that the page does not show. */
async function followAdditions(isShown: (websiteCode: number) => boolean, act: () => void) {
  const { favourites } = await import('#lib/favourites/mine.ts');
  let before = favourites.getState().codes;
  return favourites.subscribe(({ codes }) => {
    const known = before;
    before = codes;
    if (codes === null || known === null || codes === known) return;
    if ([...codes].some((websiteCode) => !known.has(websiteCode) && !isShown(websiteCode))) act();
  });
}

/**
 * A page of the member's favourites, or of one of their lists, and a function to retry after a failure. Additions from
 * elsewhere appear; removed favourites stay in place, so that the removal can be undone.
 */
export function useFavourites(page: number, list: number): readonly [Reading, retry: () => void] {
  const [reading, setReading] = useState<Reading>('loading');
  const isMember = useSession(({ user }) => user !== null);

  const read = useRef(async () => {});
  useEffect(() => {
    const ending = new AbortController();
    read.current = createReader(page, list, setReading, ending.signal);
    void read.current();
    return () => ending.abort();
  }, [page, list]);

  useEffect(() => {
    if (!isMember || list !== 0 || typeof reading !== 'object') return;
    const shown = new Set(reading.items.map(({ websiteCode }) => websiteCode));
    let stop: (() => void) | null = null;
    let gone = false;
    const follow = async () => {
      const unsubscribe = await followAdditions(
        (websiteCode) => shown.has(websiteCode),
        () => void read.current(),
      );
      if (gone) unsubscribe();
      else stop = unsubscribe;
    };
    void follow().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [isMember, list, reading]);

  const retry = () => {
    setReading('loading');
    void read.current();
  };
  return [reading, retry];
}
