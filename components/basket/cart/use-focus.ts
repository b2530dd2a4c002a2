'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to an element after the focused button is gone.
 * @param takes whether the element gets the focus
 * @param onFocused called afterwards, to reset `takes`
 */
export function useFocus<T extends HTMLElement>(takes: boolean, onFocused: () => void) {
  const place = useRef<T>(null);
  const callback = useRef(onFocused);
  useLayoutEffect(() => {
    callback.current = onFocused;
  });
  // Before the browser handles another key.
  useLayoutEffect(() => {
    if (!takes) return;
    place.current?.focus();
    callback.current();
  }, [takes]);
  return place;
}
