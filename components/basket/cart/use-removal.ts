'use client';

import { useEffect, useRef, useState } from 'react';
import { change } from '#components/basket/cart/use-changes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

export interface Removal {
  /** The line this page took out last, unless it is back. */
  readonly removed: BasketLine | null;
  /** The propertyId of the line that takes the focus, or what stands for it while it is out; null for none. */
  readonly focused: number | null;
  /** The focus is there: it does not go there again when the router shows the page again. */
  readonly onFocused: () => void;
  /** Takes out a line of which so many pieces were shown. */
  readonly remove: (line: BasketLine, count: number) => Promise<void>;
  readonly undo: () => Promise<void>;
}

const placeOf = ({ websiteCode, propertyId }: BasketLine) => ({
  websiteCode,
  variantId: propertyId,
});

/** Whether the page is shown: the router keeps one that was left, hidden. */
function useShown() {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

/** Takes lines out of the basket, the last of them with the way back. @param lines those that are in it */
export function useRemoval(lines: readonly BasketLine[]): Removal {
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const shown = useShown();
  if (removed && lines.some(({ propertyId }) => propertyId === removed.propertyId)) {
    setRemoved(null);
  }

  const focus = ({ propertyId }: BasketLine) => setFocused(shown.current ? propertyId : null);

  async function remove(line: BasketLine, count: number) {
    setFocused(null);
    if (!(await change({ kind: 'remove', place: placeOf(line) }))) return;
    setRemoved({ ...line, count });
    focus(line);
  }

  async function undo() {
    if (removed === null) return;
    const { insurance, maxCount, addedAt } = removed;
    // As many as there may be, should there be fewer by now.
    const count = Math.min(removed.count, maxCount);
    const place = placeOf(removed);
    if (!(await change({ kind: 'bringBack', place, count, insurance, addedAt }))) return;
    setRemoved(null);
    focus(removed);
  }

  return { removed, focused, onFocused: () => setFocused(null), remove, undo };
}
