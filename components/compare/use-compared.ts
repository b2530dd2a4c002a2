'use client';

import { useEffect, useState } from 'react';
import type { Compared } from '#lib/compare/store.ts';
import { loadPart, loadPressed } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Whether a product is collected for comparison, and a function that toggles it. Its code is loaded
 * late.
 */
export function useCompared(item: Compared): readonly [boolean, toggle: () => Promise<void>] {
  const { websiteCode } = item;
  const [compared, setCompared] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const watch = async () => {
      const { compareStore } = await loadPart(() => import('#lib/compare/store.ts'), signal);
      if (signal.aborted) return;
      const update = () => setCompared(compareStore.has(websiteCode));
      update();
      signal.addEventListener('abort', compareStore.subscribe(update));
    };
    whenIdle(() => void watch());
    return () => ending.abort();
  }, [websiteCode]);
  return [compared, () => toggle(item)];
}

async function toggle(item: Compared): Promise<void> {
  const part = await loadPressed(() => import('#components/compare/collect.ts'));
  try {
    await part?.toggleCompared(item);
  } catch (error) {
    const report = await loadPressed(() => import('#lib/session/report-failure.ts'));
    await report?.reportFailure(error);
  }
}
