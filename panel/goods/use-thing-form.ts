import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { panelErrors } from '#lib/contract/permissions.ts';
import { CallError } from '#panel/client.ts';
import { changedIn, writtenSince } from '#panel/ui/merge.ts';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Thing {
  readonly id: number;
  readonly revision: number;
}

interface Needs<Of extends Thing, Values extends FieldValues> {
  /** Null for a new one. */
  thing: Of | null;
  valuesOf: (thing: Of | null) => Values;
  /** @param base what the change is made on; empty for a new one */
  send: (values: Values, base: Partial<Thing>) => Promise<Of>;
  /** The things of the list at this moment. */
  read: () => Promise<readonly Of[]>;
  /** Fits what is written to what is stored now. */
  fit?: (values: Values, now: Of) => Values;
  onSaved: (thing: Of) => void;
  onClose: () => void;
}

const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.code === panelErrors.stale;

/**
 * The dialog of a thing of a list that others change, too. A 409 STALE yields what both began with, what is written and
 * what is stored now in `stale`, for `ThingDialog`. The dialog stays open with what is written while it is being saved.
 */
export function useThingForm<Of extends Thing, Values extends FieldValues>({
  thing,
  valuesOf,
  send,
  read,
  fit = (values) => values,
  onSaved,
  onClose,
}: Needs<Of, Values>) {
  /** What the next save is made on. */
  const base = useRef(thing);
  const [before, setBefore] = useState(() => valuesOf(thing));
  const [stale, setStale] = useState<{ mine: Values; now: Of } | null>(null);
  const call = useCallForm({
    defaults: before as DefaultValues<Values>,
    send: async (values: Values) => {
      const on = base.current;
      try {
        return await send(values, on === null ? {} : { id: on.id, revision: on.revision });
      } catch (error) {
        if (on !== null && isStale(error)) await meet(on.id).catch(() => undefined);
        throw error;
      }
    },
    done: (saved, values) => {
      setStale(null);
      onSaved(saved);
      const written = call.form.getValues();
      if (changedIn(values, written).length === 0) {
        onClose();
        return;
      }
      const now = valuesOf(saved);
      base.current = saved;
      setBefore(now);
      call.form.reset(fit(writtenSince(values, written, now), saved));
    },
  });

  async function meet(id: number): Promise<void> {
    const now = (await read()).find((each) => each.id === id);
    if (now) setStale({ mine: call.form.getValues(), now });
  }

  return {
    ...call,
    before,
    stale,
    /** Saves on what is stored now. */
    settle: (merged: Values): void => {
      if (stale === null) return;
      base.current = stale.now;
      setBefore(valuesOf(stale.now));
      call.form.reset(fit(merged, stale.now));
      setStale(null);
      void call.submit();
    },
    giveUp: (): void => setStale(null),
  };
}
