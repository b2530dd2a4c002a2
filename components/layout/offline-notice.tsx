'use client';

import { useEffect, useState } from 'react';
import { pageTexts } from '#components/layout/page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useOnline } from '#components/ui/use-online.ts';

/** How long the good news stands, in ms. */
const gladFor = 3_000;

/** Says that the browser has no network, and for a moment that it has one again. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const back = () => {
      clearTimeout(timer);
      setBack(true);
      timer = setTimeout(() => setBack(false), gladFor);
    };
    addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
    };
  }, []);

  return (
    <output aria-live="polite" className="network">
      {isOnline && !isBack ? null : (
        <p>
          <Icon name={isOnline ? 'check' : 'wifi-off'} />
          {isOnline ? pageTexts.online : pageTexts.offline}
        </p>
      )}
    </output>
  );
}
