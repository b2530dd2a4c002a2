import type { IncomingHttpHeaders } from 'node:http';
import { vitalNames } from '#lib/contract/vital-names.ts';
import type { ReportVitalsBody } from '#lib/contract/vitals.ts';
import { bucketOf } from '#lib/rules/vitals.ts';
import { Counts } from '#server/counts.ts';
import type { Database } from '#server/db/database.ts';
import { isLookedThrough } from '#server/http/bots.ts';
import { addVitals, removeOldVitals, type VitalKey } from '#server/modules/web-vital/queries.ts';

/** More than there are kinds, metrics and buckets together. */
const mostKeys = 4_000;

/**
 * How fast pages were for shoppers, as histograms by day, counted in memory and written in batches: a flood of reports
 * writes no more than one statement every few seconds. Nothing is kept of who sent them.
 */
export function createWebVitals(database: Database) {
  const counts = new Counts<VitalKey>(mostKeys);

  function note({ kind, ...values }: ReportVitalsBody, headers: IncomingHttpHeaders): void {
    if (!isLookedThrough(headers)) return;
    for (const name of vitalNames) {
      const value = values[name];
      if (value !== undefined) counts.add(`${name} ${kind} ${bucketOf(name, value)}`);
    }
  }

  /** Writes what was counted in memory; keeps it for the next time when that fails. */
  async function flush(): Promise<void> {
    const taken = counts.take();
    if (taken.size === 0) return;
    try {
      await database.transaction((tx) => addVitals(tx, taken));
    } catch (error) {
      counts.giveBack(taken);
      throw error;
    }
  }

  /** Deletes a batch of old histograms; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldVitals, []);
    return gone?.count ?? 0;
  }

  return { note, flush, removeSomeOld };
}
export type WebVitals = ReturnType<typeof createWebVitals>;
