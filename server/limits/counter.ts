import type { Redis } from 'ioredis';

/** Maximum keys when counters are in memory; beyond it the least recently used are dropped. */
const mostKeys = 20_000;

export interface Counted {
  /** The count of this key, including this one. */
  readonly count: number;
  /** When the count expires, in ms from now. */
  readonly endsIn: number;
}

/** Counts by key. A window begins with the first count of a key and lasts `windowMs`. */
export interface Counter {
  add(key: string, windowMs: number): Promise<Counted>;
  remove(key: string, windowMs: number): Promise<void>;
}

/** Counters of this node only, in bounded memory. */
export function memoryCounter(): Counter {
  const counts = new Map<string, { count: number; ends: number }>();
  return {
    async add(key, windowMs) {
      const now = Date.now();
      const known = counts.get(key);
      const entry = known && known.ends > now ? known : { count: 0, ends: now + windowMs };
      entry.count += 1;
      counts.delete(key);
      counts.set(key, entry);
      const [oldest] = counts.keys();
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
      return { count: entry.count, endsIn: entry.ends - now };
    },
    async remove(key) {
      const entry = counts.get(key);
      if (entry) entry.count -= 1;
    },
  };
}

/** Counters shared by all nodes, under keys with `prefix` that expire by themselves. Rejects without Redis. */
export function redisCounter(redis: Redis, prefix: string): Counter {
  return {
    async add(key, windowMs) {
      const name = prefix + key;
      const replies = await redis
        .multi()
        .set(name, 0, 'PX', windowMs, 'NX')
        .incr(name)
        .pttl(name)
        .exec();
      const [count, endsIn] = [replies?.[1]?.[1], replies?.[2]?.[1]];
      if (typeof count !== 'number' || typeof endsIn !== 'number') throw new Error('no count');
      return { count, endsIn };
    },
    async remove(key, windowMs) {
      const name = prefix + key;
      // Sets the key first: DECR on an expired key would create one that never expires.
      await redis.multi().set(name, 0, 'PX', windowMs, 'NX').decr(name).exec();
    },
  };
}
