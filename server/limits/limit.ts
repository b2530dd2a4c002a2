import type { Redis } from 'ioredis';
import { ShopError } from '#server/errors.ts';
import { type Counter, memoryCounter, redisCounter } from '#server/limits/counter.ts';

/** Takes back what was counted. */
export type TakeBack = () => Promise<void>;

/** Takes all back. A count that fails to go is over by itself. */
export async function takeAllBack(counted: readonly TakeBack[]): Promise<void> {
  await Promise.allSettled(counted.map((takeBack) => takeBack()));
}

/** Does the work; when it fails, what was counted for it is taken back. @throws what the work throws */
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
  /** What is counted; counts of one kind push no other out of memory. */
  kind: string;
  /** ms after the first of them in which they are counted together. */
  windowMs: number;
  most: number;
  /** Sentence for anyone who exceeds the limit. */
  sentence: string;
}

/**
 * Counts by key, shared through Redis; while that is away each node counts for itself.
 * @returns what counts one, and throws 429 when there were too many
 */
export function createLimit({ redis, kind, windowMs, most, sentence }: Limit) {
  const own = memoryCounter();
  const shared = redis === null ? own : redisCounter(redis, `kahroba-${kind}-`);

  return async function count(key: string): Promise<TakeBack> {
    let counter: Counter = shared;
    const counted = await shared.add(key, windowMs).catch(() => {
      counter = own;
      return own.add(key, windowMs);
    });
    if (counted.count > most) {
      throw new ShopError(429, 'TOO_MANY_TRIES', sentence, {
        retryAfter: Math.max(1, Math.ceil(counted.endsIn / 1_000)),
      });
    }
    return () => counter.remove(key, windowMs);
  };
}
