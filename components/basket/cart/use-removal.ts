'use client';

import { useState } from 'react';
import { change } from '#components/basket/cart/use-changes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

export interface Removal {
  /** The line this page took out last. */
  readonly removed: BasketLine | null;
  /** The line that was brought back last. */
  readonly returned: number | null;
  readonly remove: (line: BasketLine) => Promise<void>;
  readonly undo: () => Promise<void>;
}

const placeOf = ({ websiteCode, propertyId }: BasketLine) => ({
  websiteCode,
  variantId: propertyId,
});

/** Takes lines out of the basket, the last of them with the way back. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const [returned, setReturned] = useState<number | null>(null);

  async function remove(line: BasketLine) {
    setReturned(null);
    if (await change({ kind: 'remove', place: placeOf(line) })) setRemoved(line);
  }

  async function undo() {
    if (removed === null) return;
    const { insurance, maxCount } = removed;
    // As many as there may be, should there be fewer by now.
    const count = Math.min(removed.count, maxCount);
    if (!(await change({ kind: 'bringBack', place: placeOf(removed), count, insurance }))) return;
    setRemoved(null);
    setReturned(removed.propertyId);
  }

  return { removed, returned, remove, undo };
}
