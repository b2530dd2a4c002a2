/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that falls back to memory when the browser blocks it; a session then lasts as long as the
 * page.
 */
export function shelfOf(storage: () => Storage): Shelf {
  const own = new Map<string, string>();
  try {
    storage().getItem('');
    return storage();
  } catch {
    return {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => void own.set(key, value),
      removeItem: (key) => void own.delete(key),
    };
  }
}
