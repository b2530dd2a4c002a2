import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from an end of the log that counts as there, in px. */
const near = 48;

interface LogScroll {
  /** Whether the end of the log is in view. */
  isAtEnd: boolean;
  toEnd(): void;
}

/**
 * Keeps the end of a log in view while it is, and what is read in place while it is not: when earlier
 * messages come above it, and when new ones come below.
 * @param first key of the first row: changes when earlier rows come
 * @param onTop called near the beginning
 */
export function useLogScroll(
  place: RefObject<HTMLElement | null>,
  first: string | undefined,
  onTop: () => void,
): LogScroll {
  const [isAtEnd, setAtEnd] = useState(true);
  const stays = useRef(true);
  const before = useRef({ first, height: 0 });

  const toEnd = () => {
    const log = place.current;
    if (log === null) return;
    log.scrollTo(0, log.scrollHeight);
    stays.current = true;
    setAtEnd(true);
  };

  // After each drawing, before it is seen.
  useLayoutEffect(() => {
    const log = place.current;
    if (log === null) return;
    const grown = log.scrollHeight - before.current.height;
    if (stays.current) log.scrollTo(0, log.scrollHeight);
    else if (before.current.first !== first) log.scrollBy(0, grown);
    before.current = { first, height: log.scrollHeight };
  });

  useEffect(() => {
    const log = place.current;
    if (log === null) return undefined;
    const scrolled = () => {
      const isThere = log.scrollHeight - log.clientHeight - log.scrollTop < near;
      stays.current = isThere;
      setAtEnd(isThere);
      if (log.scrollTop < near && !isThere) onTop();
    };
    // The field below grows, or the keyboard comes.
    const resized = new ResizeObserver(() => {
      if (stays.current) log.scrollTo(0, log.scrollHeight);
    });
    resized.observe(log);
    log.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      resized.disconnect();
      log.removeEventListener('scroll', scrolled);
    };
  }, [place, onTop]);

  return { isAtEnd, toEnd };
}
