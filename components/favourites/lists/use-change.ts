'use client';

import { useRef, useState } from 'react';
import { failureTexts } from '#lib/calls/texts.ts';
import type { Outcome } from '#lib/session/try-call.ts';
import { showToast } from '#lib/toasts/store.ts';

/**
 * Makes one change at a time; a refusal is shown as a toast.
 * @returns whether one is under way, and a function that resolves to the answer, null without one
 */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function change<Answer>(call: () => Promise<Outcome<Answer>>): Promise<Answer | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(true);
    const outcome = await call().catch(() => 'unreachable' as const);
    isBusy.current = false;
    setBusy(false);
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return null;
    if (outcome === 'unreachable') await showToast('error', failureTexts.unreachable);
    else if ('refusal' in outcome) await showToast('error', outcome.refusal.sentence);
    else return outcome.answer;
    return null;
  }

  return [busy, change] as const;
}
