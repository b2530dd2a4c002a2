import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { revalidateKind } from '#server/outbox/announce.ts';

/** Ms after which a node looks again for changes, also those of other nodes; pages follow one within two seconds. */
const lookAgain = 1_000;
/** Changes that are read one by one; after more of them nothing is kept. */
const mostChanges = 1_000;
/** Kept values of a shop. */
const mostKept = 20_000;

/** The tags announced by transactions that `$1`, an earlier snapshot, does not see. Values: it, or null for none. */
const readChanges = {
  name: 'outbox-changes',
  text: `
    select pg_current_snapshot()::text as snapshot, coalesce(json_agg(tags), '[]') as changes
    from (
      select payload -> 'tags' as tags from outbox
      where written_in >= pg_snapshot_xmin($1::pg_snapshot) and written_in < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(written_in, $1::pg_snapshot) and kind = '${revalidateKind}'
      limit ${mostChanges + 1}
    ) found`,
  row: z.object({ snapshot: z.string(), changes: z.array(z.array(z.string())) }),
} satisfies Statement<unknown>;

type Read<Value> = (tags: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

interface Kept<Value> {
  readonly values: LRUCache<string, Promise<Value | undefined>>;
  snapshot: string | null;
  lookedAt: number;
  looked: Promise<void>;
}

/** Keeps what was read of a shop by its tag, until a change of that tag was announced on any node. */
export class KeptByTag<Value> {
  readonly #shops = new WeakMap<Database, Kept<Value>>();

  /** @param read reads what is not kept; what it does not find is undefined */
  async get(
    database: Database,
    tags: readonly string[],
    read: Read<Value>,
    now = performance.now(),
  ): Promise<(Value | undefined)[]> {
    const kept = this.#keptOf(database);
    await look(database, kept, now);
    const { values } = kept;
    const missing = tags.filter((tag) => !values.has(tag));
    if (missing.length > 0) {
      const found = read(missing);
      // Kept before it is read: of a change meanwhile the next look lets go of it.
      for (const tag of missing) {
        const value = found.then((all) => all.get(tag));
        values.set(tag, value);
        value.catch(() => values.get(tag) === value && values.delete(tag));
      }
    }
    return Promise.all(tags.map((tag) => values.get(tag)));
  }

  #keptOf(database: Database): Kept<Value> {
    const known = this.#shops.get(database);
    if (known !== undefined) return known;
    const values = new LRUCache<string, Promise<Value | undefined>>({ max: mostKept });
    const kept = { values, snapshot: null, lookedAt: -Infinity, looked: Promise.resolve() };
    this.#shops.set(database, kept);
    return kept;
  }
}

/** Resolves once nothing is kept that changed more than `lookAgain` ago. */
function look<Value>(database: Database, kept: Kept<Value>, now: number): Promise<void> {
  if (now - kept.lookedAt < lookAgain) return kept.looked;
  kept.lookedAt = now;
  kept.looked = letGo(database, kept);
  kept.looked.catch(() => {
    kept.lookedAt = -Infinity;
  });
  return kept.looked;
}

async function letGo<Value>(database: Database, kept: Kept<Value>): Promise<void> {
  const [found] = await database.run(readChanges, [kept.snapshot]);
  if (found === undefined) return;
  kept.snapshot = found.snapshot;
  if (found.changes.length > mostChanges) kept.values.clear();
  else for (const tag of found.changes.flat()) kept.values.delete(tag);
}
