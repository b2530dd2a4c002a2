import { LRUCache } from 'lru-cache';
import { Counts } from '#server/counts.ts';

const aDay = 86_400_000;
/** Maximum entries remembered; the oldest are dropped first and may count once more. */
const remembered = 100_000;
/** Unlike `max`, these reserve no memory at the start. */
const bounds = { maxSize: remembered, sizeCalculation: () => 1, ttl: aDay };
/** Maximum visitors behind one address who count for one product a day. */
const mostBehindAddress = 20;
/** Maximum products counted between two writes; views of further products are lost. */
const mostProducts = 5_000;

export interface View {
  websiteCode: number;
  guid: string;
  address: string;
}

/** Counts views in memory: each visitor once a day per product. */
export class ViewCounter {
  readonly #seen = new LRUCache<string, true>(bounds);
  readonly #behind = new LRUCache<string, number>(bounds);
  readonly #views = new Counts<number>(mostProducts);

  count({ websiteCode, guid, address }: View): void {
    const visitor = `${guid} ${websiteCode}`;
    if (this.#seen.has(visitor)) return;
    this.#seen.set(visitor, true);
    const place = `${address} ${websiteCode}`;
    const behind = this.#behind.get(place) ?? 0;
    if (behind >= mostBehindAddress) return;
    this.#behind.set(place, behind + 1, { noUpdateTTL: true });
    this.#views.add(websiteCode);
  }

  /** Returns and resets the counts. */
  take(): Map<number, number> {
    return this.#views.take();
  }

  /** Adds back counts that could not be written. */
  giveBack(views: ReadonlyMap<number, number>): void {
    this.#views.giveBack(views);
  }
}
