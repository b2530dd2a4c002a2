'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Variant } from '#lib/contract/product.ts';

interface Chosen {
  websiteCode: number;
  name: string;
  variants: readonly Variant[];
  variant: Variant;
  insurance: boolean;
  choose: (variant: Variant) => void;
  insure: (insurance: boolean) => void;
}

const Context = createContext<Chosen | null>(null);
const key = 'variant';
/** Tells of changes this page makes itself, which no event of the browser does. */
const changes = new EventTarget();

function watchAddress(look: () => void): () => void {
  changes.addEventListener('change', look);
  addEventListener('popstate', look);
  return () => {
    changes.removeEventListener('change', look);
    removeEventListener('popstate', look);
  };
}

function writeAddress(id: number | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(key);
  else url.searchParams.set(key, String(id));
  history.replaceState(history.state, '', url);
  changes.dispatchEvent(new Event('change'));
}

interface ProviderProps {
  websiteCode: number;
  name: string;
  variants: readonly Variant[];
  /** The default variant, which static pages show. */
  initial: Variant;
  children: ReactNode;
}

/**
 * What is chosen on a product page. It lives in the address, as `?variant=`, so that a link leads to
 * the same choice; the page behind is the same static one.
 */
export function ChosenVariant({ websiteCode, name, variants, initial, children }: ProviderProps) {
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  );
  const [insurance, insure] = useState(false);

  const chosen = useMemo((): Chosen => {
    const asked = Number(new URLSearchParams(search).get(key));
    const variant = variants.find(({ id }) => id === asked) ?? initial;
    const choose = ({ id }: Variant) => writeAddress(id === initial.id ? null : id);
    return { websiteCode, name, variants, variant, insurance, choose, insure };
  }, [search, websiteCode, name, variants, insurance, initial]);

  return <Context value={chosen}>{children}</Context>;
}

/** What is chosen around here. Throws outside a `ChosenVariant`. */
export function useChosen(): Chosen {
  const chosen = useContext(Context);
  if (chosen === null) throw new Error('No product around');
  return chosen;
}
