import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { readMethod, saveMethod } from '#panel/delivery/calls.ts';
import {
  draftOf,
  emptyDraft,
  faultsOf,
  fieldAt,
  type MethodDraft,
  savedOf,
} from '#panel/delivery/draft.ts';
import { MethodSection } from '#panel/delivery/method-section.tsx';
import { showField } from '#panel/delivery/shown.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { BackToSetup } from '#panel/setup/back-to-setup.tsx';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { LeaveGuard } from '#panel/ui/leave-guard.tsx';
import { conflictOf } from '#panel/ui/merge.ts';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useFaultInView } from '#panel/ui/use-fault-in-view.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';
import { useVersionedForm } from '#panel/ui/use-versioned-form.ts';

// They bring the fields that search, and all towns.
const RatesSection = lazy(() => import('#panel/delivery/rates-section.tsx'));
const TrialSection = lazy(() => import('#panel/delivery/trial-section.tsx'));
const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

/** A delivery method: what it is, where it goes and for how much. */
export function MethodForm({ method }: { method: AdminMethod | null }) {
  const navigate = useNavigate();
  const form = useVersionedForm<AdminMethod, MethodDraft>({
    row: method,
    empty: emptyDraft,
    draftOf,
    missing: faultsOf,
    send: (draft, base) => saveMethod({ ...savedOf(draft), ...base }),
    fieldAt,
    readNow: readMethod,
    done: ({ id, title }, isWhole) => {
      showToast(words.saved(title));
      const params = { id: String(id) };
      if (!method && isWhole)
        void navigate({
          to: '/settings/delivery/$id',
          params,
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
  });
  const { before, draft, faults, failure, isBusy, stale } = form;
  const save = useFaultInView(faults, form.save);
  const isFaulty = Object.keys(faults).length > 0;
  const conflict =
    stale &&
    conflictOf([before, draft, stale], { labelOf: (name) => words.fields[name], show: showField });
  useSaveKey(form.canSave, save);
  return (
    <Page
      title={method ? before.title : words.new}
      back="/settings/delivery"
      width="mid"
      actions={
        <>
          {method?.kind === 'courier' ? (
            <Link
              to="/settings/delivery/$id/slots"
              params={{ id: String(method.id) }}
              className="btn btn-outline"
            >
              <span className="desk">{words.editSlots}</span>
              <span className="phone">{words.slots}</span>
            </Link>
          ) : null}
          <Button look="primary" isBusy={isBusy} onClick={save} disabled={!form.canSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <BackToSetup />
      <form
        className="grid gap-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {isFaulty ? <Note kind="bad">{words.faults.some}</Note> : null}
        {failure && !isFaulty ? <Note kind="bad">{failure}</Note> : null}
        <MethodSection draft={draft} faults={faults} set={form.set} />
        <Suspense fallback={<span className="skeleton" aria-busy="true" />}>
          <RatesSection draft={draft} faults={faults} set={form.set} />
          <TrialSection draft={draft} />
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
