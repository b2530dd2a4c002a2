import { LRUCache } from 'lru-cache';
import type { Suggestion } from '#lib/contract/home.ts';
import type { Database } from '#server/db/database.ts';

/** Cache lifetime of suggestions in ms: names change rarely, and prices are not included. */
const lifetime = 30_000;
/** Cached texts per shop, one or two kilobytes each. */
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
 * Caches the suggestions for a text and shares one query among concurrent requests: most people type the same
 * beginnings. A failed query is not cached.
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
