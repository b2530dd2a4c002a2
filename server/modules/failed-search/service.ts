import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '#lib/rules/network.ts';
import type { Database } from '#server/db/database.ts';
import { isLookedThrough } from '#server/http/bots.ts';
import { popularTexts } from '#server/modules/failed-search/popular.ts';
import {
  addSearches,
  removeOldSearches,
  type SearchTable,
} from '#server/modules/failed-search/queries.ts';
import { SearchCounter } from '#server/modules/failed-search/search-counter.ts';
import { countedText } from '#server/modules/failed-search/searched-text.ts';

/** A search of the whole shop. */
interface Searched {
  readonly text: string;
  /** Whether a product has all its words. */
  readonly isFound: boolean;
  /** The visitor's IP address; it leaves the memory of this node only as a count. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

const tables = ['searched_text', 'failed_search'] as const satisfies readonly SearchTable[];

/**
 * Searches, and those without a result, counted by day and text for the shop's reports. They are counted in memory and
 * written in batches: a flood of searches writes no more than two statements every few seconds.
 */
export function createFailedSearches(database: Database) {
  const counters = { searched_text: new SearchCounter(), failed_search: new SearchCounter() };

  /** Counts in memory only, so that no page waits for it. */
  function note({ text: typed, isFound, address, headers }: Searched): void {
    if (!isLookedThrough(headers)) return;
    const text = countedText(typed);
    if (text === null) return;
    counters.searched_text.count(text, networkOf(address));
    if (!isFound) counters.failed_search.count(text, networkOf(address));
  }

  /** Writes what was counted in memory; keeps it for the next time when that fails. */
  async function flush(): Promise<void> {
    const counted = tables.map((table) => ({ table, counts: counters[table].take() }));
    const written = counted.filter(({ counts }) => counts.size > 0);
    if (written.length === 0) return;
    try {
      await database.transaction(async (tx) => {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        for (const { table, counts } of written) await addSearches(tx, table, counts);
      });
    } catch (error) {
      for (const { table, counts } of written) counters[table].giveBack(counts);
      throw error;
    }
  }

  /** Deletes a batch of old counts; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const gone = await Promise.all(
      tables.map((table) => database.run(removeOldSearches[table], [])),
    );
    return gone.flat().reduce((sum, { count }) => sum + count, 0);
  }

  return { note, flush, removeSomeOld };
}
export type FailedSearches = ReturnType<typeof createFailedSearches>;

/** Words of a text that make another one related to it. */
const wordsOf = (text: string): string[] =>
  text.split(/[\s\u200c-]+/).filter((word) => word.length > 1);

/** As many as a phone shows. */
const mostPopular = 8;

/** What most people search for and find, wanted most first. */
export const popularSearches = async (database: Database): Promise<string[]> =>
  (await popularTexts(database)).slice(0, mostPopular);

/** Popular searches with a word of this text, those with most words of it first. */
export async function relatedSearches(database: Database, typed: string): Promise<string[]> {
  const text = countedText(typed);
  if (text === null) return [];
  const own = new Set(wordsOf(text));
  const shared = (other: string) => wordsOf(other).filter((word) => own.has(word)).length;
  return (await popularTexts(database))
    .filter((other) => other !== text && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a));
}
