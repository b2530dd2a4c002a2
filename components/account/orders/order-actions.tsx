'use client';

import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';

interface OrderActionsProps {
  order: OrderAnswer;
  onCancel: () => void;
}

/** What can be done with the order besides paying, and why it cannot be cancelled. */
export function OrderActions({ order, onCancel }: OrderActionsProps) {
  const { number, canCancel, hasInvoice } = order;
  const reason = canCancel ? null : whyNotCancelled(order);
  return (
    <>
      <div className="order-actions">
        {hasInvoice ? (
          <a className="btn btn-outline" href={paths.invoice(number)}>
            <Icon name="printer" className="i-s" />
            {orderTexts.print}
          </a>
        ) : null}
        {canCancel ? (
          <button type="button" className="btn btn-outline" onClick={onCancel}>
            {orderTexts.cancel}
          </button>
        ) : null}
      </div>
      {reason === null ? null : <p className="mt-2 text-12 text-ink-3">{reason}</p>}
    </>
  );
}

const { paid, preparing, atGateway } = orderStatuses;
const { none, packing, sent } = deliveryStates;

function whyNotCancelled({ status, delivery }: OrderAnswer): string | null {
  if (status === atGateway) return orderTexts.noCancelVerifying;
  if (status !== paid && status !== preparing) return null;
  if (delivery === none || delivery === packing) return orderTexts.noCancelPaid;
  return delivery === sent ? orderTexts.noCancelSent : null;
}
