'use client';

import { useEffect, useRef, useState } from 'react';
import { slugify } from '#lib/text/slug.ts';
import { mostOffered } from '#lib/compare/offers.ts';
import { type CardFacts, cardFacts } from '#lib/product/card-facts.ts';

/** Texts up to this length are not searched; ms after the last key. The same as in the search. */
const tooShort = 2;
const delay = 500;

async function readOffers(
  categoryId: number,
  ids: readonly number[],
  slug: string,
  signal: AbortSignal,
): Promise<CardFacts[]> {
  const { findProducts } = await import('#lib/compare/client.ts');
  const found = await findProducts(categoryId, slug, signal);
  return found
    .filter(({ websiteCode }) => !ids.includes(websiteCode))
    .slice(0, mostOffered)
    .map(cardFacts);
}

/** Products offered while typing; a text that is too short restores the first offers. */
export function useOffers(categoryId: number, ids: readonly number[], first: readonly CardFacts[]) {
  const [state, setState] = useState({ shown: first, failed: false, searched: false });
  const asking = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  const send = async (slug: string) => {
    const { signal } = (asking.current = new AbortController());
    const next = await readOffers(categoryId, ids, slug, signal).then(
      (shown) => ({ shown, failed: false, searched: true }),
      () => ({ shown: [], failed: true, searched: true }),
    );
    if (!signal.aborted) setState(next);
  };
  const type = (typed: string) => {
    clearTimeout(timer.current);
    asking.current?.abort();
    const slug = slugify(typed);
    if (Array.from(slug).length > tooShort) {
      timer.current = setTimeout(() => void send(slug), delay);
    } else setState({ shown: first, failed: false, searched: false });
  };
  return { ...state, type };
}
