'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { showContents } from '#lib/basket/contents.ts';
import { contentsStore } from '#lib/basket/contents-store.ts';
import type { Reading } from '#lib/basket/contents-store.ts';

/**
 * The basket with its lines, and a function to retry after a failure. Updates on changes from other
 * tabs and devices.
 */
export function useBasket(): readonly [Reading, retry: () => void] {
  const reading = useStore(contentsStore, (contents) => contents.reading);
  useEffect(showContents, []);
  return [reading, showContents];
}
