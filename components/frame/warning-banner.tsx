'use client';

import { useEffect } from 'react';
import { warnedKey } from '#components/frame/head/first-paint.ts';
import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSession } from '#lib/session/store.ts';

/** The warning code that requests the national code (contract §2). */
const nationalCodeMissing = 2;

function remember(warned: boolean): void {
  if (warned) document.documentElement.dataset['warned'] = '';
  else delete document.documentElement.dataset['warned'];
  try {
    if (warned) localStorage.setItem(warnedKey, '1');
    else localStorage.removeItem(warnedKey);
  } catch {
    // The next page tries again.
  }
}

/**
 * Asks a member to confirm the national code. Every page contains it; an attribute on the document
 * shows it, set before the first paint if it was shown last time, so that nothing shifts.
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
