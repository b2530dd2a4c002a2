import { LRUCache } from 'lru-cache';

/** Characters kept in all: those of some forty full parts of a sitemap. */
const most = 16_000_000;
const kept = new LRUCache<string, string>({
  maxSize: most,
  sizeCalculation: ({ length }) => length,
});

/**
 * What is written, and while it cannot be, what was written last under this name; null for what is not there.
 * @throws what `write` throws when nothing was written before
 */
export async function orLastWritten(
  name: string,
  write: () => Promise<string | null>,
): Promise<string | null> {
  try {
    const written = await write();
    if (written === null) kept.delete(name);
    else kept.set(name, written);
    return written;
  } catch (error) {
    const last = kept.get(name);
    if (last === undefined) throw error;
    return last;
  }
}
