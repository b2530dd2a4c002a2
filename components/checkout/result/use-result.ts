'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { orderStatuses } from '#lib/contract/codes.ts';
import type { OrderResultAnswer } from '#lib/contract/order.ts';

export type Reading = 'loading' | 'failed' | 'missing' | OrderResultAnswer;

/** Pauses in ms between readings while a payment is verified; the last one repeats. */
const pauses = [2_000, 3_000, 5_000, 8_000, 12_000, 15_000] as const;
const longestPause = 15_000;

const token = /^[\w-]{22}$/;
/** Statuses of a token that belongs to no payment. */
const unknown = new Set([404, 422]);

async function read(t: string): Promise<Reading | null> {
  const { readResult } = await import('#lib/checkout/client.ts');
  const outcome = await readResult(t);
  if (outcome === null) return null;
  if ('answer' in outcome) return outcome.answer;
  return outcome.status !== null && unknown.has(outcome.status) ? 'missing' : 'failed';
}

const isOpen = (reading: Reading): boolean =>
  typeof reading === 'object' && reading.status === orderStatuses.atGateway;

/** Reads until the result is known. @returns a function that ends it */
function follow(t: string, show: (change: (shown: Reading) => Reading) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const readAgain = async (round: number) => {
    const now = await read(t).catch(() => 'failed' as const);
    if (isOver || now === null) return;
    // A failed repetition keeps what is shown.
    show((shown) => (now === 'failed' && isOpen(shown) ? shown : now));
    if (isOpen(now) || (now === 'failed' && round > 0)) {
      timer = setTimeout(() => void readAgain(round + 1), pauses[round] ?? longestPause);
    }
  };
  void readAgain(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * Follows a payment until its result is known.
 * @param t token of the attempt to pay, from the address
 * @param first what the server read of it; null when it could not
 */
export function useResult(
  t: string | null,
  first: OrderResultAnswer | 'missing' | null,
): {
  reading: Reading;
  retry: () => void;
  /** Reads again; what is shown stays meanwhile. */
  reread: () => void;
} {
  const known = t !== null && token.test(t) ? t : null;
  const [reading, setReading] = useState<Reading>(first ?? 'loading');
  const end = useRef(() => {});

  const begin = useCallback(() => {
    end.current();
    if (known !== null) end.current = follow(known, setReading);
  }, [known]);
  // What the server has read is followed only while it can change.
  const isKnown = first !== null && !isOpen(first);
  useEffect(() => {
    if (!isKnown) begin();
    return () => end.current();
  }, [begin, isKnown]);

  const retry = () => {
    setReading('loading');
    begin();
  };
  return { reading: known === null ? 'missing' : reading, retry, reread: begin };
}
