import { createStore } from 'zustand/vanilla';

interface Trail {
  /** Percent-encoded path of the page before this one, or null when it was not one of ours. */
  readonly previousPath: string | null;
}

/** Set by the layout at each change of pages; calls and the hub name the page before (contract §3). */
export const trailStore = createStore<Trail>(() => ({ previousPath: null }));
