'use client';

import { AskDialog } from '#components/account/ask-dialog.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';

interface CancelDialogProps {
  number: number;
  /** What is said of its money; absent for one that is not paid. */
  moneyBack?: string | null;
  onClose: () => void;
  onDone: (order: OrderAnswer) => void;
}

/** Asks for confirmation before an order is cancelled. */
export default function CancelDialog({ number, moneyBack, onClose, onDone }: CancelDialogProps) {
  return (
    <AskDialog<OrderAnswer>
      texts={{
        title: orderTexts.cancelTitle,
        confirm: orderTexts.confirmCancel,
        cancel: orderTexts.keep,
      }}
      call={async () => (await import('#lib/account/order-client.ts')).cancelOrder(number)}
      onClose={onClose}
      onDone={onDone}
    >
      <p className="font-name text-ink">{orderTexts.title(number)}</p>
      <p>{orderTexts.cancelText}</p>
      {moneyBack ? <p>{moneyBack}</p> : null}
    </AskDialog>
  );
}
