'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { contentsStore } from '#lib/basket/contents-store.ts';
import type { Reading } from '#lib/basket/contents-store.ts';
import { basketStore } from '#lib/basket/store.ts';

async function show(): Promise<void> {
  try {
    const { showContents } = await import('#lib/basket/contents.ts');
    showContents();
  } catch {
    contentsStore.fail(basketStore.getState().age);
  }
}

function retry(): void {
  contentsStore.begin(basketStore.getState().age);
  void show();
}

/**
 * The basket with its lines, and a function to retry after a failure. Updates on changes from other
 * tabs and devices.
 */
export function useBasket(): readonly [Reading, retry: () => void] {
  const reading = useStore(contentsStore, (contents) => contents.reading);
  useEffect(() => void show(), []);
  return [reading, retry];
}
