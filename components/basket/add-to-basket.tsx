'use client';

import { useEffect, useRef, useState } from 'react';
import { basketTexts, cartPath, contactPath } from '#components/basket/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { prepareToasts } from '#lib/toasts/store.ts';
import { whenIdle } from '#lib/when-idle.ts';

export interface AddToBasketProps {
  websiteCode: number;
  /** Called ProductProperty in the contract. */
  variantId: number;
  insurance: boolean;
  /** The product's name, for the toast. */
  name: string;
  /** The button is shown only for available variants; otherwise the buy box says why not. */
  availability: number;
  /** Maximum number of pieces in one basket. */
  maxCount: number;
  className?: string;
}

const available = 1;
/** On narrow phones the label wraps onto two lines. */
const narrow = 'max-sm:whitespace-normal max-sm:px-3 max-sm:leading-5';

const loadAdd = () => import('#components/basket/add-and-notify.ts');

/** Loads what the button needs before it is pressed, so that a lost connection can be reported. */
function prepare() {
  prepareToasts();
  preparePart(loadAdd);
}

/**
 * Adds the chosen variant to the basket. Afterwards the link to the cart is the main button, and a
 * small button adds another piece. Without JavaScript it says how to order.
 */
export function AddToBasket(props: AddToBasketProps) {
  const { variantId, availability, maxCount, className = '' } = props;
  const [pending, setPending] = useState(false);
  const [addedVariant, setAddedVariant] = useState<number | null>(null);
  const busy = useRef(false);
  useEffect(() => whenIdle(prepare), []);
  if (availability !== available || maxCount < 1) return null;
  const added = addedVariant === variantId;

  async function add() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const part = await loadPressed(loadAdd);
      if (await part?.addAndNotify(props)) setAddedVariant(variantId);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      {added && (
        <a href={cartPath} className={`btn btn-primary btn-lg min-w-0 flex-1 ${narrow}`}>
          {basketTexts.view}
        </a>
      )}
      <button
        type="button"
        onClick={() => void add()}
        aria-disabled={pending}
        aria-label={added ? basketTexts.add : undefined}
        className={`needs-script btn btn-lg ${added ? 'btn-outline w-14 flex-none px-0' : `btn-primary btn-wide ${narrow}`}`}
      >
        {pending && <span aria-hidden className="spinner" />}
        {added ? !pending && <Icon name="plus" /> : basketTexts.add}
      </button>
      <noscript>
        <p className="text-13 text-ink-2">
          {basketTexts.noScript}{' '}
          <a href={contactPath} className="text-amber-ink underline">
            {basketTexts.contact}
          </a>
        </p>
      </noscript>
    </div>
  );
}
