'use client';

import { useEffect, useRef, useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { basketStore } from '#lib/basket/store.ts';
import { leaveOpenOrder, payAgain } from '#lib/checkout/client.ts';
import { afterStart } from '#lib/checkout/start.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Contract §2. */
const texts = {
  title: 'در انتظار پرداخت',
  confirm: 'خروج از انتظار پرداخت',
  cancel: 'انصراف',
  done: 'سبد خرید از حالت انتظار پرداخت خارج شد',
} as const;

interface OpenOrderDialogProps {
  number: number;
  sentence: string;
  /** Another gateway than the order's; undefined for its own. */
  payment: string | undefined;
  onClose: () => void;
  /** Called when the basket is free again; resolves once it is priced. */
  onFree: () => Promise<void>;
}

/** The basket is held for an order: go on to pay it, or give it up. */
export default function OpenOrderDialog(props: OpenOrderDialogProps) {
  const { number, sentence, payment, onClose, onFree } = props;
  const [busy, setBusy] = useState<'pay' | 'leave' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { dropStartKey } = useOpenCheckout();
  const close = () => actions.current?.closest('dialog')?.close();
  // A page the browser brings back from its cache, after Back at the gateway.
  useEffect(() => {
    const wake = () => setBusy(null);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const pay = async () => {
    if (busy !== null) return;
    setBusy('pay');
    setError(null);
    const outcome = await payAgain({ number, ...(payment !== undefined && { payment }) });
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    if ('answer' in outcome) {
      const next = afterStart(outcome.answer);
      if (next.kind === 'go') {
        dropStartKey();
        location.assign(next.url);
        return;
      }
      setError(outcome.answer.message ?? failureTexts.unknown);
    } else setError(outcome.refusal.sentence);
    setBusy(null);
  };

  const leave = async () => {
    if (busy !== null) return;
    setBusy('leave');
    setError(null);
    const outcome = await leaveOpenOrder();
    if (outcome === null) return;
    setBusy(null);
    const refusal = 'answer' in outcome ? outcome.answer.message : outcome.refusal.sentence;
    if (refusal !== null) {
      setError(refusal);
      return;
    }
    if ('answer' in outcome) basketStore.learn(outcome.answer);
    dropStartKey();
    // Until then the order button would open this dialog again.
    await onFree();
    close();
    void showToast('success', texts.done);
  };

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-warn-wash text-warn">
          <Icon name="clock" />
        </span>
        <p>{sentence}</p>
      </div>
      <FormError sentence={error} />
      <div className="dlg-acts" ref={actions}>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={busy !== null}
          onClick={() => void pay()}
        >
          {busy === 'pay' ? <span aria-hidden className="spinner" /> : null}
          {checkoutTexts.payAgain}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={busy !== null}
          onClick={() => void leave()}
        >
          {busy === 'leave' ? <span aria-hidden className="spinner" /> : null}
          {texts.confirm}
        </button>
        <button type="button" className="btn btn-text" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
