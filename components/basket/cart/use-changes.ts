'use client';

import { useEffect, useRef, useState } from 'react';
import type { Change } from '#components/basket/cart/make-change.ts';
import { createLatest } from '#lib/basket/latest.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';

const load = () => import('#components/basket/cart/make-change.ts');

/** Preloads the code of changes, so that a lost network can be reported. */
export const prepareChanges = () => preparePart(load);

/** Changes the basket, and notifies the shopper on failure. @returns whether it was done */
export async function change(what: Change): Promise<boolean> {
  const part = await loadPressed(load);
  return part !== null && part.makeChange(what);
}

/**
 * Debounces quick presses: sends only the latest value, after a pause or when the page is left.
 * @param changeTo the change for a value
 * @param pause ms without a press
 * @returns the value not yet confirmed by the service, or null; a function to set it; and one to
 * drop it
 */
export function useLatest<T>(
  changeTo: (wanted: T) => Change,
  pause: number,
): readonly [T | null, want: (wanted: T) => void, drop: () => void] {
  const [wanted, setWanted] = useState<T | null>(null);
  const sender = useRef<ReturnType<typeof createLatest<T>>>(null);
  const current = useRef(changeTo);
  useEffect(() => {
    current.current = changeTo;
  });

  useEffect(() => {
    const latest = createLatest<T>({
      delay: pause,
      send: async (next) => void (await change(current.current(next))),
      show: (next) => setWanted(() => next),
    });
    sender.current = latest;
    addEventListener('pagehide', latest.flush);
    return () => {
      removeEventListener('pagehide', latest.flush);
      latest.flush();
    };
  }, [pause]);

  return [wanted, (next) => sender.current?.press(next), () => sender.current?.drop()];
}
