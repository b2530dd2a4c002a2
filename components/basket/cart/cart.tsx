'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { CartEmpty } from '#components/basket/cart/cart-empty.tsx';
import { CartSkeleton } from '#components/basket/cart/cart-skeleton.tsx';
import { FilledCart } from '#components/basket/cart/filled-cart.tsx';
import { ProposedStrip } from '#components/basket/cart/proposed-strip.tsx';
import { SavedLines } from '#components/basket/cart/saved-lines.tsx';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { prepareChanges } from '#components/basket/cart/use-changes.ts';
import { useRemoval } from '#components/basket/cart/use-removal.ts';
import { RemovedLine } from '#components/basket/cart/cart-strips.tsx';
import { useBasket } from '#components/basket/use-basket.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { contentsStore } from '#lib/basket/contents-store.ts';
import type { Reading } from '#lib/basket/contents-store.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

/** The basket of a visitor or member. Updates on changes from other tabs and devices. */
export function Cart() {
  const [reading, retry] = useBasket();
  const age = useStore(contentsStore, (contents) => contents.age);
  useEffect(prepareChanges, []);
  return (
    <>
      <ProposedStrip />
      <Contents key={age} reading={reading} retry={retry} />
    </>
  );
}

const none: readonly BasketLine[] = [];

interface ContentsProps {
  reading: Reading;
  retry: () => void;
}

/** Keyed by basket: a line removed from one basket is never restored into another. */
function Contents({ reading, retry }: ContentsProps) {
  const removal = useRemoval(typeof reading === 'object' ? reading.lines : none);
  const drawnSaved = useRef<number>(null);

  if (reading === 'failed') return <FailedReading level={1} texts={cartTexts} retry={retry} />;
  if (typeof reading === 'object' && reading.lines.length === 0) {
    const { removed } = removal;
    return (
      <>
        {removed && <RemovedLine key={removed.propertyId} line={removed} removal={removal} />}
        <CartEmpty />
        <SavedLines basket={reading} drawnRef={drawnSaved} />
      </>
    );
  }
  return (
    <>
      <div className="mb-6 flex items-baseline gap-3 pt-6">
        <h1 className="text-22 font-title">{cartTexts.title}</h1>
        {typeof reading === 'object' && (
          <span className="text-ink-3">{cartTexts.pieces(reading.basketCount)}</span>
        )}
      </div>
      {typeof reading === 'object' ? (
        <FilledCart basket={reading} removal={removal} drawnSaved={drawnSaved} />
      ) : (
        <CartSkeleton />
      )}
    </>
  );
}
