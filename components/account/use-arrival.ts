import { useCallback, useEffect, useRef, useState } from 'react';

/** Shows the page from its top, also after a dialog has closed. */
async function showTop(): Promise<void> {
  // Not loaded on the server, which has no windows.
  const { whenPanelsLeft } = await import('#components/ui/panel-history.ts');
  whenPanelsLeft(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Moves the focus to a new place after the focused element is gone: the button of a removed row, a
 * closed dialog.
 * @param isTop whether the place begins the page, which is then shown from its top
 * @returns a ref to the (focusable) place, and a function that moves the focus there after the next
 * render
 */
export function useArrival<Place extends HTMLElement = HTMLElement>(isTop = false) {
  const place = useRef<Place>(null);
  const [times, setTimes] = useState(0);
  // Each request is handled once: effects run again when the router shows a kept page again.
  const served = useRef(0);
  useEffect(() => {
    if (times === served.current) return;
    served.current = times;
    place.current?.focus({ preventScroll: true });
    if (isTop) void showTop();
  }, [times, isTop]);
  const arrive = useCallback(() => setTimes((before) => before + 1), []);
  return { place, arrive };
}
