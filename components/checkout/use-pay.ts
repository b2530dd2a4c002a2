'use client';

import { useEffect, useState } from 'react';
import { goToPlace } from '#components/checkout/place.ts';
import { useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { Started } from '#lib/checkout/start.ts';
import { showToast } from '#lib/toasts/store.ts';

/** The order button: makes the order, and goes where it leads. */
export function usePay() {
  const { start, checkout } = useOpenCheckout();
  const [busy, setBusy] = useState(false);
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

  /** An order that holds the basket is shown in place of the form. */
  const showOpen = async ({ kind, sentence }: Extract<Started, { number: number }>) => {
    await checkout.price();
    const isShown = kind === 'open' && checkout.getState().answer?.openOrder !== null;
    if (!isShown) await showToast('error', sentence);
  };
  const follow = (started: Started) => {
    if (started.kind === 'go') {
      location.assign(started.url);
      return;
    }
    if (started.kind === 'away') return;
    setBusy(false);
    if (started.kind === 'blocked') requestAnimationFrame(() => goToPlace(started.group));
    else if (started.kind === 'failed') void showToast('error', started.sentence);
    else void showOpen(started);
  };
  const press = async () => {
    if (busy) return;
    setBusy(true);
    follow(await start());
  };
  return { busy, press };
}
export type Pay = ReturnType<typeof usePay>;
