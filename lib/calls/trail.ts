import { createStore } from 'zustand/vanilla';

interface Trail {
  /** Percent-encoded path of the previous page, or null if it was not one of ours. */
  readonly previousPath: string | null;
}

/** Set by the layout at each navigation; calls and the hub send it (contract §3). */
export const trailStore = createStore<Trail>(() => ({ previousPath: null }));
