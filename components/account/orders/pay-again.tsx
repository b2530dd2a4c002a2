'use client';

import { useEffect, useState } from 'react';
import { orderTexts } from '#components/account/orders/texts.ts';
import type { GatewayOffer } from '#lib/contract/order.ts';
import { loadPressed } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

interface PayAgainProps {
  number: number;
  gateway: GatewayOffer;
  /** Called when the order could not be paid: it may have changed. */
  onRefused: () => void;
  className: string;
}

/** Sends the shopper to a gateway for an order that awaits its payment. */
export function PayAgain(of: PayAgainProps) {
  const { number, gateway, onRefused, className } = of;
  const [busy, setBusy] = useState(false);
  // A page the browser brings back from its cache, after Back at the gateway.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const pay = async () => {
    if (busy) return;
    setBusy(true);
    const calls = await loadPressed(() => import('#lib/checkout/client.ts'));
    const outcome =
      calls === null ? undefined : await calls.payAgain({ number, payment: gateway.name });
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    if (outcome && 'answer' in outcome && outcome.answer.redirect) {
      location.assign(outcome.answer.redirect.url);
      return;
    }
    setBusy(false);
    if (outcome === undefined) return;
    const refused = 'refusal' in outcome ? outcome.refusal.sentence : outcome.answer.message;
    void showToast('error', refused ?? orderTexts.notSent);
    onRefused();
  };
  return (
    <button
      type="button"
      className={`btn btn-sm ${className}`}
      aria-disabled={busy}
      onClick={() => void pay()}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {orderTexts.payBy(gateway.title)}
    </button>
  );
}
