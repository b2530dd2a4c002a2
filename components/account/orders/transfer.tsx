'use client';

import { useState } from 'react';
import { CopyButton } from '#components/account/orders/copy-button.tsx';
import { OrderPicture } from '#components/account/orders/order-picture.tsx';
import { ReceiptForm } from '#components/account/orders/receipt-form.tsx';
import { transferTexts as texts } from '#components/account/orders/transfer-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderAnswer, TransferReceipt } from '#lib/contract/member-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatToman } from '#lib/text/toman.ts';
import { showToast } from '#lib/toasts/store.ts';

interface TransferProps {
  order: OrderAnswer;
  transfer: NonNullable<OrderAnswer['payment']['transfer']>;
  onSent: (order: OrderAnswer) => void;
}

/** The card to which the amount is to be transferred, and the receipt of the transfer. */
export function Transfer({ order, transfer, onSent }: TransferProps) {
  const { number, total, expiresAt } = order;
  const { card, owner, receipt } = transfer;
  const [isAnother, setIsAnother] = useState(false);
  const isWaiting = receipt?.state === 'waiting';
  const sent = (answer: OrderAnswer) => {
    setIsAnother(false);
    void showToast('success', texts.sent);
    onSent(answer);
  };
  return (
    <section className="transfer" aria-label={texts.title}>
      {receipt === null ? null : <ReceiptNotice receipt={receipt} />}
      {isWaiting ? null : (
        <div className={receipt === null ? 'order-note' : 'order-note order-note-flat'}>
          <Icon name="credit-card" className="flex-none text-warn" />
          <div className="order-note-text">
            <h2 className="font-label">{texts.head}</h2>
            <p className="text-13 text-ink-2">{texts.text}</p>
          </div>
          <dl className="transfer-facts">
            <div>
              <dt>{texts.card}</dt>
              <dd>
                <bdi dir="ltr" className="text-18 font-price">
                  {toPersianDigits(card.replaceAll(/\d{4}(?=\d)/g, '$& '))}
                </bdi>
                <CopyButton text={card} label={texts.copyCard} done={texts.copied} />
              </dd>
            </div>
            <div>
              <dt>{texts.owner}</dt>
              <dd>{owner}</dd>
            </div>
            <div>
              <dt>{texts.amount}</dt>
              <dd className="font-price">{formatToman(total)}</dd>
            </div>
            {expiresAt === null ? null : (
              <div>
                <dt>{texts.until}</dt>
                <dd>{texts.untilAt(weekdayOf(expiresAt), timeOf(expiresAt))}</dd>
              </div>
            )}
          </dl>
        </div>
      )}
      {isWaiting && !isAnother ? (
        <button
          type="button"
          className="btn btn-outline btn-sm justify-self-start"
          onClick={() => setIsAnother(true)}
        >
          {texts.another}
        </button>
      ) : (
        <ReceiptForm number={number} isAsked={isAnother} onSent={sent} />
      )}
    </section>
  );
}

function ReceiptNotice({ receipt }: { receipt: TransferReceipt }) {
  const isRefused = receipt.state === 'refused';
  return (
    <div className={isRefused ? 'order-note order-note-bad' : 'order-note order-note-info'}>
      <Icon
        name={isRefused ? 'circle-alert' : 'clock'}
        className={isRefused ? 'flex-none text-bad' : 'flex-none text-info'}
      />
      <output className="order-note-text">
        <b className="block font-label">{isRefused ? texts.refused : texts.waiting}</b>
        <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">
          {isRefused ? receipt.answer : texts.waitingText}
        </span>
      </output>
      {receipt.picture === null ? null : (
        <OrderPicture id={receipt.picture} label={texts.picture} />
      )}
    </div>
  );
}
