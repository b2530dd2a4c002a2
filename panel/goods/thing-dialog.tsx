import { lazy, type ReactNode, Suspense } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { conflictOf } from '#panel/ui/merge.ts';
import { Note } from '#panel/ui/states.tsx';

const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

/** A text or a number as two people compare it. */
export function shownText(value: string | number): string {
  if (typeof value === 'number') return toPersianDigits(value);
  return value === '' ? texts.nothing : value;
}

interface Compared<Of, Values extends object> {
  /** Of `useThingForm`. */
  form: {
    readonly before: Values;
    readonly stale: { readonly mine: Values; readonly now: Of } | null;
    readonly isBusy: boolean;
    readonly failure: string | undefined;
    readonly submit: () => unknown;
    readonly settle: (merged: Values) => void;
    readonly giveUp: () => void;
  };
  valuesOf: (thing: Of) => Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A field as two people compare it. */
  show: (name: keyof Values & string, values: Values) => ReactNode;
}

/** The question of a dialog whose thing somebody else has changed, while there is one. */
function StaleThing<Of, Values extends object>({
  form: { before, stale, isBusy, settle, giveUp },
  valuesOf,
  labels,
  show,
}: Compared<Of, Values>) {
  if (stale === null) return null;
  const { savedWith, ...conflict } = conflictOf([before, stale.mine, valuesOf(stale.now)], {
    labelOf: (name) => labels[name],
    show,
  });
  return (
    <Suspense>
      <StaleDialog
        {...conflict}
        isBusy={isBusy}
        onSave={(own) => settle(savedWith(own))}
        onClose={giveUp}
      />
    </Suspense>
  );
}

interface Props<Of, Values extends object> extends Compared<Of, Values> {
  title: string;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** The drawer in which a thing of a list is made or changed. */
export function ThingDialog<Of, Values extends object>({
  title,
  onClose,
  children,
  ...compared
}: Props<Of, Values>) {
  const { isBusy, failure, submit } = compared.form;
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={title}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      {children}
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <StaleThing {...compared} />
    </Dialog>
  );
}
