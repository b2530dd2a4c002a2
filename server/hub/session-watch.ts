import type { HubLogger } from '#server/signalr/options.ts';

/** A connection that lives as long as its session, with the permissions it had at the start. */
export interface Watched {
  readonly sessionId: string;
  readonly permissions: readonly string[];
}

interface Needs {
  /** Those of some sessions that have not ended, with their permissions now. */
  readonly openOf: (
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly permissions: readonly string[] }[]>;
  /** Ms between two looks. */
  readonly every: number;
  readonly logger: HubLogger;
}

/**
 * Looks again and again whether the sessions of connections are open, by one statement for all of a node, and calls `over`
 * for those that have ended or whose permissions have changed. It asks the database because sessions end by themselves,
 * by other nodes and by commands. Without connections nothing runs.
 */
export function createSessionWatch({ openOf, every, logger }: Needs) {
  const watched = new Map<string, { what: Watched; over: () => void }>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const ids = new Set(Array.from(watched.values(), ({ what }) => what.sessionId));
    const known = new Set(watched.keys());
    const open = new Map((await openOf([...ids])).map((each) => [each.id, each.permissions]));
    for (const [id, { what, over }] of watched) {
      // One that began meanwhile was not asked about.
      if (!known.has(id)) continue;
      const now = open.get(what.sessionId);
      if (now === undefined || now.join() !== what.permissions.join()) over();
    }
  }

  function wait(): void {
    const mine = setTimeout(() => {
      look()
        // Without a database nothing is sent either.
        .catch((error: unknown) => logger.warn({ err: error }, 'hub: sessions cannot be read'))
        .finally(() => {
          if (timer === mine) wait();
        });
    }, every);
    timer = mine.unref();
  }

  return {
    /** @param id of the connection */
    begin(id: string, what: Watched, over: () => void): void {
      watched.set(id, { what, over });
      if (timer === undefined) wait();
    },
    end(id: string): void {
      watched.delete(id);
      if (watched.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
