import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AdminPromotion } from '#lib/contract/admin-selling.ts';
import { promotionQuery, savePromotion } from '#panel/discounts/calls.ts';
import { CodesSection } from '#panel/discounts/codes-section.tsx';
import { type CouponDraft, emptyCoupon } from '#panel/discounts/coupon.ts';
import { CouponFields } from '#panel/discounts/coupon-fields.tsx';
import {
  draftOf,
  emptyDraft,
  faultsOf,
  fieldAt,
  type PromotionDraft,
  savedOf,
} from '#panel/discounts/draft.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import { type Editing, GiftSection } from '#panel/discounts/gift-section.tsx';
import { showField } from '#panel/discounts/shown.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { queries } from '#panel/queries.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { conflictOf } from '#panel/ui/merge.ts';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useFaultInView } from '#panel/ui/use-fault-in-view.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';
import { type Faults, useVersionedForm } from '#panel/ui/use-versioned-form.ts';

// Below the first view, and it brings the fields that search.
const Conditions = lazy(() => import('#panel/discounts/condition-sections.tsx'));
const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

/** The form of a promotion; `coupon` is the first code of a new one. */
function usePromotionForm(promotion: AdminPromotion | null, coupon: CouponDraft | null) {
  const navigate = useNavigate();
  return useVersionedForm<AdminPromotion, PromotionDraft>({
    row: promotion,
    empty: emptyDraft,
    draftOf,
    missing: (draft) => ({
      ...faultsOf(draft),
      ...(coupon?.code.trim() === '' ? { code: words.faults.code } : {}),
    }),
    send: (draft, base) =>
      savePromotion({
        ...savedOf(draft),
        ...base,
        ...(coupon && base.id === undefined ? { coupon } : {}),
      }),
    fieldAt,
    readNow: (id) => queries.fetchQuery({ ...promotionQuery(id), staleTime: 0 }),
    done: ({ id, title }, isWhole) => {
      showToast(words.saved(title));
      const params = { id: String(id) };
      if (!promotion && isWhole)
        void navigate({ to: '/discounts/$id', params, replace: true, ignoreBlocker: true });
    },
  });
}

interface CodeProps {
  coupon: CouponDraft | null;
  set: (coupon: CouponDraft | null) => void;
  faults: Faults;
  isBusy: boolean;
}

/** The first code of a new promotion. It is made with the promotion: what was written meanwhile would be lost. */
function FirstCode({ coupon, set, faults, isBusy }: CodeProps) {
  return (
    <section className="section" aria-label={words.sections.codes}>
      <h2>{words.sections.codes}</h2>
      <fieldset className="contents" disabled={isBusy}>
        <CheckField checked={coupon !== null} onChange={(isOn) => set(isOn ? emptyCoupon : null)}>
          {words.withCode}
        </CheckField>
        <p className="hint">{words.withCodeHint}</p>
        {coupon ? (
          <CouponFields
            coupon={coupon}
            set={(change) => set({ ...coupon, ...change })}
            faults={faults}
          />
        ) : null}
      </fieldset>
    </section>
  );
}

/** A promotion: what it gives, when and to whom; and its codes. */
export function DiscountForm({ promotion }: { promotion: AdminPromotion | null }) {
  const [coupon, setCoupon] = useState<CouponDraft | null>(null);
  const form = usePromotionForm(promotion, coupon);
  const { before, draft, set, faults, failure, isBusy, stale } = form;
  const save = useFaultInView(faults, form.save);
  const editing: Editing = { draft, set, faults };
  const faultCount = Object.keys(faults).length;
  const conflict =
    stale &&
    conflictOf([before, draft, stale], { labelOf: (name) => fieldTitles[name], show: showField });
  useSaveKey(form.canSave, save);
  return (
    <Page
      title={promotion ? before.title : words.new}
      back="/discounts"
      width="mid"
      actions={
        <Button look="primary" isBusy={isBusy} onClick={save} disabled={!form.canSave}>
          {texts.save}
        </Button>
      }
    >
      <form
        className="grid gap-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {faultCount > 0 ? <Note kind="bad">{words.faults.some(faultCount)}</Note> : null}
        {failure && faultCount === 0 ? <Note kind="bad">{failure}</Note> : null}
        <GiftSection {...editing} />
        {promotion ? <CodesSection promotion={promotion} /> : null}
        {promotion || !form.isNew ? null : (
          <FirstCode coupon={coupon} set={setCoupon} faults={faults} isBusy={isBusy} />
        )}
        <Suspense fallback={<span className="skeleton" aria-busy="true" />}>
          <Conditions {...editing} />
        </Suspense>
      </form>
      <LeaveGuard isChanged={form.isChanged} />
      {conflict ? (
        <Suspense>
          <StaleDialog
            {...conflict}
            isBusy={isBusy}
            onSave={(own) => form.saveMerged(conflict.savedWith(own))}
            onClose={form.closeStale}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
