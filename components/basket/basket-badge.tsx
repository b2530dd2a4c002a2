'use client';

import { useStore } from 'zustand';
import { basketStore } from '#lib/basket/store.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/**
 * How many pieces are in the basket. Stands inside a positioned cart link, whose name it completes,
 * and is nothing while the basket is empty or not yet known.
 */
export function BasketBadge({ className = 'count' }: { className?: string }) {
  const count = useStore(basketStore, (basket) => basket.count);
  if (!count) return null;
  return <span className={className}>{toPersianDigits(count)}</span>;
}
