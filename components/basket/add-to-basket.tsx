'use client';

import { LoaderCircle, Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { basketTexts, cartPath, contactPath } from '#components/basket/texts.ts';
import { showToast } from '#lib/stores/toasts.ts';

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
const button =
  'inline-flex h-14 items-center justify-center gap-2 rounded-12 text-16 font-label transition-colors duration-fast';
const amber = 'bg-amber text-on-amber hover:bg-amber-hover active:bg-amber-press';
const outlined = 'border border-line-strong text-ink hover:bg-sunken';

/**
 * Puts the chosen variant into the basket. Afterwards the way to the cart is the main button, and
 * one more piece a small one. Without JavaScript it says how to order.
 */
export function AddToBasket(props: AddToBasketProps) {
  const { variantId, availability, maxCount, className = '' } = props;
  const [pending, setPending] = useState(false);
  const [addedVariant, setAddedVariant] = useState<number | null>(null);
  const busy = useRef(false);
  const router = useRouter();
  if (availability !== available || maxCount < 1) return null;
  const added = addedVariant === variantId;

  async function add() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      if (await addAndTell(props, () => router.push(cartPath))) setAddedVariant(variantId);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      {added && (
        <Link href={cartPath} className={`${button} ${amber} min-w-0 flex-1 px-4`}>
          {basketTexts.view}
        </Link>
      )}
      <button
        type="button"
        onClick={() => void add()}
        aria-disabled={pending}
        aria-label={added ? basketTexts.add : undefined}
        className={`${button} ${added ? `${outlined} w-14` : `${amber} w-full px-6`}`}
      >
        {pending && <LoaderCircle aria-hidden size={20} className="animate-spin" />}
        {added ? !pending && <Plus aria-hidden size={20} strokeWidth={1.75} /> : basketTexts.add}
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
async function addAndTell(props: AddToBasketProps, goToCart: () => void): Promise<boolean> {
  try {
    const { addToBasket } = await import('#lib/api/basket-calls.ts');
    const refusal = await addToBasket(props);
    if (refusal !== null) {
      await showToast('error', refusal);
      return false;
    }
    await showToast('success', basketTexts.added, {
      text: props.name,
      action: { label: basketTexts.view, act: goToCart },
    });
    return true;
  } catch (error) {
    const { reportFailure } = await import('#lib/api/report-failure.ts');
    await reportFailure(error);
    return false;
  }
}
