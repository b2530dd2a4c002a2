'use client';

import { useEffect } from 'react';
import { type Compared, type CompareGroup, compareStore } from '#lib/compare/store.ts';

interface CollectedProps {
  group: CompareGroup;
  items: readonly Compared[];
}

/**
 * Collects the compared products, so that the shopper can add to them while browsing, and keeps
 * other collected products where there is room. Opening a shared link does not replace an existing
 * collection of other products.
 */
export function Collected({ group, items }: CollectedProps) {
  useEffect(() => {
    const { items: known } = compareStore.getState();
    const there = items.filter(({ websiteCode }) => compareStore.has(websiteCode));
    if (there.length === items.length || (there.length === 0 && known.length > 0)) return;
    compareStore.replace(group, [...items, ...known]);
  }, [group, items]);
  return null;
}
