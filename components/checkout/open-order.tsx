'use client';

import { useEffect, useRef, useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { Notice } from '#components/checkout/notice.tsx';
import { OptionRow } from '#components/checkout/option-row.tsx';
import { keepFocus } from '#components/checkout/place.ts';
import { checkoutTexts, openOrderTexts } from '#components/checkout/texts.ts';
import { useCheckout, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { basketStore } from '#lib/basket/store.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { leaveOpenOrder, payAgain } from '#lib/checkout/client.ts';
import { afterStart } from '#lib/checkout/start.ts';
import type { GatewayOffer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { showToast } from '#lib/toasts/store.ts';

interface OpenOrderProps {
  number: number;
  /** Toman. */
  total: number;
  /** The gateways that take its total. */
  ways: readonly GatewayOffer[];
}

/** In place of the checkout while the basket is held for an order: pay it by any of the gateways that take it, or give it up. */
export function OpenOrder({ number, total, ways }: OpenOrderProps) {
  const before = useCheckout(({ choice }) => choice.payment);
  const [chosen, setChosen] = useState(before);
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  const { busy, error, pay, leave } = useOpenOrder(number, way?.name);
  const place = useRef<HTMLElement>(null);
  // It may have taken the place of the form's focused button.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={place} className="co-open" aria-labelledby="open-order" tabIndex={-1}>
      <h2 id="open-order" className="text-20 font-title">
        {openOrderTexts.head}
      </h2>
      <Notice tone="info" text={openOrderTexts.text(number, total)} />
      {ways.length > 1 ? (
        <div className="co-options co-two" role="radiogroup" aria-label={openOrderTexts.ways}>
          {ways.map(({ name, title, isLent }) => (
            <OptionRow
              key={name}
              name="open-order-way"
              icon="credit-card"
              title={title}
              line={isLent ? checkoutTexts.inPartsNote : checkoutTexts.gatewayNote}
              checked={name === way?.name}
              onChoose={() => setChosen(name)}
            />
          ))}
        </div>
      ) : null}
      {way === undefined ? <Notice tone="warn" text={openOrderTexts.noWay} /> : null}
      <FormError sentence={error} />
      <div className="co-open-acts">
        {way === undefined ? null : (
          <Act className="btn-primary" isBusy={busy === 'pay'} isOff={busy !== null} onPress={pay}>
            {openOrderTexts.pay}
          </Act>
        )}
        <Act
          className="btn-outline"
          isBusy={busy === 'leave'}
          isOff={busy !== null}
          onPress={leave}
        >
          {openOrderTexts.leave}
        </Act>
        <a className="btn btn-outline btn-lg" href={paths.order(number)}>
          {openOrderTexts.see}
        </a>
      </div>
    </section>
  );
}

interface ActProps {
  className: string;
  isBusy: boolean;
  isOff: boolean;
  onPress: () => Promise<void>;
  children: string;
}

function Act({ className, isBusy, isOff, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className={`btn btn-lg ${className}`}
      aria-disabled={isOff}
      onClick={() => void onPress()}
    >
      {isBusy ? <span aria-hidden className="spinner" /> : null}
      {children}
    </button>
  );
}

/** @param payment name of a gateway; undefined for the order's own */
function useOpenOrder(number: number, payment: string | undefined) {
  const [busy, setBusy] = useState<'pay' | 'leave' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { checkout, dropStartKey } = useOpenCheckout();
  // A page the browser brings back from its cache, after Back at the gateway.
  useEffect(() => {
    const wake = () => setBusy(null);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const begin = (what: 'pay' | 'leave'): boolean => {
    if (busy !== null) return false;
    setBusy(what);
    setError(null);
    return true;
  };
  const fail = (sentence: string) => {
    setBusy(null);
    setError(sentence);
    // It may have been paid or cancelled meanwhile.
    void checkout.price();
  };
  const pay = async () => {
    if (!begin('pay')) return;
    const outcome = await payAgain({ number, ...(payment !== undefined && { payment }) });
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    if ('refusal' in outcome) return fail(outcome.refusal.sentence);
    const next = afterStart(outcome.answer);
    if (next.kind !== 'go') return fail(outcome.answer.message ?? failureTexts.unknown);
    dropStartKey();
    location.assign(next.url);
  };
  const leave = async () => {
    if (!begin('leave')) return;
    const outcome = await leaveOpenOrder();
    if (outcome === null) return;
    const refusal = 'answer' in outcome ? outcome.answer.message : outcome.refusal.sentence;
    if (refusal !== null) return fail(refusal);
    if ('answer' in outcome) basketStore.learn(outcome.answer);
    dropStartKey();
    await checkout.price();
    keepFocus('address');
    void showToast('success', openOrderTexts.left);
  };
  return { busy, error, pay, leave };
}
