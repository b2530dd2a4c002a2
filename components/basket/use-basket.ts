'use client';

import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { basketStore } from '#lib/stores/basket.ts';

export type Reading = 'loading' | 'failed' | GetBasketAnswer;

/** The answer that is shown: a late one of an earlier state of the basket is not. */
function laterAnswer(shown: Reading, answer: GetBasketAnswer): Reading {
  return typeof shown === 'object' && shown.sequence > answer.sequence ? shown : answer;
}

async function readInto(show: Dispatch<SetStateAction<Reading>>): Promise<void> {
  try {
    const { readBasket } = await import('#lib/api/basket-calls.ts');
    const answer = await readBasket();
    show((shown) => laterAnswer(shown, answer));
  } catch {
    // What is shown stays; only a shopper who sees nothing yet is told.
    show((shown) => (typeof shown === 'object' ? shown : 'failed'));
  }
}

/**
 * The visitor's basket with its lines, and a way to try again after a failure. It follows changes made
 * in other tabs and on other devices.
 */
export function useBasket(): readonly [Reading, retry: () => void] {
  const [reading, setReading] = useState<Reading>('loading');

  useEffect(() => {
    void readInto(setReading);
  }, []);

  useEffect(() => {
    if (typeof reading !== 'object') return;
    return basketStore.subscribe(({ sequence }) => {
      if (sequence > reading.sequence) void readInto(setReading);
    });
  }, [reading]);

  const retry = () => {
    setReading('loading');
    void readInto(setReading);
  };
  return [reading, retry];
}
