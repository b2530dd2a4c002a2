'use client';

import { ClearQuestion } from '#components/account/orders/clear-question.tsx';
import { profileTexts } from '#components/account/profile/texts.ts';
import { clearAllPersonal } from '#lib/account/order-client.ts';
import type { ClearedAnswer } from '#lib/contract/member-order.ts';

interface ClearAllDialogProps {
  onClose: () => void;
  onDone: (answer: ClearedAnswer) => void;
}

/** Asks for confirmation before the personal data of all finished orders is removed. */
export default function ClearAllDialog(asked: ClearAllDialogProps) {
  return (
    <ClearQuestion<ClearedAnswer>
      what={profileTexts.clearWhat}
      call={clearAllPersonal}
      {...asked}
    />
  );
}
