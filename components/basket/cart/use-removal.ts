'use client';

import { useEffect, useRef, useState } from 'react';
import { change } from '#components/basket/cart/use-changes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

export interface Removal {
  /** The line this page removed last, unless it was restored. */
  readonly removed: BasketLine | null;
  /** propertyId of the line, or of its replacement, that gets the focus; null for none. */
  readonly focused: number | null;
  /**
   * Called when it has the focus, so that it does not get it again when the router shows the page
   * again.
   */
  readonly onFocused: () => void;
  /** Removes a line, which showed this many pieces. */
  readonly remove: (line: BasketLine, count: number) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** The place of a line. */
export const placeOf = ({ websiteCode, propertyId }: BasketLine) => ({
  websiteCode,
  variantId: propertyId,
});

/** Whether the page is shown: the router keeps left pages mounted but hidden. */
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

/** Removes lines from the basket; the last removal can be undone. @param lines those in the basket */
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
    // Fewer pieces may be allowed by now.
    const count = Math.min(removed.count, maxCount);
    const place = placeOf(removed);
    if (!(await change({ kind: 'bringBack', place, count, insurance, addedAt }))) return;
    setRemoved(null);
    focus(removed);
  }

  return { removed, focused, onFocused: () => setFocused(null), remove, undo };
}
