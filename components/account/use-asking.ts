'use client';

import { useState } from 'react';
import type { Sending } from '#lib/session/code-client.ts';

interface Asking {
  /** Seconds until another code may be asked for; null until there is one to be typed. */
  wait: number | null;
  /** Why there is none. */
  sentence: string | null;
  busy: boolean;
}

const begin: Asking = { wait: null, sentence: null, busy: false };

/** The first half of a way in by code: a code is asked for, and comes or does not. */
export function useAsking() {
  const [asking, setAsking] = useState(begin);

  return {
    ...asking,
    /** Back to where the number is typed. */
    back: () => setAsking(begin),
    /** @returns whether there is a code to be typed now */
    async ask(send: () => Promise<Sending>): Promise<boolean> {
      setAsking({ ...begin, busy: true });
      const { wait, sentence } = await send();
      setAsking({ wait, sentence: wait === null ? sentence : null, busy: false });
      return wait !== null;
    },
  };
}
