import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { UserInfo } from '#lib/contract/home.ts';

/** Who is here: a visitor, a member or an administrator. */
export interface SessionState {
  /** The member who is logged in, as master data tells it; null for a visitor. */
  readonly user: UserInfo | null;
  /** Whether `user` has been told: until then nobody knows who is here. */
  readonly ready: boolean;
}

export const sessionStore = createStore<SessionState>(() => ({
  user: null,
  ready: false,
}));

/**
 * What a component needs to know of the session; it is drawn again when that changes.
 * @public
 */
export function useSession<T>(select: (session: SessionState) => T): T {
  return useStore(sessionStore, select);
}
