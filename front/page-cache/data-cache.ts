import { LRUCache } from 'lru-cache';
import type { CacheEntry, CacheHandler } from 'next/cache';
import { clock, fills } from '#front/page-cache/fills.ts';
import { createTagTimes } from '#front/page-cache/tag-times.ts';

interface Stored extends Omit<CacheEntry, 'value'> {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Memory of an entry in addition to its bytes and key, in bytes: objects, its slot in the map, an ArrayBuffer. */
const overhead = 900;

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/**
 * The cache of `'use cache'` (`cacheHandlers.default`), in bounded memory. Next's own (16.4) keeps each small answer as a
 * slice of a buffer of 64 KiB, and counts neither the buffer nor the objects of an entry: 20,000 junk ids took 650 MB.
 * @param maxBytes limit of memory for all entries
 */
export function createDataCache(maxBytes: number): CacheHandler {
  const entries = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + 2 * key.length + overhead,
  });
  const pending = new Map<string, Promise<void>>();
  /** Changes after which entries are served stale while they are revalidated. */
  const stale = createTagTimes();
  /** Changes after which entries are not served any more. */
  const expired = createTagTimes();

  async function store(key: string, coming: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await coming;
    // A separate buffer of exactly this size.
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    // Not to be served at all.
    if (entry.expire > 0) entries.set(key, { ...entry, bytes });
    fills.note(entry.tags, entry.timestamp);
  }

  return {
    async get(key) {
      await pending.get(key);
      const stored = entries.get(key);
      if (stored === undefined) return undefined;
      const { bytes, ...entry } = stored;
      const isOld = clock() > entry.timestamp + entry.revalidate * 1_000;
      if (isOld || expired.latest(entry.tags) > entry.timestamp) {
        entries.delete(key);
        return undefined;
      }
      const value = streamOf(bytes);
      const isStale = stale.latest(entry.tags) > entry.timestamp;
      return { ...entry, value, revalidate: isStale ? -1 : entry.revalidate };
    },

    async set(key, coming) {
      // An incomplete answer is not kept; the next reader asks the service again.
      const stored = store(key, coming).catch(() => undefined);
      pending.set(key, stored);
      await stored;
      if (pending.get(key) === stored) pending.delete(key);
    },

    async refreshTags() {},

    async getExpiration(tags) {
      return expired.latest(tags);
    },

    // A profile's `expire` is not tracked: no entry outlives its own `revalidate`.
    async updateTags(tags, durations) {
      const isAtOnce = durations === undefined || durations.expire === 0;
      (isAtOnce ? expired : stale).note(tags, clock());
    },
  };
}
