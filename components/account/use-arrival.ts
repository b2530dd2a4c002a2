import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to a new place after the focused element is gone: the button of a removed row, a
 * closed dialog.
 * @returns a ref to the (focusable) place, and a function that moves the focus there after the next
 * render
 */
export function useArrival() {
  const place = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  // Each request is handled once: effects run again when the router shows a kept page again.
  const served = useRef(0);
  useEffect(() => {
    if (times === served.current) return;
    served.current = times;
    place.current?.focus({ preventScroll: true });
  }, [times]);
  const arrive = useCallback(() => setTimes((before) => before + 1), []);
  return { place, arrive };
}
