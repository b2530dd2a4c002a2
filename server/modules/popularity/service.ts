import type { Database, Db } from '#server/db/database.ts';
import { syncPopularity } from '#server/modules/catalogue/popularity-sync-service.ts';
import { addCounts, type Counted, forgetDays } from '#server/modules/popularity/queries.ts';
import { type View, ViewCounter } from '#server/modules/popularity/view-counter.ts';

/**
 * What makes products popular: views and sales of the last 30 days, on top of what they were given at
 * first. No page is made anew for it; lists follow when they are made for another reason, or hourly.
 */
export function createPopularityService(database: Database) {
  const counter = new ViewCounter();

  /** Writes what was counted in memory; what cannot be written is kept for the next time. */
  async function flush(): Promise<void> {
    const views = counter.take();
    if (views.size === 0) return;
    const counted = [...views].map(([websiteCode, count]) => ({
      websiteCode,
      views: count,
      sold: 0,
    }));
    try {
      await database.transaction((tx) => add(tx, counted));
    } catch (error) {
      counter.giveBack(views);
      throw error;
    }
  }

  return {
    /** Counts in memory alone, so that no page waits for it. */
    see: (view: View) => counter.count(view),
    flush,
    /** For the transaction that sells: pieces by product. */
    sell: (tx: Db, pieces: ReadonlyMap<number, number>) =>
      add(
        tx,
        [...pieces].map(([websiteCode, sold]) => ({ websiteCode, views: 0, sold })),
      ),
    removeSomeOld: () =>
      database.transaction(async (tx) => {
        const { ids, days } = await forgetDays(tx);
        await syncPopularity(tx, ids);
        return days;
      }),
  };
}
export type PopularityService = ReturnType<typeof createPopularityService>;

async function add(tx: Db, counted: readonly Counted[]): Promise<void> {
  if (counted.length > 0) await syncPopularity(tx, await addCounts(tx, counted));
}
