'use client';

import { useEffect, useRef, useState } from 'react';
import { StockAlertForm } from '#components/product/back-in-stock/stock-alert-form.tsx';
import { stockAlertTexts } from '#components/product/back-in-stock/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';

/** Asks for the mobile number that gets the back-in-stock message. */
export default function StockAlertDialog({ dialog }: { dialog: OpenDialog }) {
  const [sentence, setSentence] = useState<string | null>(null);
  if (dialog.kind !== 'stockAlert') return null;
  return (
    <Dialog title={stockAlertTexts.title} onClose={closeDialog}>
      {sentence === null ? (
        <StockAlertForm dialog={dialog} onDone={setSentence} />
      ) : (
        <Done sentence={sentence} />
      )}
    </Dialog>
  );
}

/** The service's answer, in place of the form; takes the focus of the removed button. */
function Done({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <p ref={place} className="form-done" tabIndex={-1}>
        <Icon name="circle-check" className="flex-none" />
        {sentence}
      </p>
      <button
        type="button"
        className="btn btn-outline btn-wide"
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {stockAlertTexts.back}
      </button>
    </>
  );
}
