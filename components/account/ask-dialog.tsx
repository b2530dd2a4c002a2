'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { failureTexts } from '#lib/calls/texts.ts';
import type { Outcome } from '#lib/session/try-call.ts';

interface AskDialogProps<Answer> {
  texts: { title: string; confirm: string; cancel: string };
  /** Called on confirmation; its code is loaded then. */
  call: () => Promise<Outcome<Answer>>;
  onClose: () => void;
  onDone: (answer: Answer) => void;
  children: ReactNode;
}

/** Asks for confirmation before something is removed; errors are shown in the dialog. */
export function AskDialog<Answer>(of: AskDialogProps<Answer>) {
  const { texts } = of;
  const [busy, setBusy] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setSentence(null);
    const outcome = await of.call().catch(() => 'unreachable' as const);
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(false);
    if (outcome === 'unreachable') setSentence(failureTexts.unreachable);
    else if ('refusal' in outcome) setSentence(outcome.refusal.sentence);
    else of.onDone(outcome.answer);
  };

  return (
    <Dialog title={texts.title} onClose={of.onClose}>
      <div className="grid gap-3">{of.children}</div>
      <FormError sentence={sentence} />
      <div className="dlg-acts">
        <button
          type="button"
          className="btn btn-danger"
          aria-disabled={busy}
          onClick={() => void confirm()}
        >
          {busy ? <span className="spinner" aria-hidden="true" /> : null}
          {texts.confirm}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
