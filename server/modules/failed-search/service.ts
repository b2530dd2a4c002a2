import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '#lib/rules/network.ts';
import type { Database } from '#server/db/database.ts';
import { isLookedThrough } from '#server/http/bots.ts';
import { addFailed, removeOldSearches } from '#server/modules/failed-search/queries.ts';
import { SearchCounter } from '#server/modules/failed-search/search-counter.ts';
import { countedText } from '#server/modules/failed-search/searched-text.ts';

/** A search of the whole shop that found nothing. */
interface FailedSearch {
  readonly text: string;
  /** The visitor's IP address; it leaves the memory of this node only as a count. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Searches without a result, counted by day and text for the shop's report. They are counted in memory and written in
 * batches: a flood of searches writes no more than one statement every few seconds.
 */
export function createFailedSearches(database: Database) {
  const counter = new SearchCounter();

  /** Counts in memory only, so that no page waits for it. */
  function note({ text: typed, address, headers }: FailedSearch): void {
    if (!isLookedThrough(headers)) return;
    const text = countedText(typed);
    if (text !== null) counter.count(text, networkOf(address));
  }

  /** Writes what was counted in memory; keeps it for the next time when that fails. */
  async function flush(): Promise<void> {
    const counts = counter.take();
    if (counts.size === 0) return;
    try {
      await database.transaction((tx) => addFailed(tx, counts));
    } catch (error) {
      counter.giveBack(counts);
      throw error;
    }
  }

  /** Deletes a batch of old counts; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldSearches, []);
    return gone?.count ?? 0;
  }

  return { note, flush, removeSomeOld };
}
export type FailedSearches = ReturnType<typeof createFailedSearches>;
