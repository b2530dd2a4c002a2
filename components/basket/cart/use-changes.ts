'use client';

import { useEffect, useRef, useState } from 'react';
import type { Change } from '#components/basket/cart/make-change.ts';
import { createLatest } from '#lib/basket/latest.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';

const load = () => import('#components/basket/cart/make-change.ts');

/** Loads what changes need, so that a lost network can be told of. */
export const prepareChanges = () => preparePart(load);

/** Changes the basket, and tells the shopper when that could not be. @returns whether it was done */
export async function change(what: Change): Promise<boolean> {
  const part = await loadPressed(load);
  return part !== null && part.makeChange(what);
}

/**
 * What a shopper wants of many quick presses, sent once the presses pause, and when the page is left.
 * @param changeTo what is to be done for what is wanted
 * @param pause ms without a press
 * @returns what is wanted and not yet answered, or null; how to want something; and how to want nothing any more
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
