'use client';

import { useState } from 'react';
import { accountTexts } from '#components/account/texts.ts';
import { loadPressed } from '#lib/parts.ts';

/** Ends the session in all tabs and goes home. */
export function LogOutButton({ className }: { className: string }) {
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    const calls = await loadPressed(() => import('#lib/session/client.ts'));
    if (calls === null) setLeaving(false);
    else await calls.logOut();
  };

  return (
    <button
      type="button"
      className={className}
      aria-disabled={leaving}
      onClick={() => void leave()}
    >
      {accountTexts.logOut}
    </button>
  );
}
