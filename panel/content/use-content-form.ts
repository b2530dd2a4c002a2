import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { panelErrors } from '#lib/contract/permissions.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { changedFields, conflictsOf, isSame, mergedOf } from '#panel/content/merge.ts';
import { contentTexts } from '#panel/content/texts.ts';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

/** Sentences by field, as the service names it: `title`, `blocks.2.url`. */
export type Faults = Readonly<Record<string, string>>;

interface Needs<Values, Saved> {
  /** What the form begins with; null: something new. */
  saved: Saved | null;
  empty: Values;
  valuesOf: (saved: Saved) => Values;
  /** Makes the call. @param from what was read; null: something new */
  send: (values: Values, from: Saved | null) => Promise<Saved>;
  /** Reads it again after somebody else has changed it. */
  reread: (from: Saved) => Promise<Saved>;
  /** What is wrong before anything is sent. @param from what was read; null: something new */
  missingOf?: (values: Values, from: Saved | null) => Faults;
  /** @param isWhole whether nothing was written while it was being saved: only then may the form be left */
  done: (saved: Saved, isWhole: boolean) => void;
}

const faultsOf = (error: unknown): Faults =>
  error instanceof CallError && error.status === 422 ? error.fields : {};

const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.code === panelErrors.stale;

const without = (faults: Faults, field: string): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );

/**
 * Something that is written for a while and saved as a whole. What somebody else has saved meanwhile is merged field by
 * field; where both changed the same, `conflict` holds theirs until somebody has chosen.
 */
export function useContentForm<Values extends object, Saved>({
  saved,
  empty,
  valuesOf,
  send,
  reread,
  missingOf,
  done,
}: Needs<Values, Saved>) {
  const [given, setGiven] = useState(saved);
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => (saved ? valuesOf(saved) : empty));
  const [faults, setFaults] = useState<Faults>({});
  /** How often a save was refused for what is wrong. */
  const [refusals, setRefusals] = useState(0);
  const [conflict, setConflict] = useState<Saved | null>(null);
  /** Raised when values are replaced from outside their fields, for fields that hold their own. */
  const [key, setKey] = useState(0);
  const before = base ? valuesOf(base) : empty;
  const isDirty = changedFields(before, values).length > 0;

  const { mutate, isPending } = useMutation({
    mutationFn: ({ wanted, from }: { wanted: Values; from: Saved | null }) => send(wanted, from),
    meta: { isShown: true },
    onSuccess: (now, { wanted }) => {
      setBase(now);
      // What was written while it was being saved stays.
      setValues((written) => mergedOf({ before: wanted, mine: written, now: valuesOf(now) }, {}));
      setFaults({});
      done(now, isSame(values, wanted));
    },
    onError: (error, { wanted, from }) => {
      if (isCancelled(error)) return;
      if (from && isStale(error)) {
        void meet(from, wanted);
        return;
      }
      if (!refuse(faultsOf(error))) showFailure(error);
    },
  });

  /** Shows what is wrong. @returns whether anything is */
  function refuse(found: Faults): boolean {
    const isWrong = Object.keys(found).length > 0;
    setFaults(found);
    if (isWrong) setRefusals((count) => count + 1);
    return isWrong;
  }
  /** Puts values in from outside their fields. */
  function write(valuesFrom: (now: Values) => Values): void {
    setValues(valuesFrom);
    setFaults({});
    setKey((count) => count + 1);
  }
  /** Begins anew from something that was saved elsewhere, such as a former version. */
  function replace(now: Saved): void {
    setBase(now);
    write(() => valuesOf(now));
  }
  // A screen is opened with what was kept of an earlier visit, and read again: an untouched form follows.
  if (saved !== given) {
    setGiven(saved);
    if (saved !== null && !isDirty && !isPending) {
      if (isSame(valuesOf(saved), values)) setBase(saved);
      else replace(saved);
    }
  }

  /** Goes on from what is there now. What was written since `mine` stays, unsaved. */
  function take(mine: Values, merged: Values, now: Saved): void {
    setKey((count) => count + 1);
    setBase(now);
    setValues((written) => mergedOf({ before: mine, mine: written, now: merged }, {}));
    setConflict(null);
    mutate({ wanted: merged, from: now });
  }
  async function meet(from: Saved, mine: Values): Promise<void> {
    const now = await reread(from).catch(showFailure);
    if (now === undefined) return;
    const sides = { before: valuesOf(from), mine, now: valuesOf(now) };
    if (conflictsOf(sides).length > 0) setConflict(now);
    else take(mine, mergedOf(sides, {}), now);
  }

  return {
    values,
    valuesOf,
    before,
    base,
    faults,
    refusals,
    conflict: conflict === null ? null : { saved: conflict, values: valuesOf(conflict) },
    key,
    isBusy: isPending,
    isDirty,
    /** Whether there is something to save: what is missing of a new one is said. */
    canSave: isDirty || base === null,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]): void => {
      setValues((now) => ({ ...now, [name]: value }));
      setFaults((now) => without(now, name));
    },
    /** For what is done later, such as taking a removal back: from the value of that moment. */
    change: <Name extends keyof Values & string>(
      name: Name,
      act: (value: Values[Name]) => Values[Name],
    ): void => setValues((now) => ({ ...now, [name]: act(now[name]) })),
    save: (): void => {
      if (isPending) return;
      if (!refuse(missingOf?.(values, base) ?? {})) mutate({ wanted: values, from: base });
    },
    /** Back to what is saved; for a moment there is a way back to what was written. */
    reset: (): void => {
      const sides = { before, now: values };
      write(() => before);
      showToast(contentTexts.discarded, () =>
        // What was written since stays.
        write((now) => mergedOf({ ...sides, mine: now }, {})),
      );
    },
    replace,
    settle: (merged: Values): void => {
      if (conflict !== null) take(values, merged, conflict);
    },
    giveUpConflict: (): void => setConflict(null),
  };
}
export type ContentForm<Values extends object, Saved> = ReturnType<
  typeof useContentForm<Values, Saved>
>;
