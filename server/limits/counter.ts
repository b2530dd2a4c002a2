import type { Redis } from 'ioredis';

/** Keys remembered at a time when counts live in memory; of more, the least recently used are forgotten. */
const mostKeys = 20_000;

export interface Counted {
  /** How many with this key, this one included. */
  readonly count: number;
  /** When they are forgotten, in ms from now. */
  readonly endsIn: number;
}

/** Counts by key. A window begins with the first of a key and lasts `windowMs`. */
export interface Counter {
  add(key: string, windowMs: number): Promise<Counted>;
  remove(key: string, windowMs: number): Promise<void>;
}

/** Counts of this node alone, in bounded memory. */
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

/** Counts all nodes share, under keys that begin with `prefix` and end by themselves. Rejects without Redis. */
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
      // A key that has just ended would begin anew without an end.
      await redis.multi().set(name, 0, 'PX', windowMs, 'NX').decr(name).exec();
    },
  };
}
