import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { createAttempts } from '#server/modules/member-password/attempts.ts';
import { memoryCounter } from '#server/limits/counter.ts';
import { connectRedis } from '#server/redis.ts';
import { type RedisServer, redisInstalled, startRedis } from '#server/testing/redis.ts';

const limit = 3;
const refused = { status: 429, code: 'TOO_MANY_TRIES', retryAfter: expect.any(Number) };
const mobile = '09120000001';
const from = (network: string, isKnown = false) => ({ mobile, network, isKnown });
const networks = (count: number) => Array.from({ length: count }, (_, n) => `1.1.1.${n}`);

/** How many of this many concurrent attempts are allowed. */
async function letThrough(tries: number, tryOnce: () => Promise<unknown>): Promise<number> {
  const ends = await Promise.allSettled(Array.from({ length: tries }, () => tryOnce()));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

describe('attempts on one node', () => {
  test('from one network are limited, however many are concurrent', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    expect(await letThrough(10, () => tryOnce(from('1.1.1.1')))).toBe(limit);
    await expect(tryOnce(from('1.1.1.1'))).rejects.toMatchObject(refused);
    await expect(tryOnce(from('2.2.2.2'))).resolves.toBeDefined();
    await expect(tryOnce({ ...from('1.1.1.1'), mobile: '09120000002' })).resolves.toBeDefined();
  });

  test('for one number from many networks are five limits, but more where it is known', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    const through = await Promise.all(
      networks(40).map((network) => letThrough(9, () => tryOnce(from(network)))),
    );
    expect(through.reduce((sum, each) => sum + each)).toBe(limit * 5);
    await expect(tryOnce(from('9.9.9.9'))).rejects.toMatchObject(refused);
    expect(await letThrough(9, () => tryOnce(from('9.9.9.8', true)))).toBe(limit);
  });

  test('from one network leave some attempts for others', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    await letThrough(1_000, () => tryOnce(from('1.1.1.1')));
    expect(await letThrough(9, () => tryOnce(from('2.2.2.2')))).toBe(limit);
  });

  test('from one network for many numbers are twenty limits', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    const ends = await Promise.allSettled(
      Array.from({ length: 90 }, (_, n) => tryOnce({ ...from('1.1.1.1'), mobile: `0935${n}` })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit * 20);
  });

  test('that succeed do not count', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    for (let n = 0; n < 10; n += 1) {
      const attempt = await tryOnce(from('1.1.1.1'));
      await attempt.takeBack();
    }
    expect(await letThrough(10, () => tryOnce(from('1.1.1.1')))).toBe(limit);
  });

  test('that succeed are ten limits for one number from one network', async () => {
    const tryOnce = createAttempts({ redis: null, limit });
    const succeed = async (each: string, number = mobile) => {
      const attempt = await tryOnce({ ...from(each, true), mobile: number });
      await attempt.takeBack();
    };
    for (let n = 0; n < limit * 10; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await succeed('1.1.1.1');
    }
    await expect(succeed('1.1.1.1')).rejects.toMatchObject(refused);
    await expect(succeed('2.2.2.2')).resolves.toBeUndefined();
    // Attempts over this limit do not use up the network's limit.
    await letThrough(1_000, () => succeed('1.1.1.1'));
    await expect(succeed('1.1.1.1', '09120000002')).resolves.toBeUndefined();
  });

  test('are counted in bounded memory, the latest of them', async () => {
    const counter = memoryCounter();
    for (let n = 0; n < 60_000; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await counter.add(`09120000001-2001:db8:1:${n}::/64`, 60_000);
    }
    expect((await counter.add('09120000001-2001:db8:1:59999::/64', 60_000)).count).toBe(2);
    // The 20,000 latest keys are kept; the one before them is not.
    expect((await counter.add('09120000001-2001:db8:1:40001::/64', 60_000)).count).toBe(2);
    expect((await counter.add('09120000001-2001:db8:1:39999::/64', 60_000)).count).toBe(1);
    expect((await counter.add('09120000001-2001:db8:1:1::/64', 60_000)).count).toBe(1);
  });

  test('expire', async () => {
    const counter = memoryCounter();
    await counter.add('a', 1);
    await new Promise((done) => setTimeout(done, 5));
    expect((await counter.add('a', 1)).count).toBe(1);
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

  test('are counted together, and expire', async () => {
    const [one, other] = [createAttempts({ redis, limit }), createAttempts({ redis, limit })];
    const network = randomUUID();
    const first = await one(from(network));
    await first.takeBack();
    expect(await letThrough(2, () => one(from(network)))).toBe(2);
    expect(await letThrough(9, () => other(from(network)))).toBe(1);
    await expect(one(from(network))).rejects.toMatchObject(refused);
    const keys = await redis.keys('kahroba-login-*');
    expect(keys).toHaveLength(4);
    const lives = await Promise.all(keys.map((key) => redis.pttl(key)));
    for (const life of lives) expect(life).toBeGreaterThan(0);
  });

  test('undone after they expired leave no permanent key', async () => {
    const attempt = await createAttempts({ redis, limit })(from(randomUUID()));
    await redis.flushall();
    await attempt.takeBack();
    const keys = await redis.keys('kahroba-login-*');
    expect(keys).toHaveLength(3);
    const lives = await Promise.all(keys.map((key) => redis.pttl(key)));
    for (const life of lives) expect(life).toBeGreaterThan(0);
  });

  test('are counted by each node while Redis is unreachable', async () => {
    const tryOnce = createAttempts({ redis, limit });
    await server.stop();
    const other = { ...from(randomUUID()), mobile: '09120000002' };
    expect(await letThrough(9, () => tryOnce(other))).toBe(limit);
  });
});
