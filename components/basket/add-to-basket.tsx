'use client';

import { useEffect, useRef, useState } from 'react';
import { basketTexts, cartPath, contactPath } from '#components/basket/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { isolateLatin } from '#lib/format/mixed-text.ts';
import { prepareToasts, showToast } from '#lib/stores/toasts.ts';
import { whenIdle } from '#lib/when-idle.ts';

export interface AddToBasketProps {
  websiteCode: number;
  /** The specification's ProductProperty. */
  variantId: number;
  insurance: boolean;
  /** The product's name, for the toast. */
  name: string;
  /** Shown only for what is available: the buy box says the rest (specification §4). */
  availability: number;
  /** How many pieces one basket may hold. */
  maxCount: number;
  className?: string;
}

const available = 1;
/** In the bar of a narrow phone the words take two lines. */
const narrow = 'max-sm:whitespace-normal max-sm:px-3 max-sm:leading-5';

/** Brings what the button needs before it is pressed, so that it can also tell of a lost connection. */
function prepare() {
  prepareToasts();
  void import('#lib/api/basket-calls.ts');
  void import('#lib/api/report-failure.ts');
}

/**
 * Puts the chosen variant into the basket. Afterwards the way to the cart is the main button, and
 * one more piece a small one. Without JavaScript it says how to order.
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
      if (await addAndTell(props)) setAddedVariant(variantId);
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

/** Whether the piece is in; tells the shopper either way (specification §8). */
async function addAndTell(props: AddToBasketProps): Promise<boolean> {
  try {
    const { addToBasket } = await import('#lib/api/basket-calls.ts');
    const refusal = await addToBasket(props);
    if (refusal !== null) {
      await showToast('error', refusal);
      return false;
    }
    await showToast('success', basketTexts.added, {
      text: isolateLatin(props.name),
      action: { label: basketTexts.view, href: cartPath },
    });
    return true;
  } catch (error) {
    const { reportFailure } = await import('#lib/api/report-failure.ts');
    await reportFailure(error);
    return false;
  }
}
