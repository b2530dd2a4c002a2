import { LRUCache } from 'lru-cache';
import type { Suggestion } from '#lib/contract/home.ts';
import type { Database } from '#server/db/database.ts';

/** How long what a text finds is told again, in ms: names change seldom, prices are not in it. */
const lifetime = 30_000;
/** Texts of each shop, a kilobyte or two each. */
const most = 5_000;

type Kept = LRUCache<string, Promise<Suggestion[]>>;
const shops = new WeakMap<Database, Kept>();

function keptOf(database: Database): Kept {
  const known = shops.get(database);
  if (known !== undefined) return known;
  const kept: Kept = new LRUCache({ max: most, ttl: lifetime });
  shops.set(database, kept);
  return kept;
}

/**
 * What a text finds, asked for once by all who type it at a time: most of what is typed in a shop begins
 * alike. A question that fails is asked again by the next one.
 */
export function keepSuggestions(
  database: Database,
  text: string,
  ask: () => Promise<Suggestion[]>,
): Promise<Suggestion[]> {
  const kept = keptOf(database);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const asked = ask();
  kept.set(text, asked);
  asked.catch(() => kept.delete(text));
  return asked;
}
