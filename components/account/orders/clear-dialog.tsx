'use client';

import { ClearQuestion } from '#components/account/orders/clear-question.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { clearPersonal } from '#lib/account/order-client.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';

interface ClearDialogProps {
  number: number;
  onClose: () => void;
  onDone: (order: OrderAnswer) => void;
}

/** Asks for confirmation before the personal data of one order is removed. */
export default function ClearDialog({ number, ...asked }: ClearDialogProps) {
  return (
    <ClearQuestion<OrderAnswer>
      what={orderTexts.title(number)}
      call={() => clearPersonal(number)}
      {...asked}
    />
  );
}
