import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from '#panel/product/draft.ts';
import { afterSave, broughtBack, merge } from '#panel/product/merge.ts';
import { productTexts } from '#panel/product/texts.ts';
import {
  type ProductValues,
  type ValueName,
  changedNames,
  emptyValues,
  valuesOf,
} from '#panel/product/values.ts';
import { useMe } from '#panel/session/use-me.ts';
import { showToast } from '#panel/ui/toast.tsx';

/** After the last change, in ms: the draft is kept. */
const pause = 500;

/** Which product is being changed; null for a new one. */
export interface Saved {
  readonly websiteCode: number;
  readonly revision: number;
}

/** What is being written, and what it began from. */
export interface Work {
  readonly saved: Saved | null;
  readonly base: ProductValues;
  readonly values: ProductValues;
}

const workOn = (product: AdminProduct | null): Work => {
  const values = product === null ? emptyValues : valuesOf(product);
  return { saved: savedOf(product), base: values, values };
};

const savedOf = (product: AdminProduct | null): Saved | null =>
  product === null ? null : { websiteCode: product.websiteCode, revision: product.revision };

/** When the draft was kept last, and whether the browser has no room for it. */
export interface DraftState {
  readonly at: string | null;
  readonly isLost: boolean;
}
const nothingKept: DraftState = { at: null, isLost: false };

/** Keeps the draft while there is something unsaved: a moment after the last change, and when the form is left. */
function useKeptDraft({ saved, base, values }: Work, isDirty: boolean): DraftState {
  const { id } = useMe();
  const [state, setState] = useState(nothingKept);
  const waiting = useRef<(() => void) | null>(null);
  const code = saved?.websiteCode ?? null;
  const revision = saved?.revision ?? null;
  useEffect(() => {
    if (!isDirty) return undefined;
    const keep = () => {
      waiting.current = null;
      const at = new Date().toISOString();
      const isKept = keepDraft(localStorage, draftKey(id, code), { at, revision, base, values });
      setState({ at: isKept ? at : null, isLost: !isKept });
    };
    waiting.current = keep;
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [id, code, revision, base, values, isDirty]);
  useEffect(() => {
    if (!isDirty) waiting.current = null;
  }, [isDirty]);
  useEffect(() => () => waiting.current?.(), []);
  return isDirty ? state : nothingKept;
}

type Faults = Readonly<Record<string, string>>;

/** The form of a product. @param product null for a new one */
export function useProductForm(product: AdminProduct | null) {
  const { id } = useMe();
  const [work, setWork] = useState<Work>(() => workOn(product));
  const [faults, setFaults] = useState<Faults>({});
  const code = work.saved?.websiteCode ?? null;
  const [offered, setOffered] = useState<Draft | null>(() =>
    readDraft(localStorage, draftKey(id, code)),
  );
  const changed = changedNames(work.base, work.values);
  const isDirty = changed.length > 0;
  const kept = useKeptDraft(work, isDirty);
  const change = useCallback((act: (values: ProductValues) => ProductValues): void => {
    setWork((now) => ({ ...now, values: act(now.values) }));
  }, []);
  const set = useCallback(
    <Name extends ValueName>(name: Name, value: ProductValues[Name]): void => {
      change((values) => ({ ...values, [name]: value }));
      setFaults((now) => withoutFault(now, name));
    },
    [change],
  );
  const drop = () => {
    dropDraft(localStorage, draftKey(id, code));
    setOffered(null);
  };
  return {
    ...work,
    changed,
    isDirty,
    /** Whether a field of a stored product is changed and not saved. */
    isUnsaved: (name: ValueName): boolean => work.saved !== null && changed.includes(name),
    kept,
    change,
    set,
    faults,
    setFaults,
    fault: (name: string): string | undefined => faults[name],
    /** Unsaved work of an earlier visit. */
    offered,
    resume: () => {
      if (offered === null) return;
      const { revision, base, values } = offered;
      const saved = code === null || revision === null ? null : { websiteCode: code, revision };
      setWork({ saved, base, values });
      setOffered(null);
    },
    drop,
    /** Goes back to what is stored; for a moment there is a way back to what was written. */
    discard: () => {
      const { saved, base, values } = work;
      drop();
      setFaults({});
      setWork((now) => ({ ...now, values: now.base }));
      showToast(productTexts.discarded, () =>
        setWork((now) =>
          now.saved?.revision === saved?.revision
            ? { ...now, values: broughtBack(base, values, now.values) }
            : now,
        ),
      );
    },
    /** Takes what a save of this form stored, and keeps what was written since. */
    take: (now: AdminProduct, sent: ProductValues) => {
      const base = valuesOf(now);
      drop();
      setFaults({});
      setWork(({ values }) => ({
        saved: savedOf(now),
        base,
        values: afterSave(sent, values, base),
      }));
    },
    /** Takes what is stored now below what is being written, whose fields win. */
    rebase: (now: AdminProduct) => {
      const base = valuesOf(now);
      setWork((mine) => ({
        saved: savedOf(now),
        base,
        values: merge({ before: mine.base, mine: mine.values, now: base }).values,
      }));
    },
    /** Takes what is stored now, with what a person settled on. */
    settle: (now: AdminProduct, values: ProductValues): Work => {
      const settledWork = { saved: savedOf(now), base: valuesOf(now), values };
      setWork(settledWork);
      return settledWork;
    },
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;

/** Faults without those of a field and of what it holds. */
function withoutFault(faults: Faults, name: string): Faults {
  const left = Object.entries(faults).filter(
    ([each]) => each !== name && !each.startsWith(`${name}.`),
  );
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left);
}
