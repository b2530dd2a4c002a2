import type { Database } from '#server/db/database.ts';
import { type Known, KnownWords } from '#server/modules/search/known-words.ts';
import { readTwins, readWords } from '#server/modules/search/queries.ts';
import { Sounds } from '#server/modules/search/sounds.ts';
import { readTopics, topicOf, Topics } from '#server/modules/search/topics.ts';

/** Cache lifetime in ms: new words are rare, and exact matches find them at once. */
const lifetime = 5 * 60_000;

interface Kept {
  known: Promise<Known>;
  until: number;
}
const shops = new WeakMap<Database, Kept>();

/** The words known to this node. When they are old they are served stale while they are read again. */
export function knownOf(database: Database, now = Date.now()): Promise<Known> {
  const kept = shops.get(database);
  if (kept === undefined) {
    const known = read(database);
    shops.set(database, { known, until: now + lifetime });
    known.catch(() => shops.delete(database));
    return known;
  }
  if (kept.until <= now) {
    kept.until = now + lifetime;
    void readAgain(database, kept);
  }
  return kept.known;
}

/** Keeps the former words when reading fails, until the next time. */
async function readAgain(database: Database, kept: Kept): Promise<void> {
  const again = read(database);
  const isRead = await again.then(
    () => true,
    () => false,
  );
  if (isRead) kept.known = again;
}

async function read(database: Database): Promise<Known> {
  const [[found], pairs, topics] = await Promise.all([
    database.run(readWords, []),
    database.run(readTwins, []),
    database.run(readTopics, []),
  ]);
  const twins = new Map<string, string[]>();
  for (const { word, twin } of pairs) {
    const own = twins.get(word);
    if (own) own.push(twin);
    else twins.set(word, [twin]);
  }
  const [words, codes] = [await KnownWords.read(found?.words), await KnownWords.read(found?.codes)];
  return {
    words,
    codes,
    twins,
    sounds: await Sounds.read(words),
    topics: new Topics(topics.map(topicOf)),
  };
}
