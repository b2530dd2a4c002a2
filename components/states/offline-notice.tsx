'use client';

import { useEffect, useState } from 'react';
import { stateTexts } from '#components/states/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useOnline } from '#components/ui/use-online.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { unreachableEvent } from '#lib/parts.ts';

/** Notices, and how long each is shown, in ms. */
const news = {
  online: { text: stateTexts.online, lasts: 3_000 },
  [unreachableEvent]: { text: failureTexts.unreachable, lasts: 6_000 },
} as const;
type News = keyof typeof news;

function useNews(): News | null {
  const [latest, setLatest] = useState<News | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (name: News) => {
      clearTimeout(timer);
      setLatest(name);
      timer = setTimeout(setLatest, news[name].lasts, null);
    };
    for (const name of ['online', unreachableEvent] as const) {
      addEventListener(name, () => hear(name), listening);
    }
    // Going offline replaces the notice of the restored connection.
    addEventListener('offline', () => setLatest(null), listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return latest;
}

/**
 * Says that the browser is offline, for a moment that it is online again, and that the code of a
 * pressed control could not be loaded.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const latest = useNews();
  const text = latest === null ? null : news[latest].text;
  const shown = text ?? (isOnline ? null : stateTexts.offline);
  return (
    <output aria-live="polite" className="network">
      {shown === null ? null : (
        <p>
          <Icon name={latest === 'online' ? 'check' : 'wifi-off'} />
          {shown}
        </p>
      )}
    </output>
  );
}
