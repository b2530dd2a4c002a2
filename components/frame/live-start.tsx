'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { BasketStatus } from '#components/basket/basket-status.tsx';
import { basketTexts } from '#components/basket/texts.ts';
import { ToastHost } from '#components/frame/toast-host.tsx';
import { attended } from '#lib/attended.ts';
import { tellable, trailStore } from '#lib/calls/trail.ts';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Path of the page of this site that led here by a full page load, or null. */
function referringPath(): string | null {
  if (!document.referrer) return null;
  const referrer = new URL(document.referrer);
  return referrer.origin === location.origin ? tellable(referrer.pathname) : null;
}

/** Remembers the previous page for the header X-Refer. */
function Trail() {
  const pathname = usePathname();
  const last = useRef<string | null>(null);
  useEffect(() => {
    trailStore.setState({ previousPath: last.current ?? referringPath() });
    last.current = tellable(new URL(pathname, location.origin).pathname);
  }, [pathname]);
  return null;
}

/**
 * Starts the page's live parts; used once, in the layout. After loading it creates the guid cookie
 * and reads the counts; it connects to the hub at the first sign of a person. All code is loaded
 * lazily.
 */
export function LiveStart() {
  useEffect(() => {
    const somebody = attended();
    const start = async () => {
      const { startLive } = await loadPart(() => import('#lib/realtime/live.ts'));
      // In a task of its own: slow phones are still busy parsing code.
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
