/** A token bucket: lets `burst` events pass at once and `perSecond` in the long run. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perMs: number;
  #tokens: number;
  #at: number;

  /** @param now in ms, on the same clock as in `take` */
  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perMs = perSecond / 1000;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Counts one event; false when the limit is exceeded. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
