'use client';

import { useEffect } from 'react';
import { type Compared, type CompareGroup, compareStore } from '#lib/compare/store.ts';

interface CollectedProps {
  group: CompareGroup;
  items: readonly Compared[];
}

/**
 * Collects what is compared, so that browsing on adds to it, and keeps what else was collected where there
 * is room. A link from somebody else changes nothing for a shopper who collects other products.
 */
export function Collected({ group, items }: CollectedProps) {
  useEffect(() => {
    const { items: known } = compareStore.getState();
    const there = items.filter(({ code }) => compareStore.has(code));
    if (there.length === items.length || (there.length === 0 && known.length > 0)) return;
    compareStore.replace(group, [...items, ...known]);
  }, [group, items]);
  return null;
}
