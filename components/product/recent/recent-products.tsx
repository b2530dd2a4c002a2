'use client';

import { useEffect, useRef, useState } from 'react';
import type { Recent } from '#components/product/recent/recent.ts';
import { RecentRail } from '#components/product/recent/recent-rail.tsx';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

const load = () => import('#components/product/recent/follow.ts');

/**
 * The products a visitor viewed before this one. Their space is reserved as soon as it is known
 * that there are some, while it is below the viewport; the cards load when it comes near. Also
 * remembers this product and counts the view.
 */
export function RecentProducts({ websiteCode }: { websiteCode: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState<Recent>({ state: 'none' });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const start = async () => {
      if (signal.aborted) return;
      const { follow } = await loadPart(load, signal);
      const element = place.current;
      if (signal.aborted || element === null) return;
      follow({ websiteCode, place: element, onChange: setRecent, signal });
    };
    whenIdle(() => void start());
    return () => ending.abort();
  }, [websiteCode]);

  return (
    <div ref={place}>
      <RecentRail recent={recent} />
    </div>
  );
}
