import type { Redis } from 'ioredis';
import { ShopError } from '#server/errors.ts';
import { type Counter, memoryCounter, redisCounter } from '#server/limits/counter.ts';

/** Undoes one count. */
export type TakeBack = () => Promise<void>;

/** Undoes all counts. One that cannot be undone expires by itself. */
export async function takeAllBack(counted: readonly TakeBack[]): Promise<void> {
  await Promise.allSettled(counted.map((takeBack) => takeBack()));
}

/**
 * Runs `work`; when it fails, undoes the counts made for it.
 * @throws what `work` throws
 */
export async function orTakeBack<Done>(
  counted: readonly TakeBack[],
  work: Promise<Done>,
): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    await takeAllBack(counted);
    throw error;
  }
}

interface Limit {
  redis: Redis | null;
  /** What is counted; each kind has its own memory. */
  kind: string;
  /** Window in ms, starting with the first count. */
  windowMs: number;
  most: number;
  /** Error text for anyone who exceeds the limit. */
  sentence: string;
  /** Of that error. */
  code?: string;
}

/**
 * Counts by key, shared through Redis; while Redis is unreachable each node counts for itself.
 * @returns counts one; throws 429 when the limit is exceeded
 */
export function createLimit({
  redis,
  kind,
  windowMs,
  most,
  sentence,
  code = 'TOO_MANY_TRIES',
}: Limit) {
  const own = memoryCounter();
  const shared = redis === null ? own : redisCounter(redis, `kahroba-${kind}-`);

  return async function count(key: string): Promise<TakeBack> {
    let counter: Counter = shared;
    const counted = await shared.add(key, windowMs).catch(() => {
      counter = own;
      return own.add(key, windowMs);
    });
    if (counted.count > most) {
      throw new ShopError(429, code, sentence, {
        retryAfter: Math.max(1, Math.ceil(counted.endsIn / 1_000)),
      });
    }
    return () => counter.remove(key, windowMs);
  };
}
