'use client';

import { type RefObject, useState } from 'react';
import { CartLine } from '#components/basket/cart/cart-line.tsx';
import { CartStrips, RemovedLine } from '#components/basket/cart/cart-strips.tsx';
import { CartBar, CartTotals } from '#components/basket/cart/cart-totals.tsx';
import { ReorderedStrip } from '#components/basket/cart/reordered-strip.tsx';
import { SavedLines } from '#components/basket/cart/saved-lines.tsx';
import { change } from '#components/basket/cart/use-changes.ts';
import { type Removal, placeOf } from '#components/basket/cart/use-removal.ts';
import { keepPlaces } from '#lib/basket/places.ts';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';

interface FilledCartProps {
  basket: GetBasketAnswer;
  removal: Removal;
  /** See `SavedLines`. */
  drawnSaved: RefObject<number | null>;
}

/** Lines and totals. A removed line is replaced by a button that restores it. */
export function FilledCart({ basket, removal, drawnSaved }: FilledCartProps) {
  const [places, setPlaces] = useState<readonly number[]>([]);
  const order = keepPlaces(places, basket.lines);
  if (order !== places) setPlaces(order);
  const lines = new Map(basket.lines.map((line) => [line.propertyId, line]));
  const { removed } = removal;

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div>
          <ReorderedStrip />
          <CartStrips basket={basket} />
          <ul>
            {order.map((id) => {
              const line = lines.get(id);
              if (line) {
                return (
                  <CartLine
                    key={id}
                    line={line}
                    isFrozen={basket.frozen}
                    onSave={() => void change({ kind: 'save', place: placeOf(line) })}
                    onRemove={(count) => removal.remove(line, count)}
                    takesFocus={removal.focused === id}
                    onFocused={removal.onFocused}
                  />
                );
              }
              if (removed?.propertyId !== id) return null;
              return (
                <li key={`removed-${id}`}>
                  <RemovedLine line={removed} removal={removal} />
                </li>
              );
            })}
          </ul>
          <SavedLines basket={basket} drawnRef={drawnSaved} />
        </div>
        <CartTotals basket={basket} />
      </div>
      <CartBar basket={basket} />
    </>
  );
}
