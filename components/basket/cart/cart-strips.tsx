'use client';

import { useState } from 'react';
import { askToThaw } from '#components/basket/cart/ask-to-thaw.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { useFocus } from '#components/basket/cart/use-focus.ts';
import type { Removal } from '#components/basket/cart/use-removal.ts';
import { change } from '#components/basket/cart/use-changes.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { BasketLine, GetBasketAnswer } from '#lib/contract/basket.ts';

/** Notices about the whole basket: it awaits payment, or its lines have changed. */
export function CartStrips({ basket: { frozen, newsKey } }: { basket: GetBasketAnswer }) {
  const [pending, setPending] = useState(false);
  if (frozen) {
    return (
      <div className="cart-strip cart-strip-warn">
        <p>{cartTexts.frozen}</p>
        <button type="button" className="btn btn-outline btn-sm" onClick={askToThaw}>
          {cartTexts.frozenWay}
        </button>
      </div>
    );
  }
  if (newsKey === '') return null;

  async function confirm() {
    if (pending) return;
    setPending(true);
    await change({ kind: 'confirm', newsKey });
    setPending(false);
  }

  return (
    <div className="cart-strip cart-strip-warn">
      <output>{cartTexts.news}</output>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-disabled={pending}
        onClick={() => void confirm()}
      >
        {cartTexts.newsSeen}
      </button>
    </div>
  );
}

/** Replaces a removed line and offers to restore it. Takes the focus of the removed button. */
export function RemovedLine({ line, removal }: { line: BasketLine; removal: Removal }) {
  const [pending, setPending] = useState(false);
  const takesFocus = removal.focused === line.propertyId;
  const strip = useFocus<HTMLDivElement>(takesFocus, removal.onFocused);
  const canReturn = line.maxCount > 0;

  async function undo() {
    if (pending) return;
    setPending(true);
    await removal.undo();
    setPending(false);
  }

  return (
    <div className="cart-strip" ref={strip} tabIndex={-1}>
      <output>
        <MixedText>{cartTexts.removed(line.nameFa)}</MixedText>
      </output>
      {canReturn ? (
        <button
          type="button"
          className="btn btn-outline btn-sm"
          aria-disabled={pending}
          onClick={() => void undo()}
        >
          {pending && <span aria-hidden className="spinner" />}
          {cartTexts.undo}
        </button>
      ) : null}
    </div>
  );
}
