'use client';

import { useEffect, useRef, useState } from 'react';
import type { ShownOpinion } from '#components/product/opinions/opinion-pages.tsx';
import { opinionTexts } from '#components/product/opinions/texts.ts';

interface MoreOpinionsProps {
  kind: 'reviews' | 'questions';
  websiteCode: number;
  pageCount: number;
  /** Ids shown on the first page. */
  first: readonly number[];
}

/**
 * Loads further pages, one with each press; the code that fetches them is loaded at the first
 * press. The focus moves to the first new entry. Entries that moved to a later page because of new
 * opinions are not shown twice.
 */
export function MoreOpinions({ kind, websiteCode, pageCount, first }: MoreOpinionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState<readonly (readonly ShownOpinion[])[]>([]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    const item = list.current?.children[pages.slice(0, -1).flat().length];
    if (item instanceof HTMLElement) item.focus();
  }, [pages]);
  const load = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { pagesOf } = await import('#components/product/opinions/opinion-pages.tsx');
      const found = await pagesOf[kind](websiteCode, pages.length + 2);
      const shown = new Set([...first, ...pages.flat().map(({ id }) => id)]);
      setPages([...pages, found.filter(({ id }) => !shown.has(id))]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <ul className="opinions" ref={list}>
        {pages.flat().map(({ item }) => item)}
      </ul>
      {state === 'failed' ? (
        <p role="alert" className="pt-3 text-13 text-bad">
          {opinionTexts.failed}
        </p>
      ) : null}
      {pages.length + 1 < pageCount ? (
        <button
          type="button"
          className="btn btn-outline btn-sm needs-script me-3 mt-4"
          aria-disabled={state === 'busy'}
          onClick={() => void load()}
        >
          {state === 'busy' ? <span aria-hidden className="spinner" /> : null}
          {kind === 'reviews' ? opinionTexts.moreReviews : opinionTexts.moreQuestions}
        </button>
      ) : null}
    </>
  );
}
