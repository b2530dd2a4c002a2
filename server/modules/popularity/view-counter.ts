import { LRUCache } from 'lru-cache';

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
  #views = new Map<number, number>();

  count({ websiteCode, guid, address }: View): void {
    const visitor = `${guid} ${websiteCode}`;
    if (this.#seen.has(visitor)) return;
    this.#seen.set(visitor, true);
    const place = `${address} ${websiteCode}`;
    const behind = this.#behind.get(place) ?? 0;
    if (behind >= mostBehindAddress) return;
    this.#behind.set(place, behind + 1, { noUpdateTTL: true });
    this.#add(websiteCode, 1);
  }

  /** Returns and resets the counts. */
  take(): Map<number, number> {
    const taken = this.#views;
    this.#views = new Map();
    return taken;
  }

  /** Adds back counts that could not be written. */
  giveBack(views: ReadonlyMap<number, number>): void {
    for (const [websiteCode, count] of views) this.#add(websiteCode, count);
  }

  #add(websiteCode: number, count: number): void {
    const known = this.#views.get(websiteCode);
    if (known === undefined && this.#views.size >= mostProducts) return;
    this.#views.set(websiteCode, (known ?? 0) + count);
  }
}
