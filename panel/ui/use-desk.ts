import { useSyncExternalStore } from 'react';

const desk = matchMedia('(min-width: 62rem)');

function watch(changed: () => void): () => void {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}

/** Whether the window is as wide as a desk's, 992 px and more. Styles use `lg:`; this decides what is drawn at all. */
export const useDesk = (): boolean => useSyncExternalStore(watch, () => desk.matches);
