'use client';

import { stateTexts } from '#components/states/texts.ts';
import { LogoMark } from '#components/ui/icon.tsx';
import { useOnline } from '#components/ui/use-online.ts';

/** Shown when a page failed to render; says so if the shopper is offline. */
export function FailedView({ retry }: { retry: () => void }) {
  const isOnline = useOnline();
  return (
    <div className="wrap empty" role="alert">
      <LogoMark className="h-16 w-14" />
      <h1>{isOnline ? stateTexts.failedTitle : stateTexts.offlineTitle}</h1>
      <p>{isOnline ? stateTexts.failedText : stateTexts.offlineText}</p>
      <div className="empty-ways">
        <button type="button" className="btn btn-primary" onClick={retry}>
          {stateTexts.retry}
        </button>
        <a className="btn btn-outline" href="/">
          {stateTexts.home}
        </a>
      </div>
    </div>
  );
}
