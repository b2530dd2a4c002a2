'use client';

import { useEffect } from 'react';
import { warnedKey } from '#components/frame/head/first-paint.ts';
import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSession } from '#lib/session/store.ts';

/** The warning that asks for the national code (specification §2). */
const nationalCodeMissing = 2;

function remember(warned: boolean): void {
  if (warned) document.documentElement.dataset['warned'] = '';
  else delete document.documentElement.dataset['warned'];
  try {
    if (warned) localStorage.setItem(warnedKey, '1');
    else localStorage.removeItem(warnedKey);
  } catch {
    // Then the next page asks anew.
  }
}

/**
 * Asks a member to confirm the national code. It stands in every page and is shown by a mark on the
 * document, which is set before the first paint when it was the last time: so nothing moves.
 */
export function WarningBanner() {
  const warned = useSession(({ ready, user }) =>
    ready ? user?.warning === nationalCodeMissing : null,
  );
  useEffect(() => {
    if (warned !== null) remember(warned);
  }, [warned]);

  return (
    <aside className="warned" aria-label={frameTexts.reminder}>
      <div className="wrap">
        <Icon name="circle-alert" />
        <p>{frameTexts.warning}</p>
        <a className="btn btn-sm btn-ink" href="/account/profile">
          {frameTexts.completeProfile}
        </a>
      </div>
    </aside>
  );
}
