'use client';

import { useEffect, useState } from 'react';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed } from '#lib/parts.ts';

interface ReorderProps {
  number: number;
  className?: string;
  /** In the list each has the order's number in its name. */
  isOfList?: boolean;
}

/** «خرید دوباره»: puts what can still be bought into the basket and leads to the cart. */
export function Reorder({ number, className = '', isOfList = false }: ReorderProps) {
  const [busy, setBusy] = useState(false);
  // A page the browser brings back from its cache.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    const part = await loadPressed(() => import('#components/account/orders/put-back.ts'));
    const isLeaving = part !== null && (await part.putBack(number));
    if (!isLeaving) setBusy(false);
  };
  return (
    <button
      type="button"
      className={`btn btn-outline ${className}`}
      aria-disabled={busy}
      {...(isOfList && { 'aria-label': orderTexts.reorderOf(number) })}
      onClick={() => void press()}
    >
      {busy ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <Icon name="shopping-bag" className="i-s" />
      )}
      {orderTexts.reorder}
    </button>
  );
}
