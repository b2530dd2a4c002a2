'use client';

import { useRef } from 'react';
import { FreeProgress } from '#components/delivery/free-progress.tsx';
import { TownButton } from '#components/delivery/town-button.tsx';
import { usePromise } from '#components/delivery/use-promise.ts';
import type { Promised } from '#components/delivery/promise-words.ts';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';

/** When the chosen variant arrives: in the page for all towns, then for the visitor's. */
export function DeliveryPromise({ usual }: { usual: Promised }) {
  const { variant } = useChosen();
  const place = useRef<HTMLLIElement>(null);
  const { line, note, freeFrom, isOwn } = usePromise(place, usual, variant.id);
  const isSold = variant.availability === availabilityCodes.available;
  if (!isSold || variant.price === null) return null;
  return (
    <li ref={place} className="promise">
      <Icon name="truck" />
      <div>
        <b>{line}</b>
        <TownButton isOwn={isOwn} />
        <small>{note}</small>
        <FreeProgress worth={variant.price} freeFrom={freeFrom} />
      </div>
    </li>
  );
}
