'use client';

import { useEffect, useRef } from 'react';

/**
 * Gives an element the focus of a button that is gone.
 * @param takes whether it is to have it
 * @param onFocused told when it has, so that it is not to have it any more
 */
export function useFocus<T extends HTMLElement>(takes: boolean, onFocused: () => void) {
  const place = useRef<T>(null);
  const told = useRef(onFocused);
  useEffect(() => {
    told.current = onFocused;
  });
  useEffect(() => {
    if (!takes) return;
    place.current?.focus();
    told.current();
  }, [takes]);
  return place;
}
