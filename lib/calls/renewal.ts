/** What the renewal needs from a browser. */
export interface RenewalParts {
  /** The token of this tab, or ''. */
  readonly read: () => string;
  /** Whether it has not expired. */
  readonly usable: (token: string) => boolean;
  /** Whether a cookie says that someone is logged in. */
  readonly mayRefresh: () => boolean;
  /**
   * Requests a new token and stores it; '' if there is no session any more. Throws when no answer
   * came.
   */
  readonly refresh: () => Promise<string>;
  /** Deletes the remains of an ended session. */
  readonly forget: () => void;
  /** Runs tasks of all tabs one at a time. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Provides the token of a call, renewing it if necessary: once for all calls of a tab, and one tab
 * at a time, because each renewal invalidates the previous refresh token.
 */
export function createRenewal(parts: RenewalParts) {
  let running: Promise<string> | null = null;
  /** Just issued: trusted although this machine's clock may be wrong. */
  let fresh = '';

  const good = (token: string, refused: string) =>
    token !== '' && token !== refused && (token === fresh || parts.usable(token));

  async function run(refused: string): Promise<string> {
    return parts.inTurn(async () => {
      // Another tab may have renewed it meanwhile.
      const known = parts.read();
      if (good(known, refused)) return known;
      fresh = parts.mayRefresh() ? await parts.refresh() : '';
      if (fresh === '') parts.forget();
      return fresh;
    });
  }

  function renew(refused: string): Promise<string> {
    running ??= run(refused).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** The token to send, or '' for a visitor. */
    async token(): Promise<string> {
      const known = parts.read();
      if (good(known, '')) return known;
      return known === '' && !parts.mayRefresh() ? '' : renew('');
    },
    /** The token to send after the service rejected this one, or ''. */
    renew,
  };
}
