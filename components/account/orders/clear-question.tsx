'use client';

import { AskDialog } from '#components/account/ask-dialog.tsx';
import type { Outcome } from '#lib/session/try-call.ts';

const texts = {
  title: 'پاک کردن نشانی',
  confirm: 'بله، پاک شود',
  cancel: 'انصراف',
  text: 'نشانی، گیرنده و یادداشت پاک می‌شود و برنمی‌گردد. کالاها و مبلغ سفارش می‌ماند.',
  invoice: 'فاکتور پس از آن نشانی خریدار را نشان نمی‌دهد؛ اگر لازم دارید، پیش از آن چاپش کنید.',
} as const;

interface ClearQuestionProps<Answer> {
  /** What it is about, as «سفارش ۱۲۳». */
  what: string;
  call: () => Promise<Outcome<Answer>>;
  onClose: () => void;
  onDone: (answer: Answer) => void;
}

/** Asks for confirmation before personal data of orders is removed. */
export function ClearQuestion<Answer>({ what, ...asked }: ClearQuestionProps<Answer>) {
  return (
    <AskDialog<Answer> texts={texts} {...asked}>
      <p className="font-name text-ink">{what}</p>
      <p>{texts.text}</p>
      <p>{texts.invoice}</p>
    </AskDialog>
  );
}
