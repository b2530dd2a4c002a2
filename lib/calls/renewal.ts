/** What renewing needs of a browser. */
export interface RenewalParts {
  /** The token of this tab, or ''. */
  readonly read: () => string;
  /** Whether it can be sent. */
  readonly usable: (token: string) => boolean;
  /** Whether a cookie says that somebody is logged in. */
  readonly mayRefresh: () => boolean;
  /**
   * Asks the service for a new token and keeps it; '' when there is no session any more. Throws when no
   * answer came.
   */
  readonly refresh: () => Promise<string>;
  /** Forgets what is left of a session that is over. */
  readonly forget: () => void;
  /** Runs works of all tabs one after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Gives calls a token that can be sent, renewing it when need be: once for all calls of a tab, and one tab
 * after the other, for each exchange makes the refresh token before it worthless.
 */
export function createRenewal(parts: RenewalParts) {
  let running: Promise<string> | null = null;
  /** Just received: believed although this machine's clock may say otherwise. */
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
    /** The token to send after the service refused this one, or ''. */
    renew,
  };
}
