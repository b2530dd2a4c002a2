import { useSyncExternalStore } from 'react';

function watchLine(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watchLine, () => navigator.onLine);
