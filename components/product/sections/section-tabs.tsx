'use client';

import { useEffect, useRef } from 'react';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { loadPart } from '#lib/parts.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { whenNear } from '#lib/when-near.ts';

const load = () => import('#components/product/sections/follow-sections.ts');

/** A section of the page; `count` is how much there is in it, unless that says nothing. */
export interface SectionTab {
  readonly id: string;
  readonly title: string;
  readonly count?: number | undefined;
}

/** Links to the sections, which stay in view. The section in view is marked by code that is loaded late. */
export function SectionTabs({ tabs }: { tabs: readonly SectionTab[] }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const follow = async (element: HTMLElement) => {
      const { followSections } = await loadPart(load, signal);
      if (!signal.aborted) signal.addEventListener('abort', followSections(element));
    };
    const element = nav.current;
    if (element)
      signal.addEventListener(
        'abort',
        whenNear(element, () => void follow(element)),
      );
    return () => ending.abort();
  }, []);
  if (tabs.length < 2) return null;
  return (
    <nav ref={nav} className="section-tabs" aria-label={pageTexts.sections}>
      {tabs.map(({ id, title, count }) => (
        <a key={id} href={`#${id}`}>
          {title}
          {count === undefined ? null : <small> {formatNumber(count)}</small>}
        </a>
      ))}
    </nav>
  );
}
