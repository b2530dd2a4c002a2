'use client';

import { PayAgain } from '#components/account/orders/pay-again.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Transfer } from '#components/account/orders/transfer.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { timeOf } from '#lib/text/order-date.ts';

interface OrderNoticeProps {
  order: OrderAnswer;
  onRefused: () => void;
  /** Called with the order after a receipt was sent. */
  onSent: (order: OrderAnswer) => void;
}

/** What the shopper has to do for the order; nothing otherwise. */
export function OrderNotice({ order, onRefused, onSent }: OrderNoticeProps) {
  const { number, canPay, expiresAt, payment } = order;
  if (payment.transfer) {
    return <Transfer order={order} transfer={payment.transfer} onSent={onSent} />;
  }
  if (!canPay) return null;
  return (
    <div className="order-note">
      <Icon name="clock" className="flex-none text-warn" />
      <div className="order-note-text">
        <p className="font-label">
          {expiresAt === null ? orderTexts.payNow : orderTexts.payUntil(timeOf(expiresAt))}
        </p>
        {expiresAt === null ? null : (
          <p className="text-13 text-ink-2">{orderTexts.payUntilText}</p>
        )}
      </div>
      <PayAgain number={number} onRefused={onRefused} className="btn-sm" />
    </div>
  );
}
