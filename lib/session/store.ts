import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { UserInfo } from '#lib/contract/home.ts';

/** Who is using the page: a visitor, a member or an administrator. */
export interface SessionState {
  /** The logged-in member, from the master data; null for a visitor. */
  readonly user: UserInfo | null;
  /** Whether `user` is known yet. */
  readonly ready: boolean;
}

export const sessionStore = createStore<SessionState>(() => ({
  user: null,
  ready: false,
}));

/**
 * Selects a part of the session; the component re-renders when it changes.
 * @public
 */
export function useSession<T>(select: (session: SessionState) => T): T {
  return useStore(sessionStore, select);
}
