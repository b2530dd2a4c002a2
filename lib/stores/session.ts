import { createStore } from 'zustand/vanilla';

/** Who is here. Members come with their own issue; until then everybody is a visitor. */
export interface SessionState {
  /** Percent-encoded path of the page before this one, or null when it was not one of ours. */
  readonly previousPath: string | null;
}

export const sessionStore = createStore<SessionState>(() => ({ previousPath: null }));
