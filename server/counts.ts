/** Counts by key in memory, to be written in batches. Bounded: further keys are lost until the next batch. */
export class Counts<Key> {
  readonly #most: number;
  #counts = new Map<Key, number>();

  /** @param most different keys counted between two writes */
  constructor(most: number) {
    this.#most = most;
  }

  add(key: Key, count = 1): void {
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= this.#most) return;
    this.#counts.set(key, (known ?? 0) + count);
  }

  /** Returns and resets the counts. */
  take(): Map<Key, number> {
    const taken = this.#counts;
    this.#counts = new Map();
    return taken;
  }

  /** Adds back counts that could not be written. */
  giveBack(counts: ReadonlyMap<Key, number>): void {
    for (const [key, count] of counts) this.add(key, count);
  }
}
