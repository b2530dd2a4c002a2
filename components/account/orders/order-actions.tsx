'use client';

import { Reorder } from '#components/account/orders/reorder.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { weekdayOf } from '#lib/text/order-date.ts';

interface OrderActionsProps {
  order: OrderAnswer;
  onCancel: () => void;
}

/** What can be done with the order besides paying, and why it cannot be cancelled. */
export function OrderActions({ order, onCancel }: OrderActionsProps) {
  const { number, canCancel, canReturn, hasInvoice } = order;
  const reason = canCancel ? null : (whyNotCancelled(order) ?? whyNotReturned(order));
  return (
    <>
      <div className="order-actions">
        {isOver(order) ? <Reorder number={number} /> : null}
        {hasInvoice ? (
          <a className="btn btn-outline" href={paths.invoice(number)}>
            <Icon name="printer" className="i-s" />
            {orderTexts.print}
          </a>
        ) : null}
        {canReturn ? (
          <a className="btn btn-outline" href={paths.returnOrder(number)}>
            <Icon name="rotate-ccw" className="i-s" />
            {orderTexts.askReturn}
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

const { paid, preparing, cancelled, atGateway } = orderStatuses;
const { none, packing, sent, delivered } = deliveryStates;

/** Whether it holds nothing any more: what was bought can be bought again. */
const isOver = ({ status }: Pick<OrderAnswer, 'status'>): boolean =>
  status === paid || status === preparing || status === cancelled;

function whyNotCancelled({ status, delivery }: OrderAnswer): string | null {
  if (status === atGateway || status === paid) return orderTexts.noCancelVerifying;
  if (status !== preparing) return null;
  if (delivery === none || delivery === packing) return orderTexts.noCancelPacked;
  return delivery === sent ? orderTexts.noCancelSent : null;
}

function whyNotReturned({ delivery, canReturn, returnUntil }: OrderAnswer): string | null {
  if (delivery !== delivered || canReturn || returnUntil === null) return null;
  const isLate = Date.parse(returnUntil) < Date.now();
  return isLate ? orderTexts.noReturnLate(weekdayOf(returnUntil)) : null;
}
