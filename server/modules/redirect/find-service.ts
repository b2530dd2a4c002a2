import type { FindRedirectAnswer } from '#lib/contract/redirect.ts';
import { knownBy, missingAddress } from '#lib/rules/old-address.ts';
import type { Database } from '#server/db/database.ts';
import {
  countMissing,
  hitRedirect,
  removeOldMissing,
  trimMissing,
} from '#server/modules/redirect/queries.ts';

/** Different missing addresses counted between two writes; further ones are left out. */
const mostWaiting = 2_000;

/** Where old addresses lead, and which ones are missing. */
export function createFindService(database: Database) {
  let waiting = new Map<string, number>();

  /** Where an address leads that has no page; counts it. */
  async function find(address: string): Promise<FindRedirectAnswer> {
    const known = knownBy(address);
    const [found] = known.length === 0 ? [] : await database.run(hitRedirect, [known]);
    if (found) return found;
    const missing = missingAddress(address);
    if (missing !== null) note(missing);
    return { target: null, code: 308 };
  }

  /** Counted in memory: a flood of missing addresses writes no more than one row each few seconds. */
  function note(address: string): void {
    const count = waiting.get(address);
    if (count === undefined && waiting.size >= mostWaiting) return;
    waiting.set(address, (count ?? 0) + 1);
  }

  /** Writes what was counted, and keeps the most wanted. */
  async function writeCounts(): Promise<void> {
    if (waiting.size === 0) return;
    const counted = [...waiting];
    waiting = new Map();
    const values = [counted.map(([path]) => path), counted.map(([, count]) => count)];
    await database.run(countMissing, values);
    await database.run(trimMissing, []);
  }

  /** Deletes a batch of old missing addresses; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldMissing, []);
    return gone?.count ?? 0;
  }

  return { find, writeCounts, removeSomeOld };
}
export type FindService = ReturnType<typeof createFindService>;
