'use client';

import { useState } from 'react';
import { basketTexts } from '#components/basket/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadPressed } from '#lib/parts.ts';

/** Code of the default variant (contract §3). */
const defaultVariant = 0;

interface AddButtonProps {
  websiteCode: number;
  name: string;
}

/** Adds a compared product to the basket. In narrow columns its icon stands for its words. */
export function AddButton({ websiteCode, name }: AddButtonProps) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    const part = await loadPressed(() => import('#components/basket/add-and-notify.ts'));
    await part?.addAndNotify({ websiteCode, variantId: defaultVariant, insurance: false, name });
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="needs-script btn btn-outline btn-sm compare-add"
      aria-disabled={busy}
      onClick={() => void add()}
    >
      {busy ? (
        <span aria-hidden className="spinner" />
      ) : (
        <Icon name="shopping-bag" className="i-s" />
      )}
      <span>{basketTexts.add}</span>
    </button>
  );
}
