import type { CacheEntry, CacheHandler } from 'next/cache';

interface Stored extends Omit<CacheEntry, 'value'> {
  bytes: Uint8Array<ArrayBuffer>;
  weight: number;
}

/** When a tag was said to have changed, in ms since the epoch. */
interface TagTimes {
  /** Entries from before are shown once more while new ones are made. */
  stale?: number;
  /** Entries from before are not shown any more, as soon as it is this late. */
  expired?: number;
}

/** What an entry takes beside its bytes and its key: objects, the map's slot, an ArrayBuffer. */
const overhead = 900;

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** The clock by which Next dates entries, in ms. */
const clock = (): number => performance.timeOrigin + performance.now();

/**
 * The memory of `'use cache'`; what was used least recently goes first. Next's own (16.4) keeps each
 * small answer as a slice of 64 KiB that stay with it, and counts neither those nor what an entry takes
 * by itself: 20,000 junk ids held 650 MB.
 * @param maxBytes of the process's memory, all in all
 */
export function createDataCache(maxBytes: number): CacheHandler {
  /** In the order of use, the latest last. */
  const entries = new Map<string, Stored>();
  const pending = new Map<string, Promise<void>>();
  const tagTimes = new Map<string, TagTimes>();
  let weight = 0;

  function drop(key: string): void {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function keep(key: string, stored: Stored): void {
    drop(key);
    if (stored.weight > maxBytes) return;
    entries.set(key, stored);
    weight += stored.weight;
    for (const oldest of entries.keys()) {
      if (weight <= maxBytes) return;
      drop(oldest);
    }
  }

  async function store(key: string, coming: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await coming;
    // A buffer of its own, of exactly this size.
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    // What is never shown again needs no place.
    if (entry.expire === 0) return;
    keep(key, { ...entry, bytes, weight: bytes.byteLength + 2 * key.length + overhead });
  }

  const changed = (tags: string[], kind: keyof TagTimes, since: number, now: number): boolean =>
    tags.some((tag) => {
      const time = tagTimes.get(tag)?.[kind] ?? 0;
      return time > since && time <= now;
    });

  return {
    async get(key) {
      await pending.get(key);
      const stored = entries.get(key);
      if (stored === undefined) return undefined;
      const { bytes, weight: _weight, ...entry } = stored;
      const now = clock();
      const isOld = now > entry.timestamp + entry.revalidate * 1_000;
      if (isOld || changed(entry.tags, 'expired', entry.timestamp, now)) {
        drop(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, stored);
      const isStale = changed(entry.tags, 'stale', entry.timestamp, now);
      return {
        ...entry,
        revalidate: isStale ? -1 : entry.revalidate,
        value: streamOf(bytes),
      };
    },

    async set(key, coming) {
      // What breaks off while it is written is not kept; the next reader asks anew.
      const stored = store(key, coming).catch(() => undefined);
      pending.set(key, stored);
      await stored;
      if (pending.get(key) === stored) pending.delete(key);
    },

    async refreshTags() {},

    async getExpiration(tags) {
      return Math.max(0, ...tags.map((tag) => tagTimes.get(tag)?.expired ?? 0));
    },

    async updateTags(tags, durations) {
      const now = clock();
      for (const tag of tags) {
        const times = { ...tagTimes.get(tag) };
        if (durations === undefined) times.expired = now;
        else times.stale = now;
        if (durations?.expire !== undefined) times.expired = now + durations.expire * 1_000;
        tagTimes.set(tag, times);
      }
    },
  };
}
