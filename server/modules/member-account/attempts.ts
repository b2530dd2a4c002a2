import type { Redis } from 'ioredis';
import { ShopError } from '#server/errors.ts';
import { memberTexts } from '#server/modules/member-account/texts.ts';

/** ms after the first of them in which tries are counted together. */
const windowMs = 900_000;
/** An address may be that of a whole company or mobile operator. */
const triesOfAddress = 20;
/** Keys remembered at a time when counts live in memory. */
const mostKeys = 50_000;

/** Counts by key: how many with this one, and after how many ms they are forgotten. */
interface Counter {
  add(key: string): Promise<{ count: number; endsIn: number }>;
  remove(key: string): Promise<void>;
}

function memoryCounter(): Counter {
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

const named = (key: string) => `kahroba-login-${key}`;

function redisCounter(redis: Redis): Counter {
  return {
    async add(key) {
      const name = named(key);
      const replies = await redis
        .multi()
        .set(name, 0, 'PX', windowMs, 'NX')
        .incr(name)
        .pttl(name)
        .exec();
      const [count, endsIn] = [replies?.[1]?.[1], replies?.[2]?.[1]];
      if (typeof count !== 'number' || typeof endsIn !== 'number') throw new Error('no count');
      // A count taken back just after its end would stay for ever.
      if (endsIn < 0) await redis.pexpire(name, windowMs);
      return { count, endsIn };
    },
    async remove(key) {
      await redis.decr(named(key));
    },
  };
}

/** What a login was counted under, to be taken back when it succeeds. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Bounds guessing of passwords: `limit` failed logins for one number and twenty times as many from one
 * address within 15 minutes. A try counts before it is decided, so that many at once are no way around.
 * Counts are shared through Redis; while that is away each node counts for itself.
 */
export function createAttempts({ redis, limit }: { redis: Redis | null; limit: number }) {
  const own = memoryCounter();
  const shared = redis === null ? own : redisCounter(redis);

  async function count(key: string, most: number): Promise<Counter> {
    let counter = shared;
    const counted = await shared.add(key).catch(() => {
      counter = own;
      return own.add(key);
    });
    if (counted.count > most) {
      throw new ShopError(429, 'TOO_MANY_TRIES', memberTexts.tooManyTries, {
        retryAfter: Math.max(1, Math.ceil(counted.endsIn / 1_000)),
      });
    }
    return counter;
  }

  /** @throws {ShopError} 429 when there were too many */
  return async function tryOnce(mobile: string, address: string): Promise<Attempt> {
    const keys = [`number-${mobile}`, `address-${address}`] as const;
    const ofNumber = await count(keys[0], limit);
    const ofAddress = await count(keys[1], limit * triesOfAddress);
    return {
      succeeded: async () => {
        await Promise.all([ofNumber.remove(keys[0]), ofAddress.remove(keys[1])]).catch(() => {});
      },
    };
  };
}
