'use client';

import { useState } from 'react';
import type { Sending } from '#lib/session/code-client.ts';

interface Asking {
  /** Seconds until another code can be requested; null until a code was sent. */
  wait: number | null;
  /** Why no code was sent. */
  sentence: string | null;
  busy: boolean;
}

const begin: Asking = { wait: null, sentence: null, busy: false };

/** First step of a login by code: requests the code. */
export function useAsking() {
  const [asking, setAsking] = useState(begin);

  return {
    ...asking,
    /** Returns to the number's field. */
    back: () => setAsking(begin),
    /** @returns whether a code was sent */
    async ask(send: () => Promise<Sending>): Promise<boolean> {
      setAsking({ ...begin, busy: true });
      const { wait, sentence } = await send();
      setAsking({ wait, sentence: wait === null ? sentence : null, busy: false });
      return wait !== null;
    },
  };
}
