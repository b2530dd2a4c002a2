import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createShared } from '#server/modules/presence/shared-service.ts';
import { connectRedis } from '#server/redis.ts';
import { redisInstalled, type RedisServer, startRedis } from '#server/testing/redis.ts';
import { until } from '#server/testing/until.ts';

test('a node alone knows what it said, the latest news first', async () => {
  const { put, remove, read, latest, count } = createShared(null, 'things');
  put('a', '1', { at: 1 }, true);
  put('b', '2', 'x', true);
  put('a', '3', 'y', true);
  put('b', '2', 'z', false);
  expect([await latest(5), await latest(1), await count()]).toEqual([['a', 'b'], ['a'], 2]);
  expect(await read('a')).toEqual([{ at: 1 }, 'y']);
  remove('a', '1');
  remove('a', '3');
  remove('a', 'unknown');
  expect([await read('a'), await latest(5)]).toEqual([[], ['b']]);
});

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('nodes with a Redis (skipped where redis-server is not installed)', () => {
  let redis: RedisServer;
  let clients: Redis[];
  beforeAll(async () => {
    redis = await startRedis();
    clients = [await connectRedis(redis.url), await connectRedis(redis.url)];
    // A word that comes before the connection is lost until `renew`.
    for (const client of clients) {
      // oxlint-disable-next-line no-await-in-loop
      await until(async () => client.status === 'ready');
    }
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await redis.stop();
  });

  test('know what the others said, until those are silent for two minutes', async () => {
    let now = 1_000_000;
    const [one, other] = clients.map((client) => createShared(client, 'things', () => now));
    if (!one || !other) throw new Error('no nodes');
    one.put('a', '1', 'one', true);
    other.put('a', '2', 'other', true);
    other.put('b', '3', 'b', true);
    await until(
      async () => (await one.read('b')).length === 1 && (await one.read('a')).length === 2,
    );
    expect((await one.latest(5)).toSorted()).toEqual(['a', 'b']);
    other.remove('a', '2');
    await until(async () => (await one.read('a')).join() === 'one');
    now += 90_000;
    await one.renew();
    now += 60_000;
    // The other node died: what it said has lapsed.
    expect(await one.read('b')).toEqual([]);
    one.forget(['b']);
    await until(async () => (await one.latest(5)).join() === 'a');
    expect(await other.read('a')).toEqual(['one']);
  });

  test('forget what a dead node said while others renew the key, and list it again after Redis lost all', async () => {
    let now = 1_000_000;
    const [one, other] = clients.map((client) => createShared(client, 'lost', () => now));
    const [client] = clients;
    if (!one || !other || !client) throw new Error('no nodes');
    one.put('a', '1', 'one', true);
    other.put('a', '2', 'other', true);
    await until(async () => (await one.read('a')).length === 2);
    now += 121_000;
    await one.renew();
    expect(await one.read('a')).toEqual(['one']);
    await until(async () => (await client.hkeys('kahroba-here-lost-a')).join() === '1');
    await client.flushall();
    await one.renew();
    expect(await other.latest(5)).toEqual(['a']);
  });

  test('know what they said themselves while Redis is away', async () => {
    const client = await connectRedis(redis.url);
    const shared = createShared(client, 'others');
    client.disconnect();
    shared.put('a', '1', 'x', true);
    await shared.renew();
    expect([await shared.read('a'), await shared.latest(5), await shared.count()]).toEqual([
      ['x'],
      ['a'],
      1,
    ]);
    shared.remove('a', '1');
    expect(await shared.read('a')).toEqual([]);
  });
});
