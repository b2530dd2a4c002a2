import type { ContentsStore } from '#lib/basket/contents-store.ts';
import type { BasketStore } from '#lib/basket/store.ts';

interface FollowerParts {
  readonly basket: BasketStore;
  readonly contents: ContentsStore;
  /** Reads the basket into both stores. */
  readonly read: () => Promise<void>;
}

/** ms before a reading that failed is tried again, each time it fails anew; then only news brings another. */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000] as const;

/**
 * Keeps what a page shows of the basket in step with what it hears of it: whenever there is later news than
 * what is shown, or another basket, it is read again, so that prices are always the service's. When that fails,
 * it is tried again a few times.
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

  /** Reads once however many ask meanwhile, and once more when there was news. */
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
    /** Begins to follow. @returns what ends it */
    follow: (): (() => void) => basket.subscribe(hear),
    /** Reads what it is behind with, for the network is back. */
    catchUp(): void {
      failures = 0;
      hear();
    },
    /** Makes a change of this page's own: its answer brings the basket, so its news is not asked for. */
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
