'use client';

import { useEffect, useState } from 'react';

const aMinute = 60_000;

/**
 * Minutes left, at least 0, renewed each minute.
 * @param seconds left when it is first shown; at least 1
 * @param onOver called once none is left
 */
export function useMinutesLeft(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => Math.ceil((seconds * 1_000) / aMinute));
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (minutes: number) => {
      timer = setTimeout(
        () => {
          // A sleeping device may wake much later.
          const now = Math.max(Math.ceil((end - performance.now()) / aMinute), 0);
          setLeft(now);
          if (now === 0) onOver();
          else wait(now);
        },
        end - performance.now() - (minutes - 1) * aMinute,
      );
    };
    wait(Math.ceil((seconds * 1_000) / aMinute));
    return () => clearTimeout(timer);
  }, [seconds, onOver]);
  return left;
}
