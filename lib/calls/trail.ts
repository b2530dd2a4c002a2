import { createStore } from 'zustand/vanilla';
import { sharedListRoot } from '#lib/contract/paths.ts';

interface Trail {
  /** Percent-encoded path of the previous page, or null if it was not one of ours. */
  readonly previousPath: string | null;
}

/** A path as others may be told it: of a shared list without its token. */
export const tellable = (path: string): string =>
  path.startsWith(`${sharedListRoot}/`) ? sharedListRoot : path;

/** Set by the layout at each navigation; calls and the hub send it (contract §3). */
export const trailStore = createStore<Trail>(() => ({ previousPath: null }));
