/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that falls back to memory when the browser blocks it or it is full: what it did not take lasts as
 * long as the page.
 */
export function shelfOf(storage: () => Storage): Shelf {
  const own = new Map<string, string>();
  const tried = <T>(act: (kept: Storage) => T, otherwise?: () => void): T | undefined => {
    try {
      return act(storage());
    } catch {
      otherwise?.();
      return undefined;
    }
  };
  return {
    getItem: (key) => own.get(key) ?? tried((kept) => kept.getItem(key)) ?? null,
    setItem: (key, value) => {
      own.delete(key);
      tried(
        (kept) => kept.setItem(key, value),
        () => own.set(key, value),
      );
    },
    removeItem: (key) => {
      own.delete(key);
      tried((kept) => kept.removeItem(key));
    },
  };
}
