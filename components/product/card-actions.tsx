'use client';

import { useEffect, useRef, useState } from 'react';
import { addAndNotify } from '#components/basket/add-and-notify.ts';
import { basketTexts } from '#components/basket/texts.ts';
import { useCompared } from '#components/compare/use-compared.ts';
import { Heart } from '#components/favourites/heart.tsx';
import { CardPicture } from '#components/product/card-picture.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { buttonTexts } from '#components/compare/button-texts.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { drawn } from '#lib/drawn.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';

/** Code of the default variant (contract §3). */
const defaultVariant = 0;

/** Actions of a product card: favourite, comparison, basket. Loaded when the page is idle. */
export default function CardActions({ facts }: { facts: CardFacts }) {
  const place = useRef<HTMLDivElement>(null);
  const rested = useMouseRested(place);
  return (
    <div className="card-acts" ref={place}>
      {facts.availability === availabilityCodes.available ? <AddButton facts={facts} /> : null}
      <CompareButton facts={facts} />
      <Heart
        item={{ websiteCode: facts.websiteCode, name: facts.name }}
        known={facts.fav}
        className="card-act card-fav"
      >
        <Icon name="heart" className="i-heart" />
      </Heart>
      {rested && facts.hover !== undefined ? (
        <div className="pic pic-hover" aria-hidden>
          <CardPicture image={facts.hover} load="eager" />
        </div>
      ) : null}
    </div>
  );
}

function AddButton({ facts: { websiteCode, name } }: { facts: CardFacts }) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    await drawn();
    await addAndNotify({ websiteCode, variantId: defaultVariant, insurance: false, name });
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="card-act card-add"
      aria-label={basketTexts.add}
      aria-disabled={busy}
      onClick={() => void add()}
    >
      {busy ? <span aria-hidden className="spinner" /> : <Icon name="plus" className="i-s" />}
    </button>
  );
}

function CompareButton({ facts: { websiteCode, name, image } }: { facts: CardFacts }) {
  const [busy, setBusy] = useState(false);
  const [compared, toggle] = useCompared({ websiteCode, name, image });
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await toggle().finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className={compared ? 'card-act card-compare card-act-on' : 'card-act card-compare'}
      aria-label={compared ? buttonTexts.remove : buttonTexts.add}
      aria-disabled={busy}
      onClick={() => void press()}
    >
      {busy ? (
        <span aria-hidden className="spinner" />
      ) : (
        <Icon name={compared ? 'check' : 'scale'} className="i-s" />
      )}
    </button>
  );
}

/** Whether a mouse has ever rested on the card: only then its second image is loaded. */
function useMouseRested(place: { readonly current: HTMLElement | null }): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const card = place.current?.closest('.card');
    if (!card || rested) return;
    const enter = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') setRested(true);
    };
    card.addEventListener('pointerenter', enter);
    return () => card.removeEventListener('pointerenter', enter);
  }, [place, rested]);
  return rested;
}
