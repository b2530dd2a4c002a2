import { lazy, type ReactNode, Suspense } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { texts } from '#panel/texts.ts';
import { conflictOf } from '#panel/ui/merge.ts';

const StaleDialog = lazy(() => import('#panel/ui/stale-dialog.tsx'));

/** A text or a number as two people compare it. */
export function shownText(value: string | number): string {
  if (typeof value === 'number') return toPersianDigits(value);
  return value === '' ? texts.nothing : value;
}

interface Props<Of, Values extends object> {
  /** Of `useThingForm`. */
  form: {
    readonly before: Values;
    readonly stale: { readonly mine: Values; readonly now: Of } | null;
    readonly isBusy: boolean;
    readonly settle: (merged: Values) => void;
    readonly giveUp: () => void;
  };
  valuesOf: (thing: Of) => Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A field as two people compare it. */
  show: (name: keyof Values & string, values: Values) => ReactNode;
}

/** The question of a dialog whose thing somebody else has changed, while there is one. */
export function StaleThing<Of, Values extends object>({
  form: { before, stale, isBusy, settle, giveUp },
  valuesOf,
  labels,
  show,
}: Props<Of, Values>) {
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
