'use client';

import { useRef } from 'react';
import { FreeProgress } from '#components/delivery/free-progress.tsx';
import { deliveryTexts } from '#components/delivery/texts.ts';
import { TownButton } from '#components/delivery/town-button.tsx';
import { usePromise } from '#components/delivery/use-promise.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';
import { worthOf } from '#lib/rules/pricing/freight.ts';

const unknown = { line: deliveryTexts.ask, note: '', freeFrom: null, isOwn: false };

/** When the basket arrives, and how far it is from being sent free. */
export function CartDelivery({ lines }: { lines: readonly BasketLine[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { line, note, freeFrom, isOwn } = usePromise(place, unknown);
  const worth = worthOf(
    lines.flatMap(({ availability, price, count }) =>
      availability === availabilityCodes.available && price !== null ? [{ price, count }] : [],
    ),
  );
  return (
    <div ref={place} className="cart-delivery promise">
      <b>{line}</b>
      <TownButton isOwn={isOwn} />
      {note === '' ? null : <small>{note}</small>}
      {freeFrom !== null && worth >= freeFrom ? (
        <small className="text-good">{deliveryTexts.reached}</small>
      ) : (
        <FreeProgress worth={worth} freeFrom={freeFrom} />
      )}
    </div>
  );
}
