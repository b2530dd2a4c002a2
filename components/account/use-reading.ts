import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#lib/session/try-call.ts';

type Reading<Answer> = 'loading' | 'failed' | Answer;

interface Reader<Answer> {
  readonly reading: Reading<Answer>;
  /** Shows what a later call has answered. */
  readonly show: (answer: Answer) => void;
  readonly retry: () => void;
}

/**
 * Reads what a page of the account shows, and again whenever the router shows the page again.
 * @param load asks for it, of code that is loaded late; the same function at each drawing
 */
export function useReading<Answer extends object>(
  load: () => Promise<Outcome<Answer>>,
): Reader<Answer> {
  const [reading, setReading] = useState<Reading<Answer>>('loading');
  const isThere = useRef(false);

  const read = useCallback(async () => {
    const outcome = await load().catch(() => 'failed' as const);
    // Null: the login page is on its way.
    if (!isThere.current || outcome === null) return;
    const answer = outcome === 'failed' || 'refusal' in outcome ? null : outcome.answer;
    // Read again when the router shows the page again: what is drawn stays when that fails.
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
