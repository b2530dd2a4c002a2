import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { panelErrors } from '#lib/contract/permissions.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { changedIn, writtenSince } from '#panel/ui/merge.ts';

export type Faults = Readonly<Record<string, string>>;

interface Row {
  readonly id: number;
  readonly version: number;
}
/** What a change is made on; empty for a new row. */
type Base = Partial<Row>;

interface Needs<Of extends Row, Draft extends object> {
  /** Null: a new one. */
  row: Of | null;
  empty: Draft;
  draftOf: (row: Of) => Draft;
  /** What is wrong before anything is sent, by field. */
  missing: (draft: Draft) => Faults;
  send: (draft: Draft, base: Base) => Promise<Of>;
  /** The field that a fault of the service, such as `rule.when.to`, belongs to. */
  fieldAt: (path: string, draft: Draft) => string;
  /** Reads the row as it is now. */
  readNow: (id: number) => Promise<Of | null>;
  /** @param isWhole whether nothing was written while it was being saved: only then may the form be left */
  done: (saved: Of, isWhole: boolean) => void;
}

const faultsOf = (error: unknown, fieldAt: (path: string) => string): Faults =>
  error instanceof CallError && !isStale(error)
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, sentence]) => [fieldAt(path), sentence]),
      )
    : {};

const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.code === panelErrors.stale;

/**
 * A form of a row with a version. What is written stays while the row is read again; a 409 STALE yields the row of now
 * in `stale`, for `StaleDialog`.
 */
export function useVersionedForm<Of extends Row, Draft extends object>({
  row,
  empty,
  draftOf,
  missing,
  send,
  fieldAt,
  readNow,
  done,
}: Needs<Of, Draft>) {
  const [given, setGiven] = useState(row);
  const [read, setRead] = useState({ draft: row ? draftOf(row) : empty, base: baseOf(row) });
  const [draft, setDraft] = useState(read.draft);
  const isChanged = changedIn(read.draft, draft).length > 0;
  const isNew = read.base.id === undefined;
  const [faults, setFaults] = useState<Faults>({});
  const [stale, setStale] = useState<Of | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ wanted, base }: { wanted: Draft; base: Base }) => send(wanted, base),
    meta: { isShown: true },
    onSuccess: (saved, { wanted }) => {
      const now = draftOf(saved);
      setStale(null);
      setRead({ draft: now, base: baseOf(saved) });
      setDraft((written) => writtenSince(wanted, written, now));
      done(saved, changedIn(wanted, draft).length === 0);
    },
    onError: async (fault, { wanted }) => {
      setFaults(faultsOf(fault, (path) => fieldAt(path, wanted)));
      if (isStale(fault) && read.base.id !== undefined) setStale(await readNow(read.base.id));
    },
  });
  // A screen is opened with what was kept of an earlier visit, and read again: an untouched form follows.
  if (row !== given) {
    setGiven(row);
    if (row && !isChanged && !isPending) {
      setRead({ draft: draftOf(row), base: baseOf(row) });
      setDraft(draftOf(row));
    }
  }
  const save = () => {
    if (!isNew && !isChanged) return;
    const found = missing(draft);
    setFaults(found);
    reset();
    if (Object.keys(found).length === 0 && !isPending) mutate({ wanted: draft, base: read.base });
  };
  return {
    /** Whether it was never saved. */
    isNew,
    /** Whether there is something to save: what is missing of a new one is said. */
    canSave: isNew || isChanged,
    /** What the form began with. */
    before: read.draft,
    draft,
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    isChanged,
    faults,
    failure: error && !stale && !isCancelled(error) ? error.message : null,
    isBusy: isPending,
    save,
    stale: stale && draftOf(stale),
    saveMerged: (merged: Draft) => {
      setDraft(merged);
      mutate({ wanted: merged, base: baseOf(stale) });
    },
    closeStale: () => setStale(null),
  };
}

const baseOf = (row: Row | null): Base => (row ? { id: row.id, version: row.version } : {});
