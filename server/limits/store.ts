import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type Counter, memoryCounter, redisCounter } from '#server/limits/counter.ts';

/** A route's own limit is counted under the route's name; limits created in code have a name in their keys. */
const ofRoute = z.object({
  routeInfo: z.object({ method: z.string().or(z.array(z.string())), url: z.string() }).partial(),
});

/** The store of @fastify/rate-limit; it uses the same counters as the limits of services. */
export function storeOn(redis: Redis | null): FastifyRateLimitStoreCtor {
  return class CounterStore implements FastifyRateLimitStore {
    readonly #prefix: string;
    readonly #counter: Counter;

    constructor(_options: object, prefix = 'kahroba-rate-') {
      this.#prefix = prefix;
      this.#counter = redis === null ? memoryCounter() : redisCounter(redis, prefix);
    }

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const count = async () => {
        const counted = await this.#counter.add(key, windowMs);
        return { current: counted.count, ttl: counted.endsIn };
      };
      callbackify(count)(done);
    }

    child(options: object): CounterStore {
      const { method = '', url = '' } = ofRoute.parse(options).routeInfo;
      return new CounterStore(options, `${this.#prefix}${String(method)}${url}-`);
    }
  };
}
