import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { redisBackplane } from './redis-backplane.ts';
import { RawClient, realClient } from './testing/clients.ts';
import { startHub, until } from './testing/hub.ts';
import type { TestServer } from './testing/hub.ts';
import { freePort, redisInstalled, startRedis } from '#server/testing/redis.ts';
import type { RedisServer } from '#server/testing/redis.ts';

interface Node {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function startNode(redisUrl: string): Promise<Node> {
  const child = fork(join(import.meta.dirname, 'testing/redis-node-process.ts'), [redisUrl], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const event = (target: string, ...args: unknown[]) => ({ type: 1, target, arguments: args });

/** Calls a method of the hub and waits for its completion, skipping other records. */
async function call(client: RawClient, target: string, ...args: unknown[]): Promise<void> {
  client.send({ type: 1, invocationId: 'call', target, arguments: args });
  expect(await client.next()).toMatchObject({ type: 3, invocationId: 'call' });
}

/** Calls a method without waiting for its completion. */
function invoke(client: RawClient, target: string, ...args: unknown[]): void {
  client.send({ type: 1, target, arguments: args });
}

/** Sends `text` repeatedly from one client to all until the other receives it, while Redis comes back. */
async function untilHeard(from: RawClient, to: RawClient, text: string): Promise<void> {
  let received = false;
  const wait = (async () => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const record = await to.nextMessage();
      if (JSON.stringify(record) === JSON.stringify(event('Shouted', text))) break;
    }
    received = true;
  })();
  await until(() => {
    if (!received) invoke(from, 'Shout', text);
    return received;
  });
  await wait;
}

if (!redisInstalled) {
  describe.skip('the Redis backplane (skipped: there is no redis-server on this machine)', () => {
    test('is not tested', () => {});
  });
} else {
  describe('the Redis backplane', () => {
    let redis: RedisServer;

    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis.stop());

    describe('between two processes', () => {
      let nodes: Node[];
      let sara: RawClient;
      let omid: RawClient;

      beforeAll(async () => {
        nodes = await Promise.all([startNode(redis.url), startNode(redis.url)]);
      });
      afterAll(() => Promise.all(nodes.map((node) => node.stop())));

      beforeEach(async () => {
        sara = await RawClient.connect(`${nodes[0]?.url}?name=sara`);
        omid = await RawClient.connect(`${nodes[1]?.url}?name=omid`);
        // Once calls are answered, the node publishes and receives.
        await call(sara, 'Nothing');
        await call(omid, 'Nothing');
      });
      afterEach(async () => {
        sara.socket.close();
        omid.socket.close();
        await Promise.all([sara.closed, omid.closed]);
      });

      test('carries records for all, once and in order', async () => {
        for (let round = 0; round < 50; round += 1) invoke(sara, 'Shout', `سلام ${round}`);
        for (const client of [omid, sara]) {
          for (let round = 0; round < 50; round += 1) {
            // oxlint-disable-next-line no-await-in-loop
            expect(await client.next()).toEqual(event('Shouted', `سلام ${round}`));
          }
        }
      });

      test('carries records for a group, to its connections only', async () => {
        await call(omid, 'Join', 'tea\nand :* bread');
        invoke(sara, 'SayIn', 'tea\nand :* bread', 'hot');
        expect(await omid.next()).toEqual(event('Said', 'hot'));

        await call(omid, 'Leave', 'tea\nand :* bread');
        invoke(sara, 'SayIn', 'tea\nand :* bread', 'cold');
        invoke(sara, 'Shout', 'last');
        expect(await omid.next()).toEqual(event('Shouted', 'last'));
        expect(await sara.next()).toEqual(event('Shouted', 'last'));
      });

      test('carries records for a user, on whatever nodes its connections are', async () => {
        const phone = await RawClient.connect(`${nodes[1]?.url}?name=sara`);
        await call(phone, 'Nothing');
        invoke(omid, 'Whisper', 'sara', 'psst');
        expect(await sara.next()).toEqual(event('Whispered', 'psst'));
        expect(await phone.next()).toEqual(event('Whispered', 'psst'));
        phone.socket.close();
        await phone.closed;
      });

      test('carries records for one connection, from real client to real client', async () => {
        const [near, far] = [realClient(nodes[0]?.url ?? ''), realClient(nodes[1]?.url ?? '')];
        const poked = new Promise<unknown>((resolve) => {
          far.on('Poked', resolve);
        });
        await Promise.all([near.start(), far.start()]);
        const [id] = await far.invoke('WhoAmI');
        await near.invoke('Poke', id, 'you');
        expect(await poked).toBe('you');
        await Promise.all([near.stop(), far.stop()]);
      });

      test('survives invalid messages on its channels', async () => {
        const stranger = new Redis(redis.url);
        const channel = 'hub-test:all';
        const nonsense = ['', '\n', '{}\n{}', '{"node":"x"}\nx', '{"node":1,"kind":"all"}\nx'];
        await Promise.all(nonsense.map((text) => stranger.publish(channel, text)));
        stranger.disconnect();
        invoke(sara, 'Shout', 'still here');
        expect(await omid.next()).toEqual(event('Shouted', 'still here'));
        expect(await sara.next()).toEqual(event('Shouted', 'still here'));
      });
    });

    describe('without Redis', () => {
      let own: RedisServer | null = null;
      let servers: TestServer[] = [];

      afterEach(async () => {
        await Promise.all(servers.map((server) => server.stop()));
        servers = [];
        await own?.stop();
        own = null;
      });

      async function start(port: number): Promise<RawClient[]> {
        servers = await Promise.all(
          Array.from({ length: 2 }, () =>
            startHub({
              backplane: redisBackplane({ url: `redis://127.0.0.1:${port}`, prefix: 'own' }),
            }),
          ),
        );
        return Promise.all(servers.map((server) => RawClient.connect(server.url)));
      }

      test('nodes start, serve their own clients, and find each other when Redis starts', async () => {
        const port = await freePort();
        const [near, far] = await start(port);
        if (!near || !far) throw new Error('Two clients are needed.');
        invoke(near, 'Shout', 'alone');
        expect(await near.next()).toEqual(event('Shouted', 'alone'));
        expect(servers.map((server) => server.hub.stats().backplane)).toEqual([false, false]);

        own = await startRedis(port);
        await untilHeard(near, far, 'together');
        expect(servers.map((server) => server.hub.stats().backplane)).toEqual([true, true]);
      });

      test('nodes keep running when Redis dies, and receive group records again when it is back', async () => {
        const port = await freePort();
        own = await startRedis(port);
        const [near, far] = await start(port);
        if (!near || !far) throw new Error('Two clients are needed.');
        await call(far, 'Join', 'tea');
        await call(far, 'Join', 'milk');
        await own.stop();
        await until(() => servers.every((server) => !server.hub.stats().backplane));
        invoke(near, 'Shout', 'alone');
        expect(await near.next()).toEqual(event('Shouted', 'alone'));
        await call(far, 'Join', 'bread');
        await call(far, 'Leave', 'milk');

        own = await startRedis(port);
        await untilHeard(near, far, 'together');
        for (const group of ['tea', 'bread']) {
          invoke(near, 'SayIn', group, group);
          let record: unknown = null;
          do {
            // oxlint-disable-next-line no-await-in-loop
            record = await far.nextMessage();
          } while (JSON.stringify(record) === JSON.stringify(event('Shouted', 'together')));
          expect(record).toEqual(event('Said', group));
        }
        const observer = new Redis(own.url);
        const channels = await observer.pubsub('CHANNELS', 'own:group:*');
        observer.disconnect();
        expect(channels).toHaveLength(2);
      }, 20_000);
    });
  });
}
