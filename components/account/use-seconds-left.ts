'use client';

import { useEffect, useState } from 'react';

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/**
 * Whole seconds until a time in ms, updated each second; correct again after the tab was suspended.
 */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until));

  useEffect(() => {
    const update = () => setLeft(secondsTo(until));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  return left;
}
