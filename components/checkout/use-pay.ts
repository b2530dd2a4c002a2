'use client';

import { useEffect, useState } from 'react';
import { goToPlace } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { Started } from '#lib/checkout/start.ts';
import { showToast } from '#lib/toasts/store.ts';

/** An order that awaits its payment, and what to say about it. */
export interface OpenOrder {
  readonly number: number;
  readonly sentence: string;
  /** The way it was to be paid; null if that is not known here. */
  readonly payment: string | null;
}

/** The order button: makes the order, and goes where it leads. */
export function usePay() {
  const { start, checkout } = useOpenCheckout();
  const [busy, setBusy] = useState(false);
  const [openOrder, setOpenOrder] = useState<OpenOrder | null>(null);
  // A page the browser brings back from its cache, after Back at the gateway.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(false);
      void checkout.price();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [checkout]);

  const follow = (started: Started) => {
    if (started.kind === 'go') {
      location.assign(started.url);
      return;
    }
    if (started.kind === 'away') return;
    setBusy(false);
    if (started.kind === 'blocked') requestAnimationFrame(() => goToPlace(started.group));
    else if (started.kind === 'failed') void showToast('error', started.sentence);
    else {
      const { payment } = checkout.getState().choice;
      setOpenOrder({ ...started, payment: started.kind === 'unpaid' ? payment : null });
      void checkout.price();
    }
  };
  const press = async () => {
    if (busy) return;
    const number = checkout.getState().answer?.openOrder ?? null;
    if (number !== null) {
      setOpenOrder({ number, sentence: checkoutTexts.openText(number), payment: null });
      return;
    }
    setBusy(true);
    follow(await start());
  };
  return { busy, press, openOrder, setOpenOrder };
}
export type Pay = ReturnType<typeof usePay>;
