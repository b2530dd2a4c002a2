import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.ts';

/** Kept texts per shop, one or two kilobytes each. */
const most = 5_000;

/**
 * Keeps what was found for a text, and shares one query among concurrent requests: most people type the same
 * beginnings. A failed query is not kept.
 */
export class KeptTexts<Found> {
  readonly #shops = new WeakMap<Database, LRUCache<string, Promise<Found>>>();
  readonly #lifetime: number;

  /** @param lifetime in ms */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  keep(database: Database, text: string, ask: () => Promise<Found>): Promise<Found> {
    const kept = this.#keptOf(database);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const asked = ask();
    kept.set(text, asked);
    asked.catch(() => kept.delete(text));
    return asked;
  }

  #keptOf(database: Database): LRUCache<string, Promise<Found>> {
    const known = this.#shops.get(database);
    if (known !== undefined) return known;
    const kept = new LRUCache<string, Promise<Found>>({ max: most, ttl: this.#lifetime });
    this.#shops.set(database, kept);
    return kept;
  }
}
