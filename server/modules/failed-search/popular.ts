import type { Database } from '#server/db/database.ts';
import { readPopular } from '#server/modules/failed-search/queries.ts';

/** For how long a node keeps the most wanted texts, in ms. */
const lifetime = 5 * 60_000;

interface Kept {
  readonly texts: Promise<readonly string[]>;
  readonly until: number;
}
const shops = new WeakMap<Database, Kept>();

/** The texts that most people search for and find, those wanted most first. */
export function popularTexts(database: Database, now = Date.now()): Promise<readonly string[]> {
  const kept = shops.get(database);
  if (kept && kept.until > now) return kept.texts;
  const texts = database.run(readPopular, []).then((found) => found.map(({ text }) => text));
  shops.set(database, { texts, until: now + lifetime });
  texts.catch(() => shops.delete(database));
  return texts;
}
