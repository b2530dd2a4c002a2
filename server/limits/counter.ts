import type { Redis } from 'ioredis';

/** Keys remembered at a time when counts live in memory; of more the longest unused are forgotten. */
const mostKeys = 20_000;

/** Counts by key: how many with this one, and after how many ms they are forgotten. */
export interface Counter {
  add(key: string): Promise<{ count: number; endsIn: number }>;
  remove(key: string): Promise<void>;
}

/** Counts of this node alone, in bounded memory. `windowMs` begins with the first of a key. */
export function memoryCounter(windowMs: number): Counter {
  const counts = new Map<string, { count: number; ends: number }>();
  return {
    async add(key) {
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

/** Counts all nodes share, under keys that begin with `prefix` and end by themselves. Throws without Redis. */
export function redisCounter(redis: Redis, prefix: string, windowMs: number): Counter {
  return {
    async add(key) {
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
    async remove(key) {
      const name = prefix + key;
      // One that has just ended would begin anew without an end.
      await redis.multi().set(name, 0, 'PX', windowMs, 'NX').decr(name).exec();
    },
  };
}
