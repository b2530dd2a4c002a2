import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { syncPopularity } from '#server/modules/catalogue/popularity-sync-service.ts';
import {
  addCounts,
  type Counted,
  forgetDays,
  holdProducts,
  removeSold,
} from '#server/modules/popularity/queries.ts';
import { type View, ViewCounter } from '#server/modules/popularity/view-counter.ts';

/** Pieces that were sold; a product may come more than once. */
type Sold = readonly { readonly websiteCode: number; readonly count: number }[];

/** A sale that is taken back: its day in Tehran, as `2026-11-25`, and its pieces by product. */
interface Unsold {
  readonly day: string;
  readonly pieces: ReadonlyMap<number, number>;
}

/**
 * Popularity of products: views and sales of the last 30 days, added to the initial value. They are counted in
 * memory and written in batches, because everyone who buys a product would wait for its row. It revalidates no
 * page; lists show it when they are revalidated for another reason, or after an hour.
 */
export function createPopularityService(database: Database) {
  const views = new ViewCounter();
  let sold = new Map<number, number>();
  let unsold: Unsold[] = [];

  const addSold = (pieces: Sold): void => {
    for (const { websiteCode, count } of pieces) {
      sold.set(websiteCode, (sold.get(websiteCode) ?? 0) + count);
    }
  };

  /** Writes what was counted in memory; keeps it for the next time when that fails. */
  async function flush(): Promise<void> {
    const [seen, bought, back] = [views.take(), sold, unsold];
    [sold, unsold] = [new Map(), []];
    const products = new Set([...seen.keys(), ...bought.keys()]);
    if (products.size === 0 && back.length === 0) return;
    const counted = [...products].map((websiteCode) => ({
      websiteCode,
      views: seen.get(websiteCode) ?? 0,
      sold: bought.get(websiteCode) ?? 0,
    }));
    try {
      await database.transaction((tx) => write(tx, counted, back));
    } catch (error) {
      views.giveBack(seen);
      addSold([...bought].map(([websiteCode, count]) => ({ websiteCode, count })));
      unsold.unshift(...back);
      throw error;
    }
  }

  /** Sales first: what is taken back may have been sold since the last batch. */
  async function write(
    tx: Db,
    counted: readonly Counted[],
    back: readonly Unsold[],
  ): Promise<void> {
    await holdProducts(tx, [
      ...counted.map(({ websiteCode }) => websiteCode),
      ...back.flatMap(({ pieces }) => [...pieces.keys()]),
    ]);
    const ids = counted.length > 0 ? await addCounts(tx, counted) : [];
    for (const { day, pieces } of back) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      ids.push(...(await removeSold(tx, day, pieces)));
    }
    await syncPopularity(tx, ids);
  }

  return {
    /** Counts in memory only, so that no page waits for it. */
    see: (view: View) => views.count(view),
    flush,
    /** Counts what a transaction sells, once it is committed. */
    sell: (tx: Db, pieces: Sold): void => afterCommit(tx, () => addSold(pieces)),
    /** Takes a sale back, once the transaction that ends it is committed. */
    unsell: (tx: Db, sale: Unsold): void => afterCommit(tx, () => void unsold.push(sale)),
    removeSomeOld: () =>
      database.transaction(async (tx) => {
        const { ids, days } = await forgetDays(tx);
        await syncPopularity(tx, ids);
        return days;
      }),
  };
}
export type PopularityService = ReturnType<typeof createPopularityService>;
