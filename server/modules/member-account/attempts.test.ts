import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { createAttempts } from '#server/modules/member-account/attempts.ts';
import { connectRedis } from '#server/redis.ts';
import { type RedisServer, redisInstalled, startRedis } from '#server/testing/redis.ts';

const limit = 3;
const refused = { status: 429, code: 'TOO_MANY_TRIES', retryAfter: expect.any(Number) };

/** How many of so many tries at once are let through. */
async function letThrough(tries: number, tryOnce: () => Promise<unknown>): Promise<number> {
  const ends = await Promise.allSettled(Array.from({ length: tries }, () => tryOnce()));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

describe('tries on one node', () => {
  test('are as many as the limit, however many come at once', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    expect(await letThrough(10, () => tryOnce('09120000001', '1.1.1.1'))).toBe(limit);
    await expect(tryOnce('09120000001', '2.2.2.2')).rejects.toMatchObject(refused);
    await expect(tryOnce('09120000002', '1.1.1.1')).resolves.toBeDefined();
  });

  test('that succeed do not count', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    for (let n = 0; n < 10; n += 1) {
      const attempt = await tryOnce('09120000001', '1.1.1.1');
      await attempt.succeeded();
    }
    expect(await letThrough(10, () => tryOnce('09120000001', '1.1.1.1'))).toBe(limit);
  });
});

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('tries on two nodes', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis();
    redis = await connectRedis(server.url);
    await once(redis, 'ready');
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  test('are counted together, and forgotten in time', async () => {
    const [one, other] = [createAttempts({ redis, limit }), createAttempts({ redis, limit })];
    const [mobile, address] = ['09120000001', randomUUID()];
    const first = await one(mobile, address);
    await first.succeeded();
    expect(await letThrough(2, () => one(mobile, address))).toBe(2);
    expect(await letThrough(9, () => other(mobile, address))).toBe(1);
    await expect(one(mobile, address)).rejects.toMatchObject(refused);
    const keys = await redis.keys('kahroba-login-*');
    expect(keys).toHaveLength(2);
    const lives = await Promise.all(keys.map((key) => redis.pttl(key)));
    for (const life of lives) expect(life).toBeGreaterThan(0);
  });

  test('go on being counted by each node while Redis is away', async () => {
    const tryOnce = createAttempts({ redis, limit });
    await server.stop();
    expect(await letThrough(9, () => tryOnce('09120000002', randomUUID()))).toBe(limit);
  });
});
