'use client';

import { useEffect, useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { afterStart } from '#lib/checkout/start.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type { StartOrderAnswer } from '#lib/contract/order.ts';
import { loadPressed } from '#lib/parts.ts';

/** Sends the member to the gateway again; says in place why that is not possible. */
export function PayAgain({ number }: { number: number }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A page the browser brings back from its cache, after Back at the gateway.
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const follow = (answer: StartOrderAnswer) => {
    const next = afterStart(answer);
    if (next.kind === 'go') {
      location.assign(next.url);
      return;
    }
    setBusy(false);
    setError(answer.message ?? failureTexts.unknown);
  };
  const pay = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    const calls = await loadPressed(() => import('#lib/checkout/client.ts'));
    const outcome = calls === null ? undefined : await calls.payAgain({ number });
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    if (outcome !== undefined && 'answer' in outcome) return follow(outcome.answer);
    setBusy(false);
    setError(outcome === undefined ? null : outcome.refusal.sentence);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-disabled={busy}
        onClick={() => void pay()}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {resultTexts.payAgain}
      </button>
      <div className="co-result-error">
        <FormError sentence={error} />
      </div>
    </>
  );
}
