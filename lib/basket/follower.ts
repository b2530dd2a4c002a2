import type { ContentsStore } from '#lib/basket/contents-store.ts';
import type { BasketStore } from '#lib/basket/store.ts';

interface FollowerParts {
  readonly basket: BasketStore;
  readonly contents: ContentsStore;
  /** Reads the basket into both stores. */
  readonly read: () => Promise<void>;
}

/**
 * Delays in ms before each retry of a failed reading; after the last one only news triggers
 * another.
 */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000] as const;

/**
 * Keeps the shown basket up to date: whenever news is later than what is shown, or about another
 * basket, the basket is read again, so that prices always come from the service. Failed readings
 * are retried a few times.
 */
export function createFollower({ basket, contents, read }: FollowerParts) {
  let reading = false;
  let again = false;
  let changes = 0;
  let failures = 0;
  let later: ReturnType<typeof setTimeout> | undefined;

  function isBehind(): boolean {
    const shown = contents.getState();
    const known = basket.getState();
    if (shown.age !== known.age || typeof shown.reading !== 'object') return true;
    return shown.reading.sequence < known.sequence;
  }

  /** Reads once for all concurrent requests, and once more if news came meanwhile. */
  async function refresh(): Promise<void> {
    again = reading;
    if (reading) return;
    reading = true;
    clearTimeout(later);
    const { age } = basket.getState();
    const failed = await read().then(
      () => false,
      () => true,
    );
    reading = false;
    if (failed) contents.fail(age);
    else failures = 0;
    if (!isBehind()) return;
    if (again) await refresh();
    else if (failed) tryLater();
  }

  function tryLater(): void {
    const wait = waits[failures];
    if (wait === undefined) return;
    failures += 1;
    later = setTimeout(hear, wait);
  }

  function hear(): void {
    const { age } = basket.getState();
    if (age !== contents.getState().age) contents.begin(age);
    if (changes === 0 && isBehind()) void refresh();
  }

  return {
    refresh,
    /** Starts following. @returns a function that stops it */
    follow: (): (() => void) => basket.subscribe(hear),
    /** Reads what was missed while the network was down. */
    catchUp(): void {
      failures = 0;
      hear();
    },
    /**
     * Runs a change made by this page. Its answer contains the basket, so its news triggers no
     * reading.
     */
    async during<T>(change: () => Promise<T>): Promise<T> {
      changes += 1;
      try {
        return await change();
      } finally {
        changes -= 1;
        hear();
      }
    },
  };
}
