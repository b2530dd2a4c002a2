import { useEffect, useRef } from 'react';

/**
 * After a save that was refused, the cursor is in the first marked field, which browsers bring into view.
 * @param faults sentences by field, as the form marks them
 * @returns saves
 */
export function useFaultInView(faults: object, save: () => void): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || Object.keys(faults).length === 0) return;
    isAsked.current = false;
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [faults]);
  return () => {
    isAsked.current = true;
    save();
  };
}
