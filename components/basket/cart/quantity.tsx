'use client';

import { useState } from 'react';
import { askToThaw } from '#components/basket/cart/ask-to-thaw.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { useLatest } from '#components/basket/cart/use-changes.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { BasketLine } from '#lib/contract/basket.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** ms after the last press before the count is sent. */
const pause = 400;

interface QuantityProps {
  line: BasketLine;
  isFrozen: boolean;
  /** Removes the line, which showed this many pieces. @returns after it was removed or that failed */
  onRemove: (count: number) => Promise<void>;
}

/**
 * Quantity of a line. The button that decreases the count also removes the last piece, so that the
 * focus stays in place.
 */
export function Quantity({ line, isFrozen, onRemove }: QuantityProps) {
  const { websiteCode, propertyId, maxCount } = line;
  const place = { websiteCode, variantId: propertyId };
  const [wanted, want, drop] = useLatest<number>(
    (count) => ({ kind: 'count', place, count }),
    pause,
  );
  /** Count shown while the line is being removed. */
  const [leaving, setLeaving] = useState<number | null>(null);
  const count = leaving ?? wanted ?? line.count;
  const isMost = count >= maxCount;
  const isLast = count <= 1;

  async function remove() {
    if (isFrozen) return askToThaw();
    if (leaving !== null) return;
    setLeaving(count);
    drop();
    await onRemove(count);
    setLeaving(null);
  }

  function press(next: number) {
    if (isFrozen) askToThaw();
    else if (leaving === null) want(next);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="quantity" aria-busy={wanted !== null}>
        <button
          type="button"
          className="icon-btn"
          aria-label={cartTexts.more}
          aria-disabled={isMost || isFrozen}
          onClick={() => {
            if (!isMost) press(count + 1);
          }}
        >
          <Icon name="plus" className="i-s" />
        </button>
        <b>
          <span className="sr-only">{cartTexts.count} </span>
          {formatNumber(count)}
        </b>
        <button
          type="button"
          className="icon-btn"
          aria-label={isLast ? cartTexts.remove : cartTexts.less}
          aria-disabled={isFrozen}
          onClick={() => {
            if (isLast) void remove();
            else press(Math.min(count - 1, maxCount));
          }}
        >
          <Icon name={isLast ? 'trash-2' : 'minus'} className="i-s" />
        </button>
      </div>
      {isLast ? null : <RemoveButton isFrozen={isFrozen} onRemove={() => void remove()} />}
      {isMost ? (
        <span className="basis-full text-12 text-ink-3">{cartTexts.most(maxCount)}</span>
      ) : null}
    </div>
  );
}

interface RemoveButtonProps {
  isFrozen: boolean;
  onRemove: () => void;
}

export function RemoveButton({ isFrozen, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-btn text-ink-3"
      aria-label={cartTexts.remove}
      aria-disabled={isFrozen}
      onClick={isFrozen ? askToThaw : onRemove}
    >
      <Icon name="trash-2" className="i-s" />
    </button>
  );
}
