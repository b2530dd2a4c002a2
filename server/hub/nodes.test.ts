import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { addToBasketAnswer } from '#lib/contract/basket.ts';
import { openTab } from '#server/hub/testing/visitors.ts';
import { caseCount, codes } from '#server/testing/fixture.ts';
import { freePort, redisInstalled, startRedis } from '#server/testing/redis.ts';
import { makeHome, startService } from '#server/testing/service.ts';
import type { Service } from '#server/testing/service.ts';
import { until } from '#server/testing/until.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) {
    // In this order: first tabs, then nodes, then what the nodes depend on.
    // oxlint-disable-next-line no-await-in-loop
    await end();
  }
});

/** A complete service in a process of its own, with its own shop; the nodes share nothing but Redis. */
async function startNode(redisUrl: string): Promise<Service> {
  const home = await makeHome();
  endings.push(() => home.remove());
  const service = await startService({ ...home.env, REDIS_URL: redisUrl });
  endings.push(() => service.end('SIGTERM'));
  return service;
}

async function tab(service: Service, guid: string) {
  const opened = await openTab(service.url, guid);
  endings.push(() => opened.stop());
  return opened;
}

async function add(service: Service, guid: string, code: number = codes.phone) {
  const answer = await fetch(`${service.url}/api/Basket/Add-To-Basket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ WebsiteCode: code, GuidCode: guid }),
  });
  return addToBasketAnswer.parse(await answer.json());
}

/** Accepts and immediately closes `times` connections. */
async function refuse(port: number, times: number): Promise<void> {
  let refused = 0;
  const server = createServer((socket) => {
    refused += 1;
    socket.resetAndDestroy();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  await until(async () => refused >= times);
  server.close();
  await once(server, 'close');
}

const redisIs = async (node: Service, up: boolean): Promise<boolean> => {
  const answer = await fetch(`${node.url}/ready`);
  await answer.text();
  return (answer.status === 200) === up;
};

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('two service processes and a Redis (skipped where redis-server is not installed)', () => {
  test('an addition on one node reaches the tabs of that basket on both nodes, and no others', async () => {
    const redis = await startRedis();
    endings.push(() => redis.stop());
    const nodes = await Promise.all([startNode(redis.url), startNode(redis.url)]);
    const [mine, other] = [randomUUID(), randomUUID()];
    const tabs = await Promise.all(nodes.map((node) => tab(node, mine)));
    const strangers = await Promise.all(nodes.map((node) => tab(node, other)));

    const { basketCount, sequence, message } = await add(nodes[0], mine);
    expect(message).toBeNull();
    for (const [code, , count, total, kind, at] of await Promise.all(
      tabs.map((one) => one.next()),
    )) {
      expect([code, count, total, kind, at]).toEqual([
        codes.phone,
        1,
        basketCount,
        'add',
        sequence,
      ]);
    }
    await add(nodes[1], other);
    await Promise.all(strangers.map((one) => one.next()));
    for (const { received } of [...tabs, ...strangers]) expect(received).toHaveLength(1);
  }, 60_000);

  test('losing Redis is logged once, and nodes reconnect when it is back', async () => {
    const port = await freePort();
    const first = await startRedis(port);
    const node = await startNode(first.url);
    const far = await startNode(first.url);
    const mine = randomUUID();
    const [near, other] = [await tab(node, mine), await tab(far, mine)];

    await first.stop();
    await until(() => redisIs(node, false));
    expect(await add(node, mine)).toMatchObject({ message: null, basketCount: 1 });
    expect((await near.next())[3]).toBe(1);
    await refuse(port, 12);

    const second = await startRedis(port);
    endings.push(() => second.stop());
    await until(() => redisIs(node, true));
    // A different product each time, because an order is limited to a few of each.
    let next = 0;
    await until(async () => {
      await add(node, mine, codes.firstCase + (next % caseCount));
      next += 1;
      return other.received.length > 0;
    });
    const { output } = await node.end('SIGTERM');
    // Of each hub one line for the publishing connection, one for the subscribing one.
    expect(output.match(/Redis is away/g)).toHaveLength(4);
    expect(output.match(/Redis is back/g)).toHaveLength(4);
  }, 60_000);
});
