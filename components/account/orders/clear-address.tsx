'use client';

import { useState } from 'react';
import { orderTexts } from '#components/account/orders/texts.ts';
import { late } from '#components/ui/late.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { loadPressed } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadDialog = () => import('#components/account/orders/clear-dialog.tsx');
const ClearDialog = late(loadDialog);

interface ClearAddressProps {
  number: number;
  show: (order: OrderAnswer) => void;
}

/** Removes address, receiver and note of an order that is over. */
export function ClearAddress({ number, show }: ClearAddressProps) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    if ((await loadPressed(loadDialog)) !== null) setIsAsked(true);
  };
  const done = (order: OrderAnswer) => {
    setIsAsked(false);
    show(order);
    void showToast('success', orderTexts.cleared);
  };
  return (
    <div>
      <button type="button" className="btn btn-text btn-sm" onClick={() => void ask()}>
        {orderTexts.clear}
      </button>
      {isAsked ? (
        <ClearDialog number={number} onClose={() => setIsAsked(false)} onDone={done} />
      ) : null}
    </div>
  );
}
