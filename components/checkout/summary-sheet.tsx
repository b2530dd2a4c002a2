'use client';

import { SummaryLines } from '#components/checkout/summary-lines.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { Totals } from '#components/checkout/totals.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';

interface SummarySheetProps {
  answer: PreviewOrderAnswer;
  onClose: () => void;
}

/** The summary over the page, where it is far below: goods and amounts. */
export default function SummarySheet({ answer, onClose }: SummarySheetProps) {
  return (
    <Dialog title={checkoutTexts.summary} onClose={onClose}>
      <div className="text-ink">
        <SummaryLines lines={answer.lines} />
        {answer.openOrder === null ? <Totals answer={answer} /> : null}
      </div>
    </Dialog>
  );
}
