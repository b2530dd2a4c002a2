import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCoupon } from '#lib/contract/admin-selling.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { saveCoupon } from '#panel/discounts/calls.ts';
import { couponDraftOf, emptyCoupon, usesWords } from '#panel/discounts/coupon.ts';
import { CouponFields } from '#panel/discounts/coupon-fields.tsx';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { texts } from '#panel/texts.ts';
import { CheckField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  promotionId: number;
  /** Null: a new one. */
  coupon: AdminCoupon | null;
  onClose: () => void;
}

/** A code of a promotion. */
export default function CouponDialog({ promotionId, coupon, onClose }: Props) {
  const [draft, setDraft] = useState(coupon ? couponDraftOf(coupon) : emptyCoupon);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveCoupon({
        promotionId,
        ...draft,
        ...(coupon && { id: coupon.id, version: coupon.version }),
      }),
    meta: { isShown: true },
    onSuccess: ({ code }) => {
      showToast(words.codeSaved(code));
      onClose();
    },
  });
  const faults = error instanceof CallError ? error.fields : {};
  const isAtField = Object.keys(draft).some((name) => Object.hasOwn(faults, name));
  const save = () => {
    setIsMissing(draft.code.trim() === '');
    if (!isPending && draft.code.trim() !== '') mutate();
  };
  return (
    <Dialog
      isOpen
      title={coupon ? words.editCodeOf(coupon.code) : words.newCode}
      onClose={onClose}
      onSubmit={save}
      action={texts.save}
      isBusy={isPending}
    >
      <CouponFields
        coupon={draft}
        set={(change) => setDraft({ ...draft, ...change })}
        faults={isMissing ? { code: words.faults.code } : faults}
      />
      <CheckField
        checked={draft.isActive}
        onChange={(isActive) => setDraft({ ...draft, isActive })}
      >
        {words.codeIsActive}
      </CheckField>
      {coupon ? <p className="hint">{usesWords(coupon)}</p> : null}
      {error && !isAtField && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
    </Dialog>
  );
}
