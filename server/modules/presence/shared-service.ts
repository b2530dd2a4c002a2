import type { Redis } from 'ioredis';
import { z } from 'zod';

/** Lifetime of a value that its node does not renew, in ms: nodes that died renew nothing. */
const lifetime = 120_000;
/** Interval at which a node renews its values, in ms. */
export const renewEvery = 30_000;

const kept = z.object({ until: z.number(), value: z.unknown() });

/** Keys: values of a key, list of keys. Arguments: id, key. */
const dropValue = `redis.call('hdel', KEYS[1], ARGV[1])
  if redis.call('exists', KEYS[1]) == 0 then redis.call('zrem', KEYS[2], ARGV[2]) end`;

/**
 * Values by key and id that all nodes read. Each node renews its own values before they expire. While Redis is unreachable,
 * and without one, a node reads its own values only.
 * @param now the clock
 */
export function createShared(redis: Redis | null, kind: string, now: () => number = Date.now) {
  const own = new Map<string, Map<string, unknown>>();
  const prefix = `kahroba-here-${kind}`;
  const nameOf = (key: string) => `${prefix}-${key}`;
  const texts = (values: ReadonlyMap<string, unknown>): string[] => {
    const until = now() + lifetime;
    return Array.from(values, ([id, value]) => [id, JSON.stringify({ until, value })]).flat();
  };

  /** A lost write is repeated by `renew`. */
  const write = (work: (redis: Redis) => Promise<unknown>): void => {
    if (redis) work(redis).catch(() => undefined);
  };

  return {
    /** Whether a key has a value on any node. */
    async has(key: string): Promise<boolean> {
      if (own.has(key)) return true;
      return (await redis?.exists(nameOf(key)).catch(() => 0)) === 1;
    },
    /** @param isNews whether the key moves to the front of `latest` */
    put(key: string, id: string, value: unknown, isNews: boolean): void {
      const values = own.get(key) ?? new Map<string, unknown>();
      if (isNews) own.delete(key);
      own.set(key, values.set(id, value));
      write((at) => {
        const line = at
          .pipeline()
          .hset(nameOf(key), ...texts(new Map([[id, value]])))
          .pexpire(nameOf(key), lifetime);
        return (isNews ? line.zadd(prefix, now(), key) : line).exec();
      });
    },
    remove(key: string, id: string): void {
      own.get(key)?.delete(id);
      if (own.get(key)?.size === 0) own.delete(key);
      // Off the list with its last value, in one step: another node may say one at this moment.
      write((at) => at.eval(dropValue, 2, nameOf(key), prefix, id, key));
    },
    /** The values of a key on all nodes. */
    async read(key: string): Promise<unknown[]> {
      const here = own.get(key) ?? new Map<string, unknown>();
      const found = await redis?.hgetall(nameOf(key)).catch(() => null);
      if (!found) return [...here.values()];
      const lapsed: string[] = [];
      const all = Object.entries(found).flatMap(([id, text]) => {
        const { until, value } = kept.parse(JSON.parse(text));
        if (until <= now()) lapsed.push(id);
        return until > now() && !here.has(id) ? [value] : [];
      });
      // A key that others renew would keep them for ever.
      if (lapsed.length > 0) write((at) => at.hdel(nameOf(key), ...lapsed));
      return [...here.values(), ...all];
    },
    /** Keys that were news last, with those before; some may have no values any more. */
    async latest(most: number): Promise<string[]> {
      const here = [...own.keys()].toReversed().slice(0, most);
      const found = await redis?.zrevrange(prefix, 0, most - 1).catch(() => null);
      return found ?? here;
    },
    count: async (): Promise<number> => (await redis?.zcard(prefix).catch(() => null)) ?? own.size,
    /** Writes all own values again. */
    async renew(): Promise<void> {
      if (!redis) return;
      const line = redis.pipeline();
      for (const [key, values] of own) {
        line.hset(nameOf(key), ...texts(values)).pexpire(nameOf(key), lifetime);
        // Redis may have forgotten everything, or this key may have come while it was away.
        line.zadd(prefix, 'NX', now(), key);
      }
      await line.exec().catch(() => undefined);
    },
    /** Takes keys off the list of which no node has a value: those of nodes that died. */
    forget(keys: readonly string[]): void {
      if (keys.length > 0) write((at) => at.zrem(prefix, ...keys));
    },
  };
}
export type Shared = ReturnType<typeof createShared>;
