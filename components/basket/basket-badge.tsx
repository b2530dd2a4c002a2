'use client';

import { useStore } from 'zustand';
import { basketStore } from '#lib/basket/store.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/**
 * Number of pieces in the basket. Must be inside a positioned cart link, whose accessible name it
 * completes. Renders nothing while the basket is empty or unknown.
 */
export function BasketBadge({ className = 'count' }: { className?: string }) {
  const count = useStore(basketStore, (basket) => basket.basketCount);
  if (!count) return null;
  return <span className={className}>{toPersianDigits(count)}</span>;
}
