import type { Database } from '#server/db/database.ts';
import { readTwins } from '#server/modules/search/queries.ts';

/** Names in the other script, by word; the most used first. */
export type Twins = ReadonlyMap<string, readonly string[]>;

/** How long they are kept, in ms: new series are rare, and found under their own names at once. */
const lifetime = 30_000;

const kept = new WeakMap<Database, { twins: Promise<Twins>; until: number }>();

/** The twins a shop's catalogue tells of, a few hundred; read anew after a while. */
export function knownTwins(database: Database): Promise<Twins> {
  const known = kept.get(database);
  if (known && known.until > Date.now()) return known.twins;
  const twins = read(database);
  kept.set(database, { twins, until: Date.now() + lifetime });
  twins.catch(() => kept.delete(database));
  return twins;
}

async function read(database: Database): Promise<Twins> {
  const twins = new Map<string, string[]>();
  for (const { word, twin } of await database.run(readTwins, [])) {
    const own = twins.get(word);
    if (own) own.push(twin);
    else twins.set(word, [twin]);
  }
  return twins;
}
