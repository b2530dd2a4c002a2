'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { BasketStatus } from '#components/basket/basket-status.tsx';
import { basketTexts } from '#components/basket/texts.ts';
import { ToastHost } from '#components/frame/toast-host.tsx';
import { attended } from '#lib/attended.ts';
import { trailStore } from '#lib/calls/trail.ts';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Path of the page on this site that led here by a full page load, or null. */
function referringPath(): string | null {
  if (!document.referrer) return null;
  const referrer = new URL(document.referrer);
  return referrer.origin === location.origin ? referrer.pathname : null;
}

/** Remembers the page before this one, for the header X-Refer. */
function Trail() {
  const pathname = usePathname();
  const last = useRef<string | null>(null);
  useEffect(() => {
    trailStore.setState({ previousPath: last.current ?? referringPath() });
    last.current = new URL(pathname, location.origin).pathname;
  }, [pathname]);
  return null;
}

/**
 * Brings a served page to life; once, in the layout. When it is loaded it mints the guid cookie, reads
 * the counts, and connects to the hub when somebody is at the page. All of that is loaded lazily.
 */
export function LiveStart() {
  useEffect(() => {
    const somebody = attended();
    const start = async () => {
      const { startLive } = await loadPart(() => import('#lib/realtime/live.ts'));
      // In a task of its own: a slow phone has enough to do with reading the code.
      setTimeout(() => startLive(somebody));
    };
    whenIdle(() => void start());
  }, []);

  return (
    <>
      <Suspense fallback={null}>
        <Trail />
      </Suspense>
      <BasketStatus />
      <ToastHost label={basketTexts.notifications} />
    </>
  );
}
