/** The clock Next compares the ages of pages and data with, in ms since the epoch. */
export const clock = (): number => performance.timeOrigin + performance.now();

interface Fill {
  tags: readonly string[];
  /** When the service was asked, in ms. */
  since: number;
  /** When the last page could join, in ms. */
  until: number;
}

export interface Fills {
  /** Notes data that pages could get until now. @param since when the service was asked for it, in ms */
  note(tags: readonly string[], since: number): void;
  /**
   * When the oldest data was read that a page with these tags, begun then, may contain; Infinity if it
   * shares none.
   */
  oldestSharedBy(tags: readonly string[], begun: number): number;
}

/** More than are filled while a page is rendered. */
const maxFills = 5_000;
/** Longer than any answer takes, in ms. */
const longAgo = 3_600_000;

/**
 * The latest fills of the data cache. Next lets a page join data that another page is waiting for, even if it changed
 * after the service was asked (16.4, `use-cache-wrapper`), and a page with such data must not count as newer than
 * the change.
 */
export function createFills(max = maxFills): Fills {
  /** Ordered by `until`. */
  const fills: Fill[] = [];
  let forgottenUntil = 0;
  return {
    note(tags, since) {
      fills.push({ tags, since, until: clock() });
      if (fills.length > max) forgottenUntil = fills.shift()?.until ?? forgottenUntil;
    },
    oldestSharedBy(tags, begun) {
      // The page may have joined one that is forgotten.
      if (begun <= forgottenUntil) return begun - longAgo;
      const isShared = (fill: Fill): boolean =>
        fill.until >= begun && fill.tags.every((tag) => tags.includes(tag));
      return Math.min(...fills.filter(isShared).map(({ since }) => since));
    },
  };
}

/** Written by the data cache, read by the page cache: Next loads both into the same process. */
export const fills: Fills = createFills();
