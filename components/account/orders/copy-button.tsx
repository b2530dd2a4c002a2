'use client';

import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#lib/toasts/store.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said once it is copied. */
  done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await showToast('success', done);
    } catch {
      await showToast('error', orderTexts.notCopied);
    }
  };
  return (
    <button type="button" className="icon-btn" aria-label={label} onClick={() => void copy()}>
      <Icon name="copy" className="i-s" />
    </button>
  );
}
