'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { askToThaw } from '#components/basket/cart/ask-to-thaw.ts';
import { LineWords } from '#components/basket/cart/line-words.tsx';
import { savedTexts } from '#components/basket/cart/saved-texts.ts';
import { change } from '#components/basket/cart/use-changes.ts';
import { frameIds } from '#components/frame/texts.ts';
import { OldPrice, Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetBasketAnswer, SavedLine } from '#lib/contract/basket.ts';

interface SavedLinesProps {
  basket: GetBasketAnswer;
  /** How many were drawn last, in a full cart or an empty one; null at first. */
  drawnRef: RefObject<number | null>;
}

/** What was put aside for later; nothing without any. */
export function SavedLines({ basket: { saved, frozen }, drawnRef }: SavedLinesProps) {
  const place = useRef<HTMLElement>(null);
  const count = saved?.length ?? 0;
  // The button that was pressed is gone with its line.
  useEffect(() => {
    const before = drawnRef.current;
    drawnRef.current = count;
    if (before === null || before === count || document.activeElement !== document.body) return;
    const target = place.current ?? document.getElementById(frameIds.content);
    target?.focus({ preventScroll: true });
  }, [count, drawnRef]);
  if (saved === undefined) return null;
  return (
    <section ref={place} className="saved-lines" aria-labelledby="saved-for-later" tabIndex={-1}>
      <h2 id="saved-for-later" className="text-18 font-title">
        {savedTexts.title}
      </h2>
      <p className="mt-1 text-13 text-ink-3">{savedTexts.note}</p>
      <ul>
        {saved.map((line) => (
          <Saved key={line.propertyId} line={line} isFrozen={frozen} />
        ))}
      </ul>
    </section>
  );
}

function Saved({ line, isFrozen }: { line: SavedLine; isFrozen: boolean }) {
  const [busy, setBusy] = useState(false);
  const { websiteCode, propertyId, nameFa } = line;
  const place = { websiteCode, variantId: propertyId };
  const isSold = line.availability === availabilityCodes.available && line.price !== null;

  async function act(kind: 'takeBack' | 'removeSaved') {
    if (busy) return;
    setBusy(true);
    await change({ kind, place });
    setBusy(false);
  }

  return (
    <li className="cart-line">
      <div className="pic">
        <IslandPicture image={line.image} alt="" sizes="(min-width: 62rem) 136px, 88px" />
      </div>
      <LineWords line={line} level={3} />
      <div className="wide flex flex-wrap items-center gap-2">
        {isSold ? (
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={savedTexts.takeBackOf(nameFa)}
            aria-disabled={busy || isFrozen}
            onClick={() => (isFrozen ? askToThaw() : void act('takeBack'))}
          >
            {savedTexts.takeBack}
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn-text btn-sm"
          aria-label={savedTexts.removeOf(nameFa)}
          aria-disabled={busy}
          onClick={() => void act('removeSaved')}
        >
          {savedTexts.remove}
        </button>
        <SavedPrice line={line} isSold={isSold} />
      </div>
    </li>
  );
}

/** Price of one piece, or why there is none. */
function SavedPrice({ line, isSold }: { line: SavedLine; isSold: boolean }) {
  if (!isSold || line.price === null) {
    return <span className="tag tag-warn ms-auto">{availabilityTexts[line.availability]}</span>;
  }
  return (
    <div className="ms-auto grid justify-items-end">
      {line.oldPrice === null ? null : <OldPrice value={line.oldPrice} />}
      <Price value={line.price} isNew={line.oldPrice !== null} />
    </div>
  );
}
