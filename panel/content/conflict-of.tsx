import { lazy, type ReactNode, Suspense } from 'react';
import { conflictsOf, mergedOf } from '#panel/content/merge.ts';
import type { ContentForm } from '#panel/content/use-content-form.ts';

const ConflictDialog = lazy(() => import('#panel/content/conflict-dialog.tsx'));

interface Props<Values extends object, Saved> {
  form: ContentForm<Values, Saved>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A value as two people compare it. */
  show: (name: keyof Values & string, values: Values) => ReactNode;
}

/** The question of a form whose thing somebody else has changed, while there is one. */
export function ConflictOf<Values extends object, Saved>({
  form,
  labels,
  show,
}: Props<Values, Saved>) {
  const { conflict, before, values, settle, giveUpConflict } = form;
  if (conflict === null) return null;
  const sides = { before, mine: values, now: conflict.values };
  return (
    <Suspense>
      <ConflictDialog
        fields={conflictsOf(sides).map((name) => ({
          name,
          label: labels[name],
          before: show(name, sides.before),
          mine: show(name, sides.mine),
          now: show(name, sides.now),
        }))}
        onSettle={(chosen) => settle(mergedOf(sides, chosen))}
        onClose={giveUpConflict}
      />
    </Suspense>
  );
}
