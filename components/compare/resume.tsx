'use client';

import { useSyncExternalStore } from 'react';
import { compareHref } from '#lib/compare/query.ts';
import { type Compared, compareStore } from '#lib/compare/store.ts';
import { compareTexts } from '#lib/compare/texts.ts';

const nothing: readonly Compared[] = [];
const known = () => compareStore.getState().items;
/** The server does not know what a browser has collected. */
const atFirst = () => nothing;

/** Link to the collected products of this browser; renders nothing if there are none. */
export function Resume() {
  const items = useSyncExternalStore(compareStore.subscribe, known, atFirst);
  if (items.length === 0) return null;
  return (
    <a className="btn btn-primary" href={compareHref(items.map(({ websiteCode }) => websiteCode))}>
      {compareTexts.resume(items.length)}
    </a>
  );
}
