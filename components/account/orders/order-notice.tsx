'use client';

import { PayAgain } from '#components/account/orders/pay-again.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { formatToman } from '#lib/text/toman.ts';
import { showToast } from '#lib/toasts/store.ts';

interface OrderNoticeProps {
  order: OrderAnswer;
  onRefused: () => void;
}

/** What the shopper has to do for the order; nothing otherwise. */
export function OrderNotice({ order, onRefused }: OrderNoticeProps) {
  const { number, canPay, expiresAt, payment } = order;
  if (payment.transfer) return <Transfer transfer={payment.transfer} total={order.total} />;
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

interface TransferProps {
  transfer: { card: string; owner: string };
  total: number;
}

/** The card to which the amount is to be transferred. */
function Transfer({ transfer: { card, owner }, total }: TransferProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(card);
      await showToast('success', orderTexts.copied);
    } catch {
      await showToast('error', orderTexts.notCopied);
    }
  };
  return (
    <div className="order-note">
      <Icon name="credit-card" className="flex-none text-warn" />
      <div className="grid flex-1 gap-1">
        <p className="font-label">{orderTexts.transfer}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <bdi dir="ltr" className="text-16 font-price">
            {toPersianDigits(card.replaceAll(/\d{4}(?=\d)/g, '$& '))}
          </bdi>
          <button
            type="button"
            className="icon-btn"
            aria-label={orderTexts.copyCard}
            onClick={() => void copy()}
          >
            <Icon name="copy" className="i-s" />
          </button>
        </p>
        <p className="text-13 text-ink-2">
          {orderTexts.transferTo(owner)}، {formatToman(total)}
        </p>
      </div>
    </div>
  );
}
