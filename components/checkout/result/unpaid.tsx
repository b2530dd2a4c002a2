'use client';

import { useEffect, useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { Notice } from '#components/checkout/notice.tsx';
import { OptionRow } from '#components/checkout/option-row.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { late } from '#components/ui/late.tsx';
import { afterStart } from '#lib/checkout/start.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type { OrderResultAnswer, StartOrderAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { loadPressed } from '#lib/parts.ts';

const loadCancelDialog = () => import('#components/account/orders/cancel-dialog.tsx');
const CancelDialog = late(loadCancelDialog);

interface UnpaidProps {
  result: OrderResultAnswer;
  /** Reads the result again. */
  reread: () => void;
}

/** What a member can do with an order that was not paid: pay it by any gateway, or cancel it. */
export function Unpaid({ result: { number, ways }, reread }: UnpaidProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  return (
    <>
      {way === undefined ? <Notice tone="warn" text={resultTexts.noWay} /> : null}
      {ways.length > 1 ? (
        <section aria-labelledby="result-ways">
          <h2 id="result-ways" className="mb-3 font-price">
            {resultTexts.ways}
          </h2>
          <div className="co-options" role="radiogroup" aria-labelledby="result-ways">
            {ways.map(({ name, title, isLent }) => (
              <OptionRow
                key={name}
                name="way"
                icon="credit-card"
                title={title}
                line={isLent ? resultTexts.inParts : resultTexts.allCards}
                checked={name === way?.name}
                onChoose={() => setChosen(name)}
              />
            ))}
          </div>
        </section>
      ) : null}
      <div className="co-result-acts">
        {way === undefined ? null : <PayAgain number={number} payment={way.name} />}
        <a className="btn btn-outline btn-lg" href={paths.order(number)}>
          {resultTexts.see}
        </a>
        <Cancel number={number} reread={reread} />
      </div>
    </>
  );
}

/** Sends the member to a gateway again; says in place why that is not possible. */
function PayAgain({ number, payment }: { number: number; payment: string }) {
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
    const outcome = calls === null ? undefined : await calls.payAgain({ number, payment });
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
        className="btn btn-primary btn-lg col-span-full"
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

function Cancel({ number, reread }: { number: number; reread: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    if ((await loadPressed(loadCancelDialog)) !== null) setIsAsked(true);
  };
  return (
    <>
      <button type="button" className="btn btn-outline btn-lg" onClick={() => void ask()}>
        {resultTexts.cancel}
      </button>
      {isAsked ? (
        <CancelDialog
          number={number}
          onClose={() => setIsAsked(false)}
          onDone={() => {
            setIsAsked(false);
            reread();
          }}
        />
      ) : null}
    </>
  );
}
