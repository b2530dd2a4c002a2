'use client';

import { useEffect, useState } from 'react';
import type { Compared } from '#lib/stores/compare.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Whether a product is collected for comparing, and what changes that. All it needs is loaded late. */
export function useCompared(item: Compared): readonly [boolean, toggle: () => Promise<void>] {
  const { code } = item;
  const [compared, setCompared] = useState(false);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    const watch = async () => {
      const { compareStore } = await import('#lib/stores/compare.ts');
      if (gone) return;
      const look = () => setCompared(compareStore.has(code));
      look();
      stop = compareStore.subscribe(look);
    };
    whenIdle(() => void watch());
    return () => {
      gone = true;
      stop?.();
    };
  }, [code]);
  return [compared, () => toggle(item)];
}

async function toggle(item: Compared): Promise<void> {
  try {
    const { toggleCompared } = await import('#components/compare/collect.ts');
    await toggleCompared(item);
  } catch (error) {
    // The network went before this was loaded.
    const { reportFailure } = await import('#lib/api/report-failure.ts');
    await reportFailure(error);
  }
}
