'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { loadPart } from '#lib/parts.ts';
import { whenNear } from '#lib/when-near.ts';

type Votes = ComponentType<{ list: Element }>;

const load = () => import('#components/product/opinions/votes.tsx');

/** Draws the votes on the reviews of the list before it, once the reader comes near. */
export function LateVotes() {
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ Votes: Votes; list: Element } | null>(null);
  useEffect(() => {
    const list = place.current?.previousElementSibling;
    if (!list) return;
    return whenNear(list, () => {
      void loadPart(load).then(({ default: Votes }) => setLoaded({ Votes, list }));
    });
  }, []);
  return (
    <span ref={place} hidden>
      {loaded ? <loaded.Votes list={loaded.list} /> : null}
    </span>
  );
}
