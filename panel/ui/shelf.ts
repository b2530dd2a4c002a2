/** What is kept says when it was, in ms. */
interface Kept {
  readonly at: number;
}

/** How long things are kept, in ms, and how many are. */
const longest = 14 * 86_400_000;
const most = 100;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const atOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
    ? value.at
    : Number.NaN;

/**
 * Small things that are kept in the browser until they are done with. Each has an entry of its own, so that tabs do not
 * overwrite what others keep. Without storage nothing is kept.
 * @param prefix of the entries' names
 * @param isOne whether what was read is one of them: it may be of another release
 */
export function createShelf<Of extends Kept>(
  store: Store,
  prefix: string,
  isOne: (value: unknown) => value is Of,
) {
  const names = (): string[] =>
    Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  const read = (name: string): Of | null => {
    try {
      const value: unknown = JSON.parse(store.getItem(name) ?? 'null');
      return isOne(value) && Number.isFinite(atOf(value)) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    /** All of them by their names, the newest first. Those that are too old or too many are removed. */
    all(now: number): ReadonlyMap<string, Of> {
      const found = new Map<string, Of>();
      try {
        const entries = names()
          .map((name) => ({ name, value: read(name) }))
          .toSorted((one, other) => (other.value?.at ?? 0) - (one.value?.at ?? 0));
        for (const { name, value } of entries) {
          if (value !== null && now - value.at < longest && found.size < most) {
            found.set(name.slice(prefix.length), value);
          } else store.removeItem(name);
        }
      } catch {
        // The browser keeps nothing.
      }
      return found;
    },
    put(name: string, value: Of): void {
      try {
        store.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // It is kept until the page is left.
      }
    },
    drop(name: string): void {
      try {
        store.removeItem(prefix + name);
      } catch {
        // It was not kept.
      }
    },
  };
}
