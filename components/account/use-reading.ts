import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#lib/session/try-call.ts';

type Reading<Answer> = 'loading' | 'failed' | Answer;

interface Reader<Answer> {
  readonly reading: Reading<Answer>;
  /** Shows the answer of a later call. */
  readonly show: (answer: Answer) => void;
  readonly retry: () => void;
}

/**
 * Loads the data of an account page, and again each time the router shows the page.
 * @param load fetches it, with code loaded on demand; must be the same function in each render
 */
export function useReading<Answer extends object>(
  load: () => Promise<Outcome<Answer>>,
): Reader<Answer> {
  const [reading, setReading] = useState<Reading<Answer>>('loading');
  const isThere = useRef(false);

  const read = useCallback(async () => {
    const outcome = await load().catch(() => 'failed' as const);
    // Null: the browser is already leaving for the login page.
    if (!isThere.current || outcome === null) return;
    const answer = outcome === 'failed' || 'refusal' in outcome ? null : outcome.answer;
    // On a repeated load a failure keeps the data already shown.
    setReading((now) => answer ?? (typeof now === 'object' ? now : 'failed'));
  }, [load]);

  useEffect(() => {
    isThere.current = true;
    void read();
    return () => {
      isThere.current = false;
    };
  }, [read]);

  const retry = () => {
    setReading('loading');
    void read();
  };
  return { reading, show: setReading, retry };
}
