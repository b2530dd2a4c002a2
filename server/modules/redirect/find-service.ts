import type { FindRedirectAnswer } from '#lib/contract/redirect.ts';
import { knownBy, missingAddress } from '#lib/rules/old-address.ts';
import { Counts } from '#server/counts.ts';
import type { Database } from '#server/db/database.ts';
import {
  countHits,
  countMissing,
  findRedirect,
  removeOldMissing,
  trimMissing,
} from '#server/modules/redirect/queries.ts';

/** Different missing addresses, and different redirects, counted between two writes; further ones are left out. */
const mostWaiting = 2_000;

/** Where old addresses lead, and which ones are missing. */
export function createFindService(database: Database) {
  // Counted in memory: a flood of old addresses writes no more than a few statements each few seconds.
  const hits = new Counts<number>(mostWaiting);
  const missing = new Counts<string>(mostWaiting);

  /** Where an address leads that has no page; counts it. */
  async function find(address: string): Promise<FindRedirectAnswer> {
    const known = knownBy(address);
    const [found] = known.length === 0 ? [] : await database.run(findRedirect, [known]);
    if (found) {
      const { id, ...answer } = found;
      hits.add(id);
      return answer;
    }
    const path = missingAddress(address);
    if (path !== null) missing.add(path);
    return { target: null, code: 308 };
  }

  /** Writes what was counted, and keeps the most wanted of what is missing. */
  async function writeCounts(): Promise<void> {
    await write(hits, countHits);
    if (await write(missing, countMissing)) await database.run(trimMissing, []);
  }

  /** Keeps the counts for the next time when it fails. @returns whether there were any */
  async function write<Key>(
    counts: Counts<Key>,
    statement: typeof countHits | typeof countMissing,
  ): Promise<boolean> {
    const counted = counts.take();
    if (counted.size === 0) return false;
    try {
      await database.run(statement, [[...counted.keys()], [...counted.values()]]);
    } catch (error) {
      counts.giveBack(counted);
      throw error;
    }
    return true;
  }

  /** Deletes a batch of old missing addresses; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldMissing, []);
    return gone?.count ?? 0;
  }

  return { find, writeCounts, removeSomeOld };
}
export type FindService = ReturnType<typeof createFindService>;
