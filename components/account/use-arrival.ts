import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Gives the focus a place when what had it is gone: a button of a row that was removed, a dialog that did
 * what it was opened for.
 * @returns the place, to be focusable, and what sends the focus there once all is drawn
 */
export function useArrival() {
  const place = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  // Each is served once: effects run again when the router shows a page again that was left.
  const served = useRef(0);
  useEffect(() => {
    if (times === served.current) return;
    served.current = times;
    place.current?.focus({ preventScroll: true });
  }, [times]);
  const arrive = useCallback(() => setTimes((before) => before + 1), []);
  return { place, arrive };
}
