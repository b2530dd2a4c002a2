'use client';

import { useState } from 'react';
import { StockAlertForm } from '#components/product/back-in-stock/stock-alert-form.tsx';
import { stockAlertTexts } from '#components/product/back-in-stock/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormDone } from '#components/ui/form-done.tsx';
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

function Done({ sentence }: { sentence: string }) {
  return (
    <>
      <FormDone sentence={sentence} />
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
