'use client';

import { useRef, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { exitFreeze } from '#lib/basket/client.ts';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';
import { reportFailure } from '#lib/session/report-failure.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Contract §2. */
const texts = {
  title: 'در انتظار پرداخت',
  confirm: 'خروج از انتظار پرداخت',
  cancel: 'انصراف',
  done: 'سبد خرید از حالت انتظار پرداخت خارج شد',
} as const;

/** Says why the basket is locked (an order awaits payment) and offers to unlock it. */
export default function FrozenDialog({ dialog }: { dialog: OpenDialog }) {
  const [pending, setPending] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  if (dialog.kind !== 'frozen') return null;
  const close = () => actions.current?.closest('dialog')?.close();

  async function confirm() {
    if (pending) return;
    setPending(true);
    try {
      const refusal = await exitFreeze();
      close();
      await (refusal === null ? showToast('success', texts.done) : showToast('error', refusal));
    } catch (error) {
      close();
      await reportFailure(error);
    }
  }

  return (
    <Dialog title={texts.title} onClose={closeDialog}>
      <p className="flex items-start gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-warn-wash text-warn">
          <Icon name="clock" />
        </span>
        {dialog.message}
      </p>
      <div className="dlg-acts" ref={actions}>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={pending}
          onClick={() => void confirm()}
        >
          {pending && <span aria-hidden className="spinner" />}
          {texts.confirm}
        </button>
        <button type="button" className="btn btn-outline" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
