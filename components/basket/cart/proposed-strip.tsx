'use client';

import { useEffect, useState } from 'react';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { showRefusal } from '#components/basket/show-refusal.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { addToBasket } from '#lib/basket/client.ts';
import {
  acceptProposal,
  type Proposed,
  readProposal,
  withoutProposal,
} from '#lib/basket/proposal.ts';
import { getCards } from '#lib/product/client.ts';
import { reportFailure } from '#lib/session/report-failure.ts';

/** Forgets the proposal of the address, so that a reload does not repeat it. */
const forget = () => history.replaceState(history.state, '', withoutProposal(location.href));

/** What a link proposes for the basket, for the shopper to take or leave. */
export function ProposedStrip() {
  const [proposed, setProposed] = useState<readonly Proposed[]>([]);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    void readProposal(location.search, getCards).then(setProposed, reportFailure);
  }, []);
  if (proposed.length === 0) return null;

  async function take() {
    if (pending) return;
    setPending(true);
    try {
      const outcome = await acceptProposal(proposed, addToBasket);
      setProposed(outcome?.left ?? []);
      if (outcome === null) forget();
      else await showRefusal(outcome.refusal);
    } catch (error) {
      await reportFailure(error);
    }
    setPending(false);
  }

  function leave() {
    setProposed([]);
    forget();
  }

  return (
    <section className="cart-strip" aria-label={cartTexts.proposed}>
      <p>
        {`${cartTexts.proposed}: `}
        <MixedText>
          {cartTexts.proposedGoods(proposed.map(({ name, count }) => ({ name, count })))}
        </MixedText>
      </p>
      <span className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-disabled={pending}
          onClick={() => void take()}
        >
          {pending && <span aria-hidden className="spinner" />}
          {cartTexts.takeProposed}
        </button>
        <button type="button" className="btn btn-outline btn-sm" onClick={leave}>
          {cartTexts.leaveProposed}
        </button>
      </span>
    </section>
  );
}
