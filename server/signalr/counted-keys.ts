/** Counts how often each key is in use and refuses more than the limit. Unused keys take no room. */
export class CountedKeys {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes one place of `key`; false, and nothing taken, when all are in use. */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#limit) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Gives one place back. */
  release(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count <= 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
  }

  /** How many keys are in use. */
  get size(): number {
    return this.#counts.size;
  }
}
