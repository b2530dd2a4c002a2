import type { Shelf } from '#lib/shelf.ts';

/** Seconds a token must remain valid to be sent, because a call may take that long to arrive. */
const margin = 5;

/**
 * Whether an access token (JWT) has not expired according to its claims at `now`, in ms. Only the
 * service can verify it.
 */
export function isUsable(token: string, now: number): boolean {
  try {
    const [, body = ''] = token.split('.');
    const payload: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const expires =
      typeof payload === 'object' && payload !== null && 'exp' in payload && payload.exp;
    return typeof expires === 'number' && (expires - margin) * 1_000 > now;
  } catch {
    return false;
  }
}

interface TokenStoreParts {
  /** Local storage. */
  readonly lasting: Shelf;
  /** Session storage: ends with the tab. */
  readonly passing: Shelf;
  readonly tokenKey: string;
  readonly rememberKey: string;
}

/**
 * Where the access token is kept: in local storage with remember-me, in session storage without
 * (contract §4). Never in both.
 */
export function createTokenStore({ lasting, passing, tokenKey, rememberKey }: TokenStoreParts) {
  const isRemembered = () => lasting.getItem(rememberKey) === 'true';

  return {
    isRemembered,
    /** Empty if no one is logged in in this tab. */
    read: (): string => passing.getItem(tokenKey) || lasting.getItem(tokenKey) || '',
    keep(token: string, remember = isRemembered()): void {
      const [here, there] = remember ? [lasting, passing] : [passing, lasting];
      there.removeItem(tokenKey);
      here.setItem(tokenKey, token);
      if (remember) lasting.setItem(rememberKey, 'true');
      else lasting.removeItem(rememberKey);
    },
    drop(): void {
      for (const shelf of [lasting, passing]) shelf.removeItem(tokenKey);
      lasting.removeItem(rememberKey);
    },
  };
}
export type TokenStore = ReturnType<typeof createTokenStore>;
