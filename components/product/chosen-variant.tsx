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
import { variantOf } from '#lib/product/variant-of.ts';

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
/** Announces address changes made by this page, for which browsers fire no event. */
const changes = new EventTarget();

function watchAddress(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  addEventListener('popstate', onChange);
  return () => {
    changes.removeEventListener('change', onChange);
    removeEventListener('popstate', onChange);
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
  /** The variant the page was rendered with. */
  initial: Variant;
  /** The variant chosen when the address names none. */
  defaultVariantId: number;
  children: ReactNode;
}

/** The variant in the address, as written there, or null. */
const askedVariant = (): string | null => new URLSearchParams(location.search).get(key);

/**
 * Provides the chosen variant of a product page. It is kept in the address as `?variant=`, so that
 * links preserve it; each variant has a static page of its own.
 */
export function ChosenVariant(props: ProviderProps) {
  const { websiteCode, name, variants, initial, defaultVariantId, children } = props;
  const asked = useSyncExternalStore(watchAddress, askedVariant, () =>
    initial.id === defaultVariantId ? null : String(initial.id),
  );
  const [insurance, insure] = useState(false);

  const chosen = useMemo((): Chosen => {
    const variant = variantOf(variants, asked, defaultVariantId) ?? initial;
    const choose = ({ id }: Variant) => writeAddress(id === defaultVariantId ? null : id);
    return { websiteCode, name, variants, variant, insurance, choose, insure };
  }, [asked, websiteCode, name, variants, insurance, initial, defaultVariantId]);

  return <Context value={chosen}>{children}</Context>;
}

/** The chosen variant. @throws Error outside `ChosenVariant` */
export function useChosen(): Chosen {
  const chosen = useContext(Context);
  if (chosen === null) throw new Error('useChosen() needs a ChosenVariant around it');
  return chosen;
}
