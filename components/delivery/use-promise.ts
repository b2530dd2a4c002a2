import { type RefObject, useEffect, useState } from 'react';
import type { Promised } from '#components/delivery/promise-words.ts';
import { loadPart } from '#lib/parts.ts';
import { whenNear } from '#lib/when-near.ts';

const load = () => import('#components/delivery/follow-promise.ts');

/**
 * What is promised for the visitor's town, by code that is loaded when the page is idle and the place is near.
 * @param usual until then, and without a town
 */
export function usePromise(
  place: RefObject<HTMLElement | null>,
  usual: Promised,
  variant?: number,
): Promised {
  const [own, setOwn] = useState<Promised | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const start = async () => {
      const { followPromise } = await loadPart(load, signal);
      if (!signal.aborted) signal.addEventListener('abort', followPromise(variant, setOwn));
    };
    if (place.current) {
      signal.addEventListener(
        'abort',
        whenNear(place.current, () => void start()),
      );
    }
    return () => ending.abort();
  }, [place, variant]);
  return own ?? usual;
}
