import type { Database, Db } from '#server/db/database.ts';
import { syncPopularity } from '#server/modules/catalogue/popularity-sync-service.ts';
import {
  addCounts,
  type Counted,
  forgetDays,
  removeSold,
} from '#server/modules/popularity/queries.ts';
import { type View, ViewCounter } from '#server/modules/popularity/view-counter.ts';

/**
 * Popularity of products: views and sales of the last 30 days, added to the initial value. It revalidates no
 * page; lists show it when they are revalidated for another reason, or after an hour.
 */
export function createPopularityService(database: Database) {
  const counter = new ViewCounter();

  /** Writes the views counted in memory; keeps them for the next time when that fails. */
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
    /** Counts in memory only, so that no page waits for it. */
    see: (view: View) => counter.count(view),
    flush,
    /** Call it in the transaction of the sale; pieces by product. */
    sell: (tx: Db, pieces: ReadonlyMap<number, number>) =>
      add(
        tx,
        [...pieces].map(([websiteCode, sold]) => ({ websiteCode, views: 0, sold })),
      ),
    /**
     * Takes a sale back, in the transaction that ends it; pieces by product.
     * @param day of the sale in Tehran, as `2026-11-25`
     */
    unsell: async (tx: Db, day: string, pieces: ReadonlyMap<number, number>) =>
      syncPopularity(tx, await removeSold(tx, day, pieces)),
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
